import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { readLast } from '#cms/find-replace/last-replacement.ts'
import { StaffView } from '../staff-view.tsx'
import { FindReplacePage } from './find-replace.client.tsx'

/** Admin view: words in all content are found, looked at and replaced, for editors. */
export async function FindReplace(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasRole(req, 'editor')) notFound()
  return (
    <StaffView {...props} wide>
      <FindReplacePage last={await readLast(req)} />
    </StaffView>
  )
}
