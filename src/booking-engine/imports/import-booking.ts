import { ok, type Result, refuse } from '#lib/result.ts'
import { SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import { insertStaffBooked, updateReservation } from '../bookings/reservation-rows.ts'
import { guestOf, stateOf } from '../bookings/reservations.ts'
import { changedDays } from '../host/claim-tables.ts'
import { currentFloorPlan } from '../host/current-floor-plan.ts'
import { staffRow } from '../host/staff-row.ts'
import type { Current } from '../host/staff-times.ts'
import { randomToken } from '../identity/tokens.ts'
import { bumpDayVersions } from '../inventory/day-versions.ts'
import { NO_TABLE } from '../inventory/table-columns.ts'
import { releaseUnits, unitRangeOf } from '../inventory/units.ts'
import { changedTerms } from '../staff-log/changed-terms.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import { addMark, readMark } from './import-marks.ts'
import {
  type ImportedRow,
  isUntouched,
  rowByKey,
  rowOfSubject,
  termsOf,
  writeOrigin,
  writeState,
} from './imported-rows.ts'
import { type Moment, momentOf, seatImported } from './seat-imported.ts'
import type {
  BookingOutcome,
  ImportBookingCode,
  ImportedBooking,
  ImportedState,
  ImportedTerms,
  ImportRef,
} from './types.ts'

/** How a booking was before an import changed it, and in which version (`changed_at`). */
export type FormerTerms = ImportedTerms & { seen: number }

/** Parts of the engine that imports need, and the `nameKey` of the booking, which stands in for a hold. */
export type ImportContext = { secret: string; keptMonths: number; key: string }

/** `BookingImports.book`, in the caller's transaction. `taken` = a guest was faster, try again. */
export async function importBooking(
  sql: BookingSql,
  context: ImportContext,
  booking: ImportedBooking,
): Promise<Result<BookingOutcome, ImportBookingCode | 'taken'>> {
  const { key } = context
  const mark = await readMark(sql, { import: booking.import, name: key })
  if (mark) {
    // This import has written it already, and was ended before it could say so.
    const row = await rowOfSubject(sql, mark.subject)
    if (!row) return refuse('edited')
    const after = termsOf(row)
    if (mark.made) return ok({ id: row.id, verdict: 'new', before: null, after })
    const before = JSON.parse(mark.former) as FormerTerms | null
    return ok({ id: row.id, verdict: before ? 'changed' : 'same', before: before ?? after, after })
  }
  const current = await currentFloorPlan(sql, booking.locationId)
  if (!current) return refuse('unknown_location')
  const moment = momentOf(current, booking, context.keptMonths)
  if (!moment.ok) return moment
  const row = await rowByKey(sql, key)
  if (!row) return insertImported(sql, context, { current, moment: moment.value, booking })
  const before = termsOf(row)
  const { party } = booking
  const { at: local, state } = moment.value
  if (before.at === local && before.party === party && before.state === state) {
    await note(sql, booking, key, row, 'same')
    return ok({ id: row.id, verdict: 'same', before, after: before })
  }
  if (!isUntouched(row)) return refuse('edited')
  const had = row.place === NO_TABLE ? null : row.place
  const wanted = { party, state, table: booking.table ?? had }
  const changed = await changeTerms(sql, context, { current, moment: moment.value, row, wanted })
  if (!changed.ok) return changed
  const after = changed.value
  if (after.changed_at === row.changed_at) {
    // A party that has arrived, and for which there is still no table.
    await note(sql, booking, key, row, 'same')
    return ok({ id: row.id, verdict: 'same', before, after: before })
  }
  await note(sql, booking, key, after, { ...before, seen: row.changed_at })
  await logStaffAction(sql, at(booking), {
    ...{
      subject: row.id,
      act: 'change',
      detail: ['import', ...changedTerms(before, termsOf(after))].join('; '),
    },
  })
  return ok({ id: row.id, verdict: 'changed', before, after: termsOf(after) })
}

const at = ({ locationId, staff }: ImportedBooking) => ({ locationId, staff })

type New = {
  current: Current
  moment: Moment & { state: ImportedState }
  booking: ImportedBooking
}

async function insertImported(
  sql: BookingSql,
  { secret, key }: ImportContext,
  { current, moment, booking }: New,
): Promise<Result<BookingOutcome, 'taken'>> {
  const { plan, now } = current
  const { locationId, guest } = booking
  const { state } = moment
  const seated = await seatImported(sql, current, moment, { ...booking, state, key })
  if (!seated.ok) return seated
  const { day, turn, table, beyond } = seated.value
  const id = randomToken()
  const seating = { id, key, locationId, plan, serviceDay: day, guest, table, ...turn }
  await insertStaffBooked(sql, { ...staffRow(secret, seating), staff_source: 'import' })
  const isWalkIn = booking.isWalkIn && seated.value.state !== 'booked'
  const start = turn.first * SLOT_MS
  // A party that walks in is written down within its first quarter of an hour.
  const bookedAt = Math.min(booking.bookedAt ?? start, now, isWalkIn ? now : start)
  await writeOrigin(sql, id, { ...booking, bookedAt, isWalkIn })
  await writeState(sql, id, seated.value.state, turn)
  const row = await writtenRow(sql, id)
  await note(sql, booking, key, row, 'made')
  const detail = ['import', ...beyond].join(' ')
  await logStaffAction(sql, at(booking), { subject: id, act: 'book', detail })
  const changed = { locationId, day, released: false }
  await bumpDayVersions(sql, changedDays(plan, changed, turn.first, turn.end))
  return ok({ id, verdict: 'new', before: null, after: termsOf(row) })
}

type Change = {
  current: Current
  moment: Moment
  row: ImportedRow
  wanted: Pick<ImportedBooking, 'party' | 'state' | 'table'>
}

/**
 * Gives a booking other terms, and another table where its own does not fit them; returns it as it is then, in the version that it
 * had where nothing of it is another one.
 */
export async function changeTerms(
  sql: BookingSql,
  { secret, key }: ImportContext,
  { current, moment, row, wanted }: Change,
): Promise<Result<ImportedRow, 'taken'>> {
  const { plan } = current
  const { location_id: locationId } = row
  const before = { locationId, day: row.service_day, released: true }
  // Within the transaction nobody else can take what is released.
  await releaseUnits(sql, { ...unitRangeOf(row), holdId: key })
  const own = { id: row.id, table: row.place }
  const seated = await seatImported(sql, current, moment, { ...wanted, locationId, key, own })
  if (!seated.ok) return seated
  const { day, turn, table } = seated.value
  const isSame =
    row.first_slot === turn.first &&
    row.slots === turn.end - turn.first &&
    row.place === table.code &&
    row.party === wanted.party &&
    stateOf(row) === seated.value.state
  if (isSame) return ok(row)
  const guest = guestOf(row)
  const seating = { id: row.id, key, locationId, plan, serviceDay: day, guest, table, ...turn }
  await updateReservation(sql, row.id, staffRow(secret, seating))
  await writeState(sql, row.id, seated.value.state, turn)
  const now = { locationId, day, released: false }
  await bumpDayVersions(sql, [
    ...changedDays(plan, before, row.first_slot, row.first_slot + row.slots),
    ...changedDays(plan, now, turn.first, turn.end),
  ])
  return ok(await writtenRow(sql, row.id))
}

async function writtenRow(sql: BookingSql, id: string): Promise<ImportedRow> {
  const row = await rowOfSubject(sql, id)
  if (!row) throw new Error(`imported booking ${id} is missing`)
  return row
}

function note(
  sql: BookingSql,
  { import: id }: ImportRef,
  name: string,
  row: ImportedRow,
  what: 'made' | 'same' | FormerTerms,
): Promise<void> {
  return addMark(sql, {
    ...{ import: id, name, subject: row.id, made: what === 'made', seen: row.changed_at },
    former: JSON.stringify(typeof what === 'string' ? null : what),
  })
}
