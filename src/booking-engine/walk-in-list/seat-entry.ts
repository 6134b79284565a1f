import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingSql } from '#storage/database.ts'
import { stateOf } from '../bookings/reservations.ts'
import { currentFloorPlan } from '../host/current-floor-plan.ts'
import { findFreeTables, walkInSlots } from '../host/free-tables.ts'
import { findHostRow } from '../host/host-reservation.ts'
import { changeVisit } from '../host/visit-state.ts'
import { seatWalkIn } from '../host/walk-in.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import { type EntryRow, findEntry, setState } from './entry-rows.ts'
import { isWaiting, tableFor } from './read-list.ts'
import type { EntryCode, EntryRef, SeatEntryCode, WalkInLists } from './types.ts'

/** `WalkInLists.seat`, in the caller's transaction. */
export async function seatEntry(
  sql: BookingSql,
  secret: string,
  subject: EntryRef,
  { place, until }: Parameters<WalkInLists['seat']>[1],
): Promise<Result<{ id: string }, SeatEntryCode>> {
  const found = await findEntry(sql, subject)
  if (!found.ok) return found
  const row = found.value
  if (!isWaiting(row)) return refuse('wrong_state')
  const { locationId, staff } = subject
  const at = { locationId, staff }
  const { party, name, phone } = row
  const seated = await seatWalkIn(sql, secret, {
    ...{ ...at, party, name, phone, until, start: 'now' },
    // A party that was taken from its table again is another walk-in.
    key: `${row.id}:${row.changed_at}`,
    place: place ?? (await wishedTable(sql, row)),
  })
  if (!seated.ok) return seated
  const { id } = seated.value
  if (row.note) {
    await sql.run('UPDATE reservations SET staff_note = $2 WHERE id = $1', [id, row.note])
  }
  await setState(sql, row, 'seated', id)
  // The day's version has been raised for the walk-in.
  await logStaffAction(sql, at, { subject: row.id, act: 'list_seat' })
  return ok({ id })
}

/** Removes the walk-in that an entry became, where it still sits at its table; one that was removed already is done. */
export async function unseatEntry(
  sql: BookingSql,
  { locationId, staff }: EntryRef,
  row: EntryRow,
): Promise<Result<null, EntryCode>> {
  const id = row.reservation_id ?? ''
  const walkIn = await findHostRow(sql, { id, locationId })
  if (!walkIn || stateOf(walkIn) === 'cancelled') return ok(null)
  const subject = { locationId, staff, id, seen: walkIn.changed_at }
  const removed = await changeVisit(sql, subject, 'cancel', null)
  return removed.ok ? removed : refuse('wrong_state')
}

/** The best table of the wished kind; null = any. */
async function wishedTable(sql: BookingSql, row: EntryRow): Promise<string | null> {
  const { location_id: locationId, party, wish } = row
  const current = wish === null ? null : await currentFloorPlan(sql, locationId)
  if (!current) return null
  const { plan, now } = current
  const slots = walkInSlots(plan, now, party, 'now')
  const window = { locationId, party, ...slots, atOnce: true, except: null }
  return tableFor(await findFreeTables(sql, plan, window), wish)?.code ?? null
}
