import type { PayloadRequest } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import * as t from './messages.gen.ts'

type Props = { user?: PayloadRequest['user'] }

/** Leads from the list of menus to where one is made of a pasted text. */
export function PasteLink({ user = null }: Props) {
  if (!hasRole({ user }, 'editor')) return null
  return (
    <p>
      <a href="/admin/menus/paste">{t.link()}</a>
    </p>
  )
}
