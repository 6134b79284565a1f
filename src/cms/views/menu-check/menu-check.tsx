import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { MISSING_PARTS, readIncompleteItems } from '#cms/menu-check/incomplete-items.ts'
import { readMarkFaults } from '#cms/menu-check/mark-faults.ts'
import { StaffView } from '../staff-view.tsx'
import { IncompleteItemsTable } from './incomplete-items-table.tsx'
import { MarkFaultsTables } from './mark-faults-tables.tsx'
import * as t from './messages.gen.ts'

/**
 * The dishes and drinks without a price, stated allergens, an allergen check or a picture, and what is wrong with marks,
 * for those who can mend it.
 */
export async function MenuCheck(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasRole(req, 'editor')) notFound()
  const asked = props.searchParams?.lacks
  const gap = MISSING_PARTS.find((one) => one === asked) ?? null
  return (
    <StaffView {...props}>
      <h1>{t.menuCheck()}</h1>
      <MarkFaultsTables {...(await readMarkFaults(req.payload))} />
      <IncompleteItemsTable items={await readIncompleteItems(req.payload)} missing={gap} />
    </StaffView>
  )
}
