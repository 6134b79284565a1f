import { ok, type Result } from '#lib/result.ts'
import { instantOrLater, SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import { guestKey } from '../guest-book/guest-key.ts'
import { changedDays } from '../host/claim-tables.ts'
import { currentFloorPlan } from '../host/current-floor-plan.ts'
import { bumpDayVersions, releasedDay } from '../inventory/day-versions.ts'
import { releaseUnits, unitRangeOf } from '../inventory/units.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import { changeTerms, type FormerTerms, type ImportContext } from './import-booking.ts'
import { dropMark, type ImportMark } from './import-marks.ts'
import { keepUnbooked } from './import-profile.ts'
import { deleteRow, type ImportedRow, rowOfSubject } from './imported-rows.ts'
import type { ImportedState } from './types.ts'

/** Takes back what an import wrote of a booking, in the caller's transaction; false where it was changed since. */
export async function takeBackBooking(
  sql: BookingSql,
  context: ImportContext,
  mark: ImportMark,
  staff: string,
): Promise<Result<boolean, 'taken'>> {
  const row = await rowOfSubject(sql, mark.subject)
  if (!row) {
    await dropMark(sql, mark)
    return ok(true)
  }
  if (row.changed_at !== mark.seen) return ok(false)
  const at = { locationId: row.location_id, staff }
  if (mark.made) {
    await removeBooking(sql, row)
    await keepUnbooked(sql, guestKey(row), context.keptMonths)
    await logStaffAction(sql, at, { subject: row.id, act: 'cancel', detail: 'import' })
    await dropMark(sql, mark)
    return ok(true)
  }
  const former = JSON.parse(mark.former) as FormerTerms
  const restored = await restoreTerms(sql, context, row, former)
  if (!restored.ok) return restored
  await logStaffAction(sql, at, { subject: row.id, act: 'change', detail: 'import' })
  await dropMark(sql, mark, { before: former.seen, now: restored.value.changed_at })
  return ok(true)
}

async function removeBooking(sql: BookingSql, row: ImportedRow): Promise<void> {
  const current = await currentFloorPlan(sql, row.location_id)
  await releaseUnits(sql, { ...unitRangeOf(row), holdId: row.hold_id })
  await deleteRow(sql, row.id)
  const day = { locationId: row.location_id, day: row.service_day, released: true }
  const { first_slot: first, slots } = row
  await bumpDayVersions(
    sql,
    current ? changedDays(current.plan, day, first, first + slots) : [releasedDay(row)],
  )
}

/** What has passed meanwhile has no table any more; a location without settings keeps what it has. */
async function restoreTerms(
  sql: BookingSql,
  context: ImportContext,
  row: ImportedRow,
  former: FormerTerms,
): Promise<Result<ImportedRow, 'taken'>> {
  const current = await currentFloorPlan(sql, row.location_id)
  if (!current) return ok(row)
  const { plan, now } = current
  const slot = Math.floor(instantOrLater(former.at, plan.settings.timeZone) / SLOT_MS)
  const moment = { slot, isOver: slot < Math.floor(now / SLOT_MS), at: former.at }
  const table = former.tables.length === 0 ? null : former.tables.join('+')
  const wanted = { party: former.party, state: former.state as ImportedState, table }
  return changeTerms(sql, context, { current, moment, row, wanted })
}
