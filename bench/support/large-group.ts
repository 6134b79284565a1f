import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { createBookingEngine } from '#booking-engine/engine.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import { runNodeStep } from '#scripts/lib/run-step.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import { environment, type Place } from '#tests/support/site.ts'

/** How many of each a group has, all published; media are rows of pictures without files. */
export type GroupSize = { locations: number; posts: number; media?: number }

/** Tables for two of every location that is added. */
export const TABLES = 20

/** `uid`, and so `rid`, of the `n`th location that is added to a group, from 0. */
export const addedUid = (n: number) => `place-${n + 1}`

/**
 * Adds locations, news posts and media until a place has so many of each: an empty one, which is migrated
 * first, or one with the demo group on it (`makeSeed`), whose pictures and menus they then show. Each location
 * takes bookings for every evening. 1,000 locations took 90 s on SQLite while twenty other programs
 * wanted the same two cores.
 */
export async function growGroup(place: Place, size: GroupSize): Promise<void> {
  const { locations, posts, media = 0 } = size
  const script = fileURLToPath(import.meta.resolve('./grow-group.ts'))
  await runNodeStep(
    `${locations} locations and ${posts} news posts`,
    [script, String(locations), String(posts), String(media)],
    { ...environment(place), LOG_LEVEL: 'error' },
  )
}

/** Runs `measure` on a group of this size, on SQLite or in a database of its own on a server. */
export async function withGroup<T>(
  server: string | null,
  size: GroupSize,
  measure: (place: Place) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-group-'))
  const database = server === null ? null : await createDatabase(server)
  const place = database ? { dataDir, databaseUrl: database.url } : { dataDir }
  try {
    await growGroup(place, size)
    return await measure(place)
  } finally {
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The booking engine of a group, and the locations that it has settings of, by their ids in it. */
export async function openGroup(
  place: Place,
): Promise<{ engine: BookingEngine; locationIds: string[] }> {
  const store = await openBookingDatabase(place)
  const engine = createBookingEngine({ store, secret: groupSecret(place) })
  const rows = await store.all<{ location_id: string }>('SELECT location_id FROM current_settings')
  return { engine, locationIds: rows.map((row) => row.location_id) }
}

/** What makes the manage links of a group, as its site derives it. */
export function groupSecret(place: Place): string {
  return deriveSecret(environment(place).TABLESIDE_SECRET ?? '', 'manage-token')
}
