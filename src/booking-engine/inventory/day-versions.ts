import type { LocalDate } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'

/**
 * Counts the changes of a day, and how many of them released something (`releases`). A table found free may
 * still be claimed although others have claimed since: the claim itself checks its units. After a release there
 * may be a better table.
 */
export type DayVersion = { version: number; releases: number }

/**
 * A day that a transaction changes. `released`: something is released · `onlyHolds`: only holds changed, which
 * the staff's day does not show.
 */
export type ChangedDay = {
  locationId: string
  day: LocalDate
  released: boolean
  onlyHolds?: boolean
}

/** The version of a day that never changed. */
export const UNCHANGED: DayVersion = { version: 0, releases: 0 }

/** The channel that tells instances of changes that the staff of a location see. */
const CHANNEL = 'tableside_locations'

const BUMP_ONE_OF_HOLDS = bumpStatement(1, null)

/**
 * Increments the versions of changed days, and returns the new version of the first day. Tells all instances of what
 * the staff see, at the commit: a statement for it alone would be a round trip. Call it once per transaction, after
 * all its other work: days are locked last, in one global order.
 */
export async function bumpDayVersions(
  sql: BookingSql,
  changes: readonly ChangedDay[],
): Promise<DayVersion> {
  const days = mergeAndSort(changes)
  const isHoldAlone = days.length === 1 && days[0]?.onlyHolds === true
  const notify = days.every((day) => day.onlyHolds) ? null : sql.dialect.notify(CHANNEL)
  const rows = await sql.all<DayVersion & { location_id: string; service_day: string }>(
    isHoldAlone ? BUMP_ONE_OF_HOLDS : bumpStatement(days.length, notify),
    days.flatMap(({ locationId, day, released, onlyHolds }) => [
      ...[locationId, day, released ? 1 : 0, onlyHolds ? 1 : 0],
    ]),
  )
  const [first] = changes
  return (
    rows.find((row) => row.location_id === first?.locationId && row.service_day === first?.day) ??
    UNCHANGED
  )
}

function bumpStatement(count: number, notify: string | null): string {
  const days = Array.from(
    { length: count },
    (_, n) => `($${4 * n + 1}, $${4 * n + 2}, 1, $${4 * n + 3}, $${4 * n + 4})`,
  )
  return `
    INSERT INTO day_versions (location_id, service_day, version, freed, held) VALUES ${days.join(', ')}
    ON CONFLICT (location_id, service_day) DO UPDATE
      SET version = day_versions.version + 1, freed = day_versions.freed + excluded.freed,
        held = day_versions.held + excluded.held
    RETURNING location_id, service_day, version, freed AS releases${
      notify ? `, (${notify}) AS notified` : ''
    }`
}

/** Each day once, sorted by location and date. */
function mergeAndSort(changes: readonly ChangedDay[]): ChangedDay[] {
  if (changes.length === 1) return [...changes]
  const days = new Map<string, ChangedDay>()
  for (const change of changes) {
    const key = `${change.locationId} ${change.day}`
    const before = days.get(key)
    const released = change.released || before?.released === true
    const onlyHolds = change.onlyHolds === true && before?.onlyHolds !== false
    days.set(key, { ...change, released, onlyHolds })
  }
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change)
}

/** A row that belongs to a service day of a location. */
export type ServiceDayRow = { location_id: string; service_day: string }

/** The changed day when a hold, or the booking it became, claims or keeps its units. */
export function claimedDay({ location_id, service_day }: ServiceDayRow): ChangedDay {
  return { locationId: location_id, day: service_day, released: false }
}

/** The changed day when a hold, or the booking it became, releases units. */
export function releasedDay(row: ServiceDayRow): ChangedDay {
  return { ...claimedDay(row), released: true }
}

/** The changed day when a hold changes that is not booked yet. */
export function heldDay(row: ServiceDayRow): ChangedDay {
  return { ...claimedDay(row), onlyHolds: true }
}

/** The changed day when a hold releases its units without having become a booking. */
export function releasedHoldDay(row: ServiceDayRow): ChangedDay {
  return { ...releasedDay(row), onlyHolds: true }
}
