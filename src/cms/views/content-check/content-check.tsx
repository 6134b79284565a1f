import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { lintContent } from '#cms/lint/content-lint.ts'
import { StaffView } from '../staff-view.tsx'
import { FindingList } from './finding-list.tsx'
import * as t from './messages.gen.ts'

/** Admin view: errors of the published content, for editors. */
export async function ContentCheck(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasRole(req, 'editor')) notFound()
  const findings = await lintContent(req.payload)
  return (
    <StaffView {...props}>
      <h1>{t.contentCheck()}</h1>
      <FindingList findings={findings} />
    </StaffView>
  )
}
