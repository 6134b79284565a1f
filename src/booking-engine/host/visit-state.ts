import { ok, type Result, refuse } from '#lib/result.ts'
import { SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import { cancelRow } from '../bookings/cancel.ts'
import { bumpVersion, stateOf } from '../bookings/reservations.ts'
import { bumpDayVersions } from '../inventory/day-versions.ts'
import { NO_TABLE } from '../inventory/table-columns.ts'
import { releaseUnits, unitsBetween } from '../inventory/units.ts'
import type { PaymentDecision } from '../payments/payment-decision.ts'
import { paymentOf } from '../payments/payment-rows.ts'
import type { FloorPlan } from '../settings/floor-plan.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import type { VisitAction } from '../staff-log/types.ts'
import { changedDays, claimBookedUnits, findOverstaying, releaseSomeUnits } from './claim-tables.ts'
import { currentFloorPlan } from './current-floor-plan.ts'
import { findReservation } from './find-reservation.ts'
import type { HostRow } from './host-reservation.ts'
import { isDecisionValid, paymentActionOf } from './payments.ts'
import { expectLater, expectOnTime } from './running-late.ts'
import type { ReservationRef, VisitCode, VisitState } from './types.ts'

/** How long before its time a party may be seated, slots: three hours. */
const EARLIEST_SEATING_SLOTS = 12

/** The states from which an action is possible. */
const ALLOWED_FROM: Record<VisitAction, readonly VisitState[]> = {
  seat: ['booked'],
  finish: ['seated'],
  no_show: ['booked'],
  undo: ['seated', 'finished', 'no_show'],
  cancel: ['booked'],
  late: ['booked'],
  on_time: ['booked'],
}

export type ActionContext = {
  plan: FloorPlan
  now: number
  row: HostRow
  decision: PaymentDecision | null
}

/** `HostApi.act`, in the caller's transaction. */
export async function changeVisit(
  sql: BookingSql,
  subject: ReservationRef,
  act: VisitAction,
  decision: PaymentDecision | null,
): Promise<Result<null, VisitCode>> {
  const found = await findReservation(sql, subject)
  if (!found.ok) return found
  const row = found.value
  const current = await currentFloorPlan(sql, subject.locationId)
  if (!current) return refuse('not_found')
  // A walk-in has no earlier state; a mistaken entry is cancelled as a whole.
  const isWalkIn = row.source === 'walk_in' && row.visit === 'seated'
  const from = isWalkIn && act === 'cancel' ? ['seated'] : ALLOWED_FROM[act]
  const impossible = isWalkIn && act === 'undo'
  if (impossible || !from.includes(stateOf(row))) return refuse('wrong_state')
  const context = { ...current, row, decision }
  const done = await applyAction(sql, context, act)
  if (!done.ok) return done
  await logStaffAction(sql, subject, { subject: row.id, act })
  const money = paymentOf(row)
  if (act === 'cancel' && money && decision) {
    await logStaffAction(sql, subject, { subject: row.id, ...paymentActionOf(decision, money) })
  }
  return done
}

function applyAction(
  sql: BookingSql,
  context: ActionContext,
  act: VisitAction,
): Promise<Result<null, VisitCode>> {
  switch (act) {
    case 'seat':
      return seat(sql, context)
    case 'finish':
      return endVisit(sql, context, 'finished')
    case 'no_show':
      return endVisit(sql, context, 'no_show')
    case 'undo':
      return undo(sql, context)
    case 'cancel':
      return cancel(sql, context)
    case 'late':
      return expectLater(sql, context)
    case 'on_time':
      return expectOnTime(sql, context)
  }
}

/** A party that comes early also needs the table for the time before its own. */
async function seat(sql: BookingSql, context: ActionContext): Promise<Result<null, VisitCode>> {
  const { row } = context
  if (row.place === NO_TABLE) return refuse('no_table')
  const slot = slotOf(context)
  if (row.first_slot - slot > EARLIEST_SEATING_SLOTS) return refuse('too_early')
  return claimTables(sql, context, { first: slot, end: row.first_slot }, 'seated')
}

/** Releases the rest of the turn, including the current quarter: the next party may sit down. */
async function endVisit(
  sql: BookingSql,
  context: ActionContext,
  to: 'finished' | 'no_show',
): Promise<Result<null, VisitCode>> {
  const { row, now } = context
  if (to === 'no_show' && now < row.starts_at) return refuse('too_early')
  await setVisit(sql, row, to)
  await releaseTablesFrom(sql, row, slotOf(context))
  await bumpDayVersions(sql, daysChangedBy(context, true))
  return ok(null)
}

async function undo(sql: BookingSql, context: ActionContext): Promise<Result<null, VisitCode>> {
  const { row } = context
  const paid = paymentOf(row)?.state
  if (paid === 'charging' || paid === 'charged') return refuse('card_charged')
  const rest = { first: slotOf(context), end: row.first_slot + row.slots }
  if (row.visit === 'finished') return claimTables(sql, context, rest, 'seated')
  if (row.visit === 'no_show') return claimTables(sql, context, rest, null)
  // Seated by mistake: release what they took before their own time.
  const before = { locationId: row.location_id, holdId: row.hold_id }
  await releaseUnits(sql, {
    ...before,
    first: row.first_slot - EARLIEST_SEATING_SLOTS,
    slots: EARLIEST_SEATING_SLOTS,
  })
  await setVisit(sql, row, null)
  await bumpDayVersions(sql, daysChangedBy(context, true))
  return ok(null)
}

/** Claims the party's tables from slot `first` up to `end`, and sets the state of the visit. */
async function claimTables(
  sql: BookingSql,
  context: ActionContext,
  { first, end }: { first: number; end: number },
  to: 'seated' | null,
): Promise<Result<null, 'table_taken'>> {
  const { row } = context
  const { location_id: locationId, service_day: serviceDay, hold_id: holdId } = row
  const tables = JSON.parse(row.tables) as string[]
  if (to === 'seated') {
    const at = { locationId, day: serviceDay, except: row.id }
    const inTheWay = await findOverstaying(sql, at, tables)
    if (inTheWay.length > 0) return refuse('table_taken', { inTheWay })
  }
  const units = unitsBetween(tables, first, end)
  const claimed = await claimBookedUnits(sql, { locationId, serviceDay, holdId, units })
  if (!claimed.ok) return claimed
  await setVisit(sql, row, to)
  await bumpDayVersions(sql, daysChangedBy(context, false))
  return ok(null)
}

async function cancel(
  sql: BookingSql,
  context: ActionContext,
): Promise<Result<null, 'money_differs'>> {
  const { row, decision } = context
  if (!isDecisionValid(decision, paymentOf(row))) return refuse('money_differs')
  await cancelRow(sql, row, daysChangedBy(context, true), decision ?? undefined)
  return ok(null)
}

async function setVisit(sql: BookingSql, row: HostRow, visit: HostRow['visit']) {
  const since = visit === null ? 'NULL' : sql.dialect.now
  await sql.run(
    `UPDATE reservations SET visit = $2, visit_at = ${since}, ${bumpVersion(sql)} WHERE id = $1`,
    [row.id, visit],
  )
}

/** Releases only the tables; pacing and experience seats stay taken even if the party leaves early. */
async function releaseTablesFrom(sql: BookingSql, row: HostRow, slot: number): Promise<void> {
  const tables = JSON.parse(row.tables) as string[]
  const units = unitsBetween(tables, slot, row.first_slot + row.slots)
  await releaseSomeUnits(sql, { locationId: row.location_id, holdId: row.hold_id, units })
}

function daysChangedBy({ plan, row }: ActionContext, released: boolean) {
  const at = { locationId: row.location_id, day: row.service_day, released }
  return changedDays(plan, at, row.first_slot - EARLIEST_SEATING_SLOTS, row.first_slot + row.slots)
}

function slotOf({ now }: Pick<ActionContext, 'now'>): number {
  return Math.floor(now / SLOT_MS)
}
