import { isDeepStrictEqual } from 'node:util'
import { addDays } from '#lib/time/dates.ts'
import { databaseNow } from '#storage/clock.ts'
import type { BookingSql, Sql } from '#storage/database.ts'
import { updateOf } from '#storage/typed-rows.ts'
import { notBookableReason } from '../availability/availability.ts'
import type { DaySeating } from '../availability/experience-seats.ts'
import { findTable, partyProblem } from '../availability/find-table.ts'
import { serviceDayOf, todayAt } from '../calendar/service-day.ts'
import { Occupancy } from '../inventory/occupancy.ts'
import { readTakenUnits } from '../inventory/taken-units.ts'
import { claimUnits, type InventoryUnit, releaseUnits, unitRangeOf } from '../inventory/units.ts'
import {
  type FloorPlan,
  floorPlanOf,
  type TableOption,
  turnMinutesFor,
} from '../settings/floor-plan.ts'
import type { BookingSettings } from '../settings/settings.ts'
import type { Snapshot } from '../settings/snapshots.ts'
import { currentSnapshot, readFloorPlan } from '../settings/snapshots.ts'
import { readReusedUnits, splitUnits, updateReusedUnits } from './booking-change.ts'
import { amountDueOfHold } from './hold-bill.ts'
import { HELD_FOR, type HoldRow, IS_LIVE } from './holds.ts'

/** How long after it expired a hold may still be confirmed, ms. */
export const RECLAIM_WINDOW = 15 * 60_000

/** A claim that loses reads again and takes the next best seats; each loss means that another claim won. */
const MAX_ATTEMPTS = 20

/**
 * Renews a hold that has expired, in the caller's transaction, which then books it or begins its payment: as a
 * new hold of the same table option at the same time, by the settings in force, which the caller has locked
 * (`settingsLockKey`). Returns false if a new hold would be refused, if its terms would differ from those that
 * the guest was shown, or if it expired too long ago.
 */
export async function reclaimExpiredHold(sql: BookingSql, token: string): Promise<boolean> {
  const hold = await lockExpiredHold(sql, token)
  const current = hold && (await currentSnapshot(sql, hold.location_id))
  if (!hold || !current || !(await hasSameTerms(sql, hold, current))) return false
  const { settings, number } = current
  const { party, service_day: date } = hold
  if (partyProblem(settings, { party, experience: experienceKeyOf(hold) })) return false
  const plan = floorPlanOf(number, settings)
  const now = await databaseNow(sql)
  const day = serviceDayOf(plan, date)
  const start = day.seatingTimes.find(
    ({ time, slot }) => time === hold.local_start && slot === hold.first_slot,
  )
  const lastDay = addDays(todayAt(settings, now), settings.horizonDays)
  if (!start || notBookableReason({ plan, now, lastDay }, date, start)) return false
  await releaseUnits(sql, unitRangeOf(hold))
  const reclaimed = await claimAgain(sql, hold, plan, { day, start })
  if (!reclaimed) return false
  const { units, claimed, option } = reclaimed
  const turnMinutes = turnMinutesFor(settings, party)
  const row = {
    tables: JSON.stringify(option.tables),
    turn_minutes: turnMinutes,
    slots: turnMinutes / 15,
    units_from: slotRangeOf(units).first,
    units: claimed.length,
    snapshot: number,
    period: start.period,
    expires_at: now + HELD_FOR,
  }
  await sql.run(...updateHold(sql.dialect, hold.id, row))
  return true
}

type RenewedColumns = Pick<
  HoldRow,
  | 'tables'
  | 'turn_minutes'
  | 'slots'
  | 'units_from'
  | 'units'
  | 'snapshot'
  | 'period'
  | 'expires_at'
>

const updateHold = updateOf<RenewedColumns>('holds', {
  tables: 'text',
  turn_minutes: 'integer',
  slots: 'integer',
  units_from: 'integer',
  units: 'integer',
  snapshot: 'integer',
  period: 'text',
  expires_at: 'bigint',
})

/** The table option of a hold, all units that the party takes there, and those that the hold claimed itself. */
type Reclaimed = { option: TableOption; units: InventoryUnit[]; claimed: InventoryUnit[] }

/** Claims the table option of a hold once more; null if it is taken. */
async function claimAgain(
  sql: BookingSql,
  hold: HoldRow,
  plan: FloorPlan,
  seating: DaySeating,
): Promise<Reclaimed | null> {
  const { id: holdId, location_id: locationId, party, attribute, service_day: serviceDay } = hold
  const reusable = await readReusedUnits(sql, holdId)
  const wanted = { party, attribute, experience: experienceKeyOf(hold), only: hold.place }
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const { day } = seating
    const occupancy = Occupancy.of(day, await readTakenUnits(sql, locationId, day))
    const found = findTable(plan, occupancy.viewFor(null, reusable), seating, wanted)
    if (!found) return null
    const { kept: reused, claimed } = splitUnits(found.units, reusable)
    const claim = { locationId, serviceDay, holdId, units: claimed, heldFor: HELD_FOR }
    if ((await claimUnits(sql, claim)).ok) {
      if (reused.length < reusable.length) await updateReusedUnits(sql, holdId, reused)
      return { ...found, claimed }
    }
    // Release the units that this claim did get.
    await releaseUnits(sql, { locationId, holdId, ...slotRangeOf(claimed) })
  }
  return null
}

/** The slots that contain some units. */
function slotRangeOf(units: readonly InventoryUnit[]): { first: number; slots: number } {
  const slots = units.map(([, slot]) => slot)
  const first = Math.min(...slots)
  return { first, slots: Math.max(...slots) + 1 - first }
}

/**
 * Whether the settings in force have the same terms as the guest was shown: the amount due, and the cut-off.
 */
async function hasSameTerms(sql: Sql, row: HoldRow, current: Snapshot): Promise<boolean> {
  if (row.snapshot === current.number) return true
  const { settings } = await readFloorPlan(sql, row.location_id, row.snapshot)
  const shown = { ...(await amountDueOfHold(sql, row, [])), ...agreedTerms(settings) }
  const anew = await amountDueOfHold(sql, { ...row, snapshot: current.number }, [])
  return isDeepStrictEqual(shown, { ...anew, ...agreedTerms(current.settings) })
}

/** What else a guest agrees to; the prices of add-ons are fixed by the experience's version. */
function agreedTerms({ cancelCutOffMinutes, country }: BookingSettings) {
  return { cancelCutOffMinutes, country }
}

/** A hold that expired, but not too long ago. Locks its row until the transaction ends. */
async function lockExpiredHold(sql: BookingSql, token: string): Promise<HoldRow | undefined> {
  const { now } = sql.dialect
  const rows = await sql.all<HoldRow>(
    `UPDATE holds SET state = state
     WHERE id = $1 AND ${IS_LIVE} AND expires_at <= ${now} AND expires_at + ${RECLAIM_WINDOW} > ${now}
     RETURNING *`,
    [token],
  )
  return rows[0]
}

function experienceKeyOf({ experience_id: id, experience_version: version }: HoldRow) {
  return id === null || version === null ? null : { id, version }
}
