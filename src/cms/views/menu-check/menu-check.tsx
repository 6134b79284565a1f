import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { GAPS, readGaps } from '#cms/menu-check/incomplete-items.ts'
import { StaffView } from '../staff-view.tsx'
import { GapTable } from './incomplete-items-table.tsx'

/** The dishes and drinks without a price, an allergen check or a picture, for those who can add it. */
export async function MenuCheck(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasRole(req, 'editor')) notFound()
  const asked = props.searchParams?.lacks
  const gap = GAPS.find((one) => one === asked) ?? null
  return (
    <StaffView {...props}>
      <h1>Menu check</h1>
      <GapTable items={await readGaps(req.payload)} gap={gap} />
    </StaffView>
  )
}
