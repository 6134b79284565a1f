import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../access/roles.ts'
import { lintContent } from '../lint/content-lint.ts'
import { FindingList } from './finding-list.tsx'
import { StaffView } from './staff-view.tsx'

/** What is wrong with the published content, for those who can mend it. */
export async function ContentCheck(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasRole(req, 'editor')) notFound()
  const findings = await lintContent(req.payload)
  return (
    <StaffView {...props}>
      <h1>Content check</h1>
      <FindingList findings={findings} />
    </StaffView>
  )
}
