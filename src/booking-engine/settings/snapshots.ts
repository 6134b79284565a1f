import type { Sql } from '#lib/sql/sql.ts'
import { type FloorPlan, floorPlanOf } from './floor-plan.ts'
import type { BookingSettings } from './settings.ts'

/** Settings as they were stored under a number. */
export type Snapshot = { number: number; settings: BookingSettings }

/**
 * Lock key of a location's settings: claims hold it shared and saving settings exclusively, so that no claim
 * goes by old settings after a save.
 */
export function settingsLockKey(locationId: string): string {
  return `settings ${locationId}`
}

/** The settings in force at a location, and their revision; null if it has none. */
export async function currentSnapshot(
  sql: Sql,
  locationId: string,
): Promise<(Snapshot & { revision: number }) | null> {
  const rows = await sql.all<{ number: number; revision: number; settings: string }>(
    `SELECT c.number, c.revision, s.settings FROM current_settings c
     JOIN snapshots s ON s.location_id = c.location_id AND s.number = c.number
     WHERE c.location_id = $1`,
    [locationId],
  )
  const row = rows[0]
  if (!row) return null
  const { number, revision, settings } = row
  return { number, revision: Number(revision), settings: JSON.parse(settings) as BookingSettings }
}

/** All locations with settings in force, and their revision. */
export async function bookableLocations(sql: Sql) {
  const rows = await sql.all<{ location_id: string; revision: number }>(
    'SELECT location_id, revision FROM current_settings',
  )
  return rows.map(({ location_id, revision }) => ({
    locationId: location_id,
    revision: Number(revision),
  }))
}

/** The floor plan of a location's snapshot `number`. Throws if there is none. */
export async function readFloorPlan(
  sql: Sql,
  locationId: string,
  number: number,
): Promise<FloorPlan> {
  const rows = await sql.all<{ settings: string }>(
    'SELECT settings FROM snapshots WHERE location_id = $1 AND number = $2',
    [locationId, number],
  )
  const row = rows[0]
  if (!row) throw new Error(`snapshot ${number} of location ${locationId} is missing`)
  // Written by this engine after it was parsed.
  return floorPlanOf(number, JSON.parse(row.settings) as BookingSettings)
}
