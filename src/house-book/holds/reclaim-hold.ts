import { isDeepStrictEqual } from 'node:util'
import { addDays } from '#lib/time.ts'
import { notBookableReason } from '../availability/availability.ts'
import { findTable, partyProblem } from '../availability/find-table.ts'
import { serviceDayOf, todayAt } from '../calendar/service-day.ts'
import { Occupancy } from '../inventory/occupancy.ts'
import { readTakenUnits } from '../inventory/taken-units.ts'
import { claimUnits, type InventoryUnit, releaseUnits, unitRangeOf } from '../inventory/units.ts'
import { floorPlanOf, turnMinutesFor } from '../settings/floor-plan.ts'
import type { BookingSettings } from '../settings/settings.ts'
import type { Snapshot } from '../settings/snapshots.ts'
import { currentSnapshot, readFloorPlan } from '../settings/snapshots.ts'
import { databaseNow } from '../store/clock.ts'
import type { BookingDatabase, Sql } from '../store/database.ts'
import { readReusedUnits, splitUnits, updateReusedUnits } from './booking-change.ts'
import { amountDueOfHold } from './hold-bill.ts'
import { HELD_FOR, type HoldRow, IS_LIVE } from './holds.ts'

/** How long after it ran out a hold may still be confirmed, ms. */
export const RECLAIM_WINDOW = 15 * 60_000

/** A claim that loses reads again and takes the next best seats; each loss means that another one won. */
const MAX_ATTEMPTS = 20

/**
 * Holds the place of a hold that ran out once more, in the caller's transaction, which books it or begins
 * its payment: as a new hold of just that place, at that time, by the settings in force, which the caller has
 * locked (`settingsLockKey`). False where such a hold would be refused, or would ask something else of its guest
 * than this one did, or where it ran out too long ago.
 */
export async function reclaimExpiredHold(
  sql: Sql,
  db: BookingDatabase,
  token: string,
): Promise<boolean> {
  const row = await lockExpiredHold(sql, db, token)
  const current = row && (await currentSnapshot(sql, row.location_id))
  if (!row || !current || !(await hasSameTerms(sql, row, current))) return false
  const { settings, number } = current
  const { location_id: locationId, party, attribute, service_day: date } = row
  const experience = experienceKeyOf(row)
  if (partyProblem(settings, { party, experience })) return false
  const plan = floorPlanOf(number, settings)
  const now = await databaseNow(sql, db)
  const day = serviceDayOf(plan, date)
  const start = day.seatingTimes.find(
    ({ time, slot }) => time === row.local_start && slot === row.first_slot,
  )
  const lastDay = addDays(todayAt(settings, now), settings.horizonDays)
  if (!start || notBookableReason({ plan, now, lastDay }, date, start)) return false
  const kept = await readReusedUnits(sql, row.id)
  const wanted = { party, attribute, experience }
  await releaseUnits(sql, unitRangeOf(row))
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const taken = Occupancy.of(day, await readTakenUnits(sql, db, locationId, day))
    const seat = findTable(plan, taken.viewFor(null, kept), { day, start }, wanted, row.place)
    if (!seat) return false
    const { kept: staying, claimed } = splitUnits(seat.units, kept)
    const claim = {
      locationId,
      serviceDay: date,
      holdId: row.id,
      units: claimed,
      heldFor: HELD_FOR,
    }
    if (!(await claimUnits(sql, db, claim)).ok) {
      // What it did get of them.
      await releaseUnits(sql, { locationId, holdId: row.id, ...slotRangeOf(claimed) })
      continue
    }
    if (staying.length < kept.length) await updateReusedUnits(sql, row.id, staying)
    const turnMinutes = turnMinutesFor(settings, party)
    const { first } = slotRangeOf(seat.units)
    await sql.run(
      `UPDATE holds SET tables = $2, turn_minutes = $3, slots = $4, units_from = $5, units = $6,
         snapshot = $7, period = $8, expires_at = $9 WHERE id = $1`,
      [
        ...[row.id, JSON.stringify(seat.place.tables), turnMinutes, turnMinutes / 15, first],
        ...[claimed.length, number, start.period, now + HELD_FOR],
      ],
    )
    return true
  }
  return false
}

/** The slots within which units are. */
function slotRangeOf(units: readonly InventoryUnit[]): { first: number; slots: number } {
  const slots = units.map(([, slot]) => slot)
  const first = Math.min(...slots)
  return { first, slots: Math.max(...slots) + 1 - first }
}

/** Whether the settings in force ask of a hold's guest what they were shown: of their card, and until when. */
async function hasSameTerms(sql: Sql, row: HoldRow, current: Snapshot): Promise<boolean> {
  if (row.snapshot === current.number) return true
  const { settings } = await readFloorPlan(sql, row.location_id, row.snapshot)
  const shown = { ...(await amountDueOfHold(sql, row, [])), ...agreedTerms(settings) }
  const anew = await amountDueOfHold(sql, { ...row, snapshot: current.number }, [])
  return isDeepStrictEqual(shown, { ...anew, ...agreedTerms(current.settings) })
}

/** What else a guest agrees to; the prices of add-ons are those of the experience's version. */
function agreedTerms({ cancelCutOffMinutes, country }: BookingSettings) {
  return { cancelCutOffMinutes, country }
}

/** A hold that ran out, and not too long ago. No other transaction touches it before this one has ended. */
async function lockExpiredHold(
  sql: Sql,
  { dialect: { now } }: BookingDatabase,
  token: string,
): Promise<HoldRow | undefined> {
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
