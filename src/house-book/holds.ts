import { ok, type Result, refuse } from '#lib/result.ts'
import { freeUnits, moveUnits } from './claim.ts'
import { bumpDays, type ChangedDay } from './day-versions.ts'
import type { SeatingAttribute } from './settings.ts'
import type { BookingDatabase, Sql } from './store/database.ts'
import type { Hold } from './types.ts'

const COMMITTING_FOR = 15 * 60_000

/** A row of `holds`. */
export type HoldRow = {
  id: string
  location_id: string
  party: number
  attribute: SeatingAttribute
  place: string
  /** JSON list of codes. */
  tables: string
  service_day: string
  local_start: string
  time_zone: string
  starts_at: number
  turn_minutes: number
  first_slot: number
  slots: number
  units: number
  snapshot: number
  state: 'held' | 'committing' | 'booked' | 'released'
  expires_at: number
}

/** Releases what a visitor holds: there is one live hold per visitor. */
export async function releaseOwn(sql: Sql, visitor: string): Promise<ChangedDay[]> {
  const rows = await sql.all<HoldRow>(
    `UPDATE holds SET state = 'released' WHERE visitor = $1 AND state = 'held' RETURNING *`,
    [visitor],
  )
  for (const row of rows) await freeUnits(sql, heldUnits(row))
  return rows.map(freedBy)
}

type InDay = { location_id: string; service_day: string }

/** The day that changes when a hold, or the booking it became, takes or keeps its units. */
export function takenBy({ location_id, service_day }: InDay): ChangedDay {
  return { locationId: location_id, day: service_day, freed: false }
}

/** The day that changes when a hold, or the booking it became, gives its units back. */
export function freedBy(row: InDay): ChangedDay {
  return { ...takenBy(row), freed: true }
}

/** Where the units of a hold, or of the booking it became, are. */
export function heldUnits(row: {
  id: string
  location_id: string
  first_slot: number
  slots: number
}) {
  return {
    locationId: row.location_id,
    holdId: row.id,
    first: row.first_slot,
    slots: row.slots,
  }
}

/** Gives a hold back, unless it is already being paid for or booked. */
export async function releaseHold(db: BookingDatabase, token: string): Promise<boolean> {
  const released = await db.transaction({}, async (sql) => {
    const rows = await sql.all<HoldRow>(
      `UPDATE holds SET state = 'released' WHERE id = $1 AND state = 'held' RETURNING *`,
      [token],
    )
    const row = rows[0]
    if (!row) return refuse('nothing_to_release')
    await freeUnits(sql, heldUnits(row))
    await bumpDays(sql, [freedBy(row)])
    return ok(null)
  })
  return released.ok
}

/** held → committing for 15 minutes, in which nobody takes it over. */
export function prepareHold(
  db: BookingDatabase,
  token: string,
): Promise<Result<Hold, 'hold_lost'>> {
  return db.transaction({}, async (sql): Promise<Result<Hold, 'hold_lost'>> => {
    const rows = await sql.all<HoldRow>(
      `UPDATE holds SET state = 'committing', expires_at = ${db.words.now} + ${COMMITTING_FOR}
       WHERE id = $1 AND state IN ('held', 'committing') RETURNING *`,
      [token],
    )
    const row = rows[0]
    if (!row) return refuse('hold_lost')
    const to = { state: 'committing' as const, expiresAt: row.expires_at }
    const whole = await moveUnits(sql, { ...heldUnits(row), count: row.units }, to)
    if (!whole) return refuse('hold_lost')
    await bumpDays(sql, [takenBy(row)])
    return ok({ token, expiresAt: row.expires_at, at: row.local_start, party: row.party })
  })
}
