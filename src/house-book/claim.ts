import { ok, type Result, refuse } from '#lib/result.ts'
import { type BookingDatabase, type Sql, worded } from './store/database.ts'

/** A unit: one resource in one slot. */
export type Unit = [resource: string, slot: number]

export type Claim = {
  locationId: string
  serviceDay: string
  holdId: string
  units: Unit[]
  /** Instant (ms) at which the units may be taken over. */
  expiresAt: number
}

/** The units of some tables for a turn, and of pacing seats at its start. */
export function unitsOf(tables: string[], pacing: string[], first: number, slots: number): Unit[] {
  const turn = Array.from({ length: slots }, (_, index) => first + index)
  return [
    ...tables.flatMap((table) => turn.map((slot): Unit => [table, slot])),
    ...pacing.map((seat): Unit => [seat, first]),
  ]
}

const CLAIM = worded(
  ({ now, unitsOf }) => `
  INSERT INTO units (location_id, resource, slot, service_day, hold_id, state, expires_at)
  SELECT CAST($1 AS text), u.resource, u.slot, CAST($2 AS text), CAST($3 AS text), 'held',
         CAST($4 AS bigint)
  FROM ${unitsOf('$5')} u WHERE true ORDER BY u.resource, u.slot
  ON CONFLICT (location_id, resource, slot) DO UPDATE
    SET service_day = excluded.service_day, hold_id = excluded.hold_id,
        expires_at = excluded.expires_at
    WHERE units.state = 'held' AND units.expires_at <= ${now}`,
)

/**
 * Takes all units or none: one statement inserts what nobody has and takes over what an expired hold
 * left, in key order; fewer rows than wanted refuse, and the refusal rolls the transaction back. The
 * primary key of `units` decides between any number of processes.
 */
export async function claimUnits(
  sql: Sql,
  { words }: BookingDatabase,
  claim: Claim,
): Promise<Result<null, 'taken'>> {
  const taken = await sql.run(CLAIM(words), [
    claim.locationId,
    claim.serviceDay,
    claim.holdId,
    claim.expiresAt,
    JSON.stringify(claim.units),
  ])
  return taken === claim.units.length ? ok(null) : refuse('taken')
}

/** Where the units of a hold, or of the booking it became, are. */
export type HeldUnits = { locationId: string; holdId: string; first: number; slots: number }

/**
 * Moves the units of a hold on, and says whether they were all still its own: an expired hold that
 * nobody took is as good as a live one.
 */
export async function moveUnits(
  sql: Sql,
  hold: HeldUnits & { count: number },
  to: { state: 'held' | 'committing' | 'booked'; expiresAt: number },
): Promise<boolean> {
  const moved = await sql.run(
    `UPDATE units SET state = $5, expires_at = $6
     WHERE location_id = $1 AND slot >= $2 AND slot < $3 AND hold_id = $4
       AND state IN ('held', 'committing')`,
    [hold.locationId, hold.first, hold.first + hold.slots, hold.holdId, to.state, to.expiresAt],
  )
  return moved === hold.count
}

/** Gives the units of a hold to another one, which has none of them. */
export async function handOver(sql: Sql, hold: HeldUnits, to: string): Promise<void> {
  await sql.run(
    `UPDATE units SET hold_id = $5
     WHERE location_id = $1 AND slot >= $2 AND slot < $3 AND hold_id = $4`,
    [hold.locationId, hold.first, hold.first + hold.slots, hold.holdId, to],
  )
}

/** Gives back all units that still belong to a hold or to the booking it became. */
export async function freeUnits(sql: Sql, hold: HeldUnits): Promise<void> {
  await sql.run(
    `DELETE FROM units
     WHERE location_id = $1 AND slot >= $2 AND slot < $3 AND hold_id = $4`,
    [hold.locationId, hold.first, hold.first + hold.slots, hold.holdId],
  )
}
