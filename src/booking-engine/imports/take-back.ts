import { ok, type Result, refuse } from '#lib/result.ts'
import { instantOrLater, SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import { guestKey } from '../guest-book/guest-key.ts'
import { changedDays } from '../host/claim-tables.ts'
import { currentFloorPlan } from '../host/current-floor-plan.ts'
import { bumpDayVersions, releasedDay } from '../inventory/day-versions.ts'
import { NO_TABLE } from '../inventory/table-columns.ts'
import { releaseUnits, unitRangeOf } from '../inventory/units.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import { changeTerms, type FormerTerms, type ImportContext } from './import-booking.ts'
import { dropMark, type ImportMark, isFoundSame, isSaidAgain } from './import-marks.ts'
import { keepUnbooked } from './import-profile.ts'
import { deleteRow, type ImportedRow, rowOfSubject } from './imported-rows.ts'
import { phaseOf } from './seat-imported.ts'
import type { TakeBackCode } from './types.ts'

/** `BookingImports.takeBack` of a booking, in the caller's transaction. `taken` = a guest was faster, try again. */
export async function takeBackBooking(
  sql: BookingSql,
  context: ImportContext,
  mark: ImportMark,
  staff: string,
): Promise<Result<null, TakeBackCode | 'taken'>> {
  const row = await rowOfSubject(sql, mark.subject)
  if (!row || isFoundSame(mark)) {
    await dropMark(sql, mark)
    return ok(null)
  }
  if (row.changed_at !== mark.seen || (await isSaidAgain(sql, mark))) return refuse('edited')
  const at = { locationId: row.location_id, staff }
  if (mark.made) {
    await removeBooking(sql, row)
    await keepUnbooked(sql, guestKey(row), context.keptMonths)
    await logStaffAction(sql, at, { subject: row.id, act: 'cancel', detail: 'import' })
    await dropMark(sql, mark)
    return ok(null)
  }
  const former = JSON.parse(mark.former) as FormerTerms
  const restored = await restoreTerms(sql, context, row, former)
  if (!restored.ok) return restored
  await logStaffAction(sql, at, { subject: row.id, act: 'change', detail: 'import' })
  await dropMark(sql, mark, { before: former.seen, now: restored.value.changed_at })
  return ok(null)
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

async function restoreTerms(
  sql: BookingSql,
  context: ImportContext,
  row: ImportedRow,
  former: FormerTerms,
): Promise<Result<ImportedRow, Exclude<TakeBackCode, 'edited'> | 'taken'>> {
  const current = await currentFloorPlan(sql, row.location_id)
  if (!current) return refuse('no_settings')
  const { plan } = current
  const slot = Math.floor(instantOrLater(former.at, plan.settings.timeZone) / SLOT_MS)
  const phase = phaseOf(current, former.party, slot)
  // It had a table, so its turn had not ended when an import changed it.
  if (phase === 'over' && former.tables.length > 0) return refuse('time_passed')
  const moment = { slot, phase, at: former.at }
  const table = former.tables.join('+') || NO_TABLE
  const wanted = { party: former.party, state: former.state, table }
  return changeTerms(sql, context, { current, moment, row, wanted })
}
