import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingSql } from '#storage/database.ts'
import { updateGuest, updateReservation } from '../bookings/reservation-rows.ts'
import { guestOf, rowById, stateOf } from '../bookings/reservations.ts'
import type { Guest } from '../bookings/types.ts'
import { followContact } from '../guest-book/follow-contact.ts'
import { guestKey } from '../guest-book/guest-key.ts'
import { GUEST_BOOK_LOCK } from '../guest-book/guest-keys.ts'
import { bumpDayVersions, type ChangedDay, claimedDay } from '../inventory/day-versions.ts'
import { type InventoryUnit, unitRangeOf } from '../inventory/units.ts'
import {
  queueBookingMessage,
  queueReminder,
  wasToldOfChange,
  withdrawReminder,
} from '../messages/booking-messages.ts'
import { optionOfCode } from '../settings/floor-plan.ts'
import { changedTerms } from '../staff-log/changed-terms.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import { type Allotment, allotTable, type Wanted } from './allot-table.ts'
import { changedDays, releaseSomeUnits } from './claim-tables.ts'
import { currentFloorPlan } from './current-floor-plan.ts'
import { findReservation } from './find-reservation.ts'
import { findHostRow, type HostRow, nameOf } from './host-reservation.ts'
import { staffRow } from './staff-row.ts'
import type { Current } from './staff-times.ts'
import { setTextConsent } from './text-consent.ts'
import type { BookingLimit, ChangeCode, ReservationRef, StaffChange } from './types.ts'

/** `HostApi.change`, in the caller's transaction. `taken` = a guest was faster, try again. */
export async function changeBooking(
  sql: BookingSql,
  secret: string,
  subject: ReservationRef,
  change: StaffChange,
): Promise<Result<null, ChangeCode | 'taken'>> {
  const found = await findReservation(sql, subject)
  if (!found.ok) return found
  const row = found.value
  const current = await currentFloorPlan(sql, subject.locationId)
  if (!current) return refuse('not_found')
  const moves =
    change.at !== row.local_start || change.party !== row.party || change.table.kind !== 'keep'
  const state = stateOf(row)
  // Who sits already moves by `HostApi.move`.
  if (state !== 'booked' && (state !== 'seated' || moves)) return refuse('wrong_state')
  if (moves && row.experience_id !== null) return refuse('has_experience')
  const moved = moves
    ? await moveTo(sql, secret, { current, row, change })
    : ok({ days: [claimedDay(row)], beyond: [] })
  if (!moved.ok) return moved
  const { days, beyond } = moved.value
  await updateGuest(sql, row, withSameNames(row, change.guest))
  const isSameNumber = row.phone === change.guest.phone
  const had = row.texts_at !== null
  const consents = change.guest.phone !== '' && (change.texts ?? (had && isSameNumber))
  if (consents !== had || (consents && !isSameNumber)) {
    await setTextConsent(sql, { id: row.id, staff: subject.staff }, consents)
  }
  const after = (await rowById(sql, row.id)) as HostRow
  await followContact(sql, row, after)
  const isSameChannel = row.email === after.email && isSameNumber && row.texts_at === after.texts_at
  if (!isSameChannel) await withdrawReminder(sql, after)
  if (change.tell) await queueBookingMessage(sql, 'changed', after)
  else if (await isRemindedHere(sql, after)) await queueReminder(sql, after)
  const detail = [...changesOf(row, after), ...beyond].join('; ')
  await logStaffAction(sql, subject, { subject: row.id, act: 'change', detail })
  await bumpDayVersions(sql, days)
  return ok(null)
}

/** Whether a guest hears of the booking from this site: not of an imported one before they were told of a change. */
async function isRemindedHere(sql: BookingSql, row: HostRow): Promise<boolean> {
  return row.staff_source !== 'import' || wasToldOfChange(sql, row.id)
}

/**
 * Further lock keys of a change: that of the guest book where the booking gets another guest. A booking that changes
 * meanwhile is refused anyway.
 */
export async function locksOfChange(
  sql: BookingSql,
  subject: ReservationRef,
  { guest }: Pick<StaffChange, 'guest'>,
): Promise<string[]> {
  const row = await findHostRow(sql, subject)
  return row && guestKey(row) !== guestKey(guest) ? [GUEST_BOOK_LOCK] : []
}

