import { Conditions } from '#lib/sql/conditions.ts'
import type { LocalDate } from '#lib/time/time.ts'
import type { LocationIds } from '#outbox/read-scope.ts'
import type { Sql, SqlDialect } from '#storage/database.ts'
import type { EntryState } from './types.ts'

/** An entry as part of a guest's data. */
export type GuestEntry = {
  id: string
  locationId: string
  day: LocalDate
  party: number
  name: string
  phone: string
  note: string
  state: EntryState
  addedAt: number
}

const STILL_WAITS = `state IN ('waiting', 'notified')`

/** SQL assignments that remove the guest from an entry; its numbers stay. */
function anonymiseAssignments({ now }: SqlDialect): string {
  return `name = '', phone = '', note = '', anonymised_at = ${now}`
}

/** The entries with one of some telephone numbers (E.164) at some locations, oldest first; null = all of them. */
export function entriesWithPhone(
  sql: Sql,
  phones: readonly string[],
  locations: LocationIds,
): Promise<GuestEntry[]> {
  const where = withPhone(phones, locations)
  return sql.all<GuestEntry>(
    `SELECT id, location_id AS "locationId", service_day AS day, party, name, phone, note, state,
       added_at AS "addedAt" FROM walk_in_list ${where.text} ORDER BY added_at, id`,
    where.values,
  )
}

/** Anonymises those that wait no more; returns their days. */
export function anonymiseEntriesWithPhone(
  sql: Sql & { dialect: SqlDialect },
  phones: readonly string[],
  locations: LocationIds,
): Promise<{ location_id: string; service_day: string }[]> {
  const where = withPhone(phones, locations)
  return sql.all<{ location_id: string; service_day: string }>(
    `UPDATE walk_in_list SET ${anonymiseAssignments(sql.dialect)}
     ${where.text} AND NOT ${STILL_WAITS} RETURNING location_id, service_day`,
    where.values,
  )
}

/** Anonymises a batch of the entries of before an instant (ms); returns how many. */
export function anonymiseEntriesBefore(
  sql: Sql & { dialect: SqlDialect },
  before: number,
  batch: number,
): Promise<number> {
  return sql.run(
    `UPDATE walk_in_list SET ${anonymiseAssignments(sql.dialect)}
     WHERE id IN (SELECT id FROM walk_in_list
       WHERE anonymised_at IS NULL AND added_at < $1 ORDER BY added_at LIMIT ${batch})`,
    [before],
  )
}

function withPhone(phones: readonly string[], locations: LocationIds): Conditions {
  const where = new Conditions()
  where.whereIn('phone', phones)
  if (locations) where.whereIn('location_id', locations)
  return where
}
