import type { LocalDate } from '#lib/time.ts'
import type { Sql } from '../store/database.ts'

/**
 * How often a day has changed, and in how many of these changes something became free. Who found a
 * place free may take it although others claimed theirs since: its units say whether they are still
 * there. Once something has become free, there may be a better place.
 */
export type DayVersion = { version: number; freed: number }

/**
 * A day of a location that a transaction changes; `freed` = something in it becomes free, `held` = only
 * by a hold, of which the staff's day shows nothing.
 */
export type ChangedDay = { locationId: string; day: LocalDate; freed: boolean; held?: boolean }

/** The version of a day that nobody has changed yet. */
export const UNCHANGED: DayVersion = { version: 0, freed: 0 }

const BUMP_ONE = bumpStatement(1)

/**
 * Tells all instances that days have changed, and returns the new version of the first. Runs once in
 * the transaction that changes them, after all its other work: the days are the last that it locks, in
 * one order for everybody.
 */
export async function bumpDayVersions(
  sql: Sql,
  changes: readonly ChangedDay[],
): Promise<DayVersion> {
  const days = mergeAndSort(changes)
  const rows = await sql.all<DayVersion & { location_id: string; service_day: string }>(
    days.length === 1 ? BUMP_ONE : bumpStatement(days.length),
    days.flatMap(({ locationId, day, freed, held }) => [
      ...[locationId, day, freed ? 1 : 0, held ? 1 : 0],
    ]),
  )
  const [first] = changes
  return (
    rows.find((row) => row.location_id === first?.locationId && row.service_day === first?.day) ??
    UNCHANGED
  )
}

function bumpStatement(count: number): string {
  const days = Array.from(
    { length: count },
    (_, n) => `($${4 * n + 1}, $${4 * n + 2}, 1, $${4 * n + 3}, $${4 * n + 4})`,
  )
  return `
    INSERT INTO day_versions (location_id, service_day, version, freed, held) VALUES ${days.join(', ')}
    ON CONFLICT (location_id, service_day) DO UPDATE
      SET version = day_versions.version + 1, freed = day_versions.freed + excluded.freed,
        held = day_versions.held + excluded.held
    RETURNING location_id, service_day, version, freed`
}

/** Each day once, by location and date. */
function mergeAndSort(changes: readonly ChangedDay[]): ChangedDay[] {
  if (changes.length === 1) return [...changes]
  const days = new Map<string, ChangedDay>()
  for (const change of changes) {
    const key = `${change.locationId} ${change.day}`
    const before = days.get(key)
    const freed = change.freed || before?.freed === true
    const held = change.held === true && before?.held !== false
    days.set(key, { ...change, freed, held })
  }
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change)
}

export type InDay = { location_id: string; service_day: string }

/** The day that changes when a hold, or the booking it became, takes or keeps its units. */
export function claimedDay({ location_id, service_day }: InDay): ChangedDay {
  return { locationId: location_id, day: service_day, freed: false }
}

/** The day that changes when a hold, or the booking it became, gives its units back. */
export function releasedDay(row: InDay): ChangedDay {
  return { ...claimedDay(row), freed: true }
}

/** The same while it is only a hold. */
export function heldDay(row: InDay): ChangedDay {
  return { ...claimedDay(row), held: true }
}

/** The day that changes when a hold gives its units back before it became a booking. */
export function releasedHoldDay(row: InDay): ChangedDay {
  return { ...releasedDay(row), held: true }
}