type Move = { current: Current; row: HostRow; change: StaffChange }
type Moved = { days: ChangedDay[]; beyond: BookingLimit[] }

/** Claims what the party needs now before it releases what it had; the caller bumps the versions of the days. */
async function moveTo(
  sql: BookingSql,
  secret: string,
  { current, row, change }: Move,
): Promise<Result<Moved, ChangeCode | 'taken'>> {
  const { plan } = current
  const { location_id: locationId, hold_id: holdId } = row
  const had = await unitsOf(sql, row)
  const allotted = await allotFor(sql, { current, row, change })
  if (!allotted.ok) return allotted
  const { day, turn, table, units, beyond } = allotted.value
  const needed = new Set(units.map((unit) => unit.join(' ')))
  const left = had.filter((unit) => !needed.has(unit.join(' ')))
  await releaseSomeUnits(sql, { locationId, holdId, units: left })
  const seating = { id: row.id, key: holdId, locationId, plan, serviceDay: day, table, ...turn }
  await updateReservation(sql, row.id, staffRow(secret, { ...seating, guest: guestOf(row) }))
  const before = { locationId, day: row.service_day, released: true }
  const now = { locationId, day, released: false }
  const days = [
    ...changedDays(plan, before, row.first_slot, row.first_slot + row.slots),
    ...changedDays(plan, now, turn.first, turn.end),
  ]
  return ok({ days, beyond })
}

/** The table that the staff wish; one that a party keeps is its own where that fits and is free, else the best. */
async function allotFor(
  sql: BookingSql,
  { current, row, change }: Move,
): Promise<Result<Allotment, ChangeCode | 'taken'>> {
  const { location_id: locationId, hold_id: holdId } = row
  const { at, party, beyond, table } = change
  const own = { id: row.id, hold: holdId, first: row.first_slot }
  const allot = (wish: Wanted['table']) =>
    allotTable(sql, current, { locationId, holdId, own, at, party, beyond, table: wish })
  if (table.kind !== 'keep') return allot(table)
  if ((JSON.parse(row.tables) as string[]).length === 0) return allot({ kind: 'none' })
  const had = optionOfCode(current.plan, row.place)
  const fits = had && had.minParty <= party && party <= had.maxParty
  if (!fits) return allot({ kind: 'best' })
  const kept = await allot({ kind: 'option', code: row.place })
  return kept.ok || kept.code !== 'table_taken' ? kept : allot({ kind: 'best' })
}

async function unitsOf(sql: BookingSql, row: HostRow): Promise<InventoryUnit[]> {
  const { locationId, holdId, first, slots } = unitRangeOf({ ...row, id: row.hold_id })
  const rows = await sql.all<{ resource: string; slot: number }>(
    `SELECT resource, slot FROM units
     WHERE location_id = $1 AND hold_id = $2 AND slot >= $3 AND slot < $4`,
    [locationId, holdId, first, first + slots],
  )
  return rows.map(({ resource, slot }): InventoryUnit => [resource, slot])
}

/** Staff write a name as one: where it is the same, so are its parts. */
function withSameNames(row: HostRow, guest: Guest): Guest {
  const isSame = nameOf({ first_name: guest.firstName, last_name: guest.lastName }) === nameOf(row)
  return isSame ? { ...guest, firstName: row.first_name, lastName: row.last_name } : guest
}

/** What has changed, for the log: values before and after, and no more than the kind of a guest's data. */
function changesOf(before: HostRow, after: HostRow): string[] {
  const terms = (row: HostRow) => ({
    ...{ at: row.local_start, party: row.party, tables: JSON.parse(row.tables) as string[] },
  })
  const changed = changedTerms(terms(before), terms(after))
  if (nameOf(before) !== nameOf(after)) changed.push('name')
  if (before.phone !== after.phone || before.email !== after.email) changed.push('contact')
  if (before.special_request !== after.special_request) changed.push('request')
  if ((before.texts_at === null) !== (after.texts_at === null)) changed.push('texts')
  return changed
}
