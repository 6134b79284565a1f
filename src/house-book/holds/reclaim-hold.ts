import { isDeepStrictEqual } from 'node:util'
import { addDays } from '#lib/time.ts'
import { notBookable } from '../availability/availability.ts'
import { planNumber, takenUnits } from '../availability/day-cache.ts'
import { partyFault, seatAt } from '../availability/find-table.ts'
import { clockOf } from '../bookings/reservations.ts'
import { serviceDayOf, todayAt } from '../calendar/service-day.ts'
import { Occupancy } from '../inventory/occupancy.ts'
import { claimUnits, freeUnits, type Unit } from '../inventory/units.ts'
import { currentSnapshot } from '../locations/snapshots.ts'
import { planOf, turnOf } from '../settings/floor-plan.ts'
import type { BookingSettings } from '../settings/settings.ts'
import type { BookingDatabase, Sql } from '../store/database.ts'
import type { Snapshot } from '../types.ts'
import { divided, keepOnly, keptFor } from './booking-change.ts'
import { dueOfHold } from './hold-bill.ts'
import { HELD_FOR, type HoldRow, heldUnits, LIVE } from './holds.ts'

/** How long after it ran out a hold may still be confirmed, ms. */
export const LATE = 15 * 60_000
/** A claim that loses reads again and takes the next best seats; each loss means that another one won. */
const ROUNDS = 20

/**
 * Holds the place of a hold that ran out once more, in the caller's transaction, which books it or begins
 * its payment: as a new hold of just that place, at that time, by the settings in force, which the caller has
 * locked (`settingsKey`). False where such a hold would be refused, or would ask something else of its guest
 * than this one did, or where it ran out too long ago.
 */
export async function claimAnew(sql: Sql, db: BookingDatabase, token: string): Promise<boolean> {
  const row = await lateHold(sql, db, token)
  const current = row && (await currentSnapshot(sql, row.location_id))
  if (!row || !current || !(await asksTheSame(sql, row, current))) return false
  const { settings, number } = current
  const { location_id: locationId, party, attribute, service_day: date } = row
  const experience = experienceIn(row)
  if (partyFault(settings, { party, experience })) return false
  const plan = planOf(number, settings)
  const now = await clockOf(sql, db)
  const day = serviceDayOf(plan, date)
  const start = day.starts.find(
    ({ time, slot }) => time === row.local_start && slot === row.first_slot,
  )
  const lastDay = addDays(todayAt(settings, now), settings.horizonDays)
  if (!start || notBookable({ plan, now, lastDay }, date, start)) return false
  const kept = await keptFor(sql, row.id)
  const wanted = { party, attribute, experience }
  await freeUnits(sql, heldUnits(row))
  for (let round = 0; round < ROUNDS; round++) {
    const taken = Occupancy.of(day, await takenUnits(sql, db, locationId, day))
    const seat = seatAt(plan, taken.seenBy(null, kept), { day, start }, wanted, row.place)
    if (!seat) return false
    const { kept: staying, claimed } = divided(seat.units, kept)
    const claim = {
      locationId,
      serviceDay: date,
      holdId: row.id,
      units: claimed,
      heldFor: HELD_FOR,
    }
    if (!(await claimUnits(sql, db, claim)).ok) {
      // What it did get of them.
      await freeUnits(sql, { locationId, holdId: row.id, ...spanOf(claimed) })
      continue
    }
    if (staying.length < kept.length) await keepOnly(sql, row.id, staying)
    const turnMinutes = turnOf(settings, party)
    const { first } = spanOf(seat.units)
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
function spanOf(units: readonly Unit[]): { first: number; slots: number } {
  const slots = units.map(([, slot]) => slot)
  const first = Math.min(...slots)
  return { first, slots: Math.max(...slots) + 1 - first }
}

/** Whether the settings in force ask of a hold's guest what they were shown: of their card, and until when. */
async function asksTheSame(sql: Sql, row: HoldRow, current: Snapshot): Promise<boolean> {
  if (row.snapshot === current.number) return true
  const { settings } = await planNumber(sql, row.location_id, row.snapshot)
  const shown = { ...(await dueOfHold(sql, row, [])), ...termsIn(settings) }
  const anew = await dueOfHold(sql, { ...row, snapshot: current.number }, [])
  return isDeepStrictEqual(shown, { ...anew, ...termsIn(current.settings) })
}

/** What else a guest agrees to; the prices of add-ons are those of the experience's version. */
function termsIn({ cancelCutOffMinutes, country }: BookingSettings) {
  return { cancelCutOffMinutes, country }
}

/** A hold that ran out, and not too long ago. No other transaction touches it before this one has ended. */
async function lateHold(
  sql: Sql,
  { words: { now } }: BookingDatabase,
  token: string,
): Promise<HoldRow | undefined> {
  const rows = await sql.all<HoldRow>(
    `UPDATE holds SET state = state
     WHERE id = $1 AND ${LIVE} AND expires_at <= ${now} AND expires_at + ${LATE} > ${now}
     RETURNING *`,
    [token],
  )
  return rows[0]
}

function experienceIn({ experience_id: id, experience_version: version }: HoldRow) {
  return id === null || version === null ? null : { id, version }
}
