import type { PayloadRequest } from 'payload'
import { hasHostAccess } from '#cms/access/host-access.ts'
import * as t from './messages.gen.ts'

type Props = { user?: PayloadRequest['user'] }

/** Leads from the list of booking settings to where those of another restaurant begin with a drawn floor. */
export function SetupLink({ user = null }: Props) {
  if (!hasHostAccess({ user })) return null
  return (
    <p>
      <a href="/admin/reservations/begin">{t.heading()}</a>
    </p>
  )
}
