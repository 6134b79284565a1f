import { Conditions } from '#lib/sql/conditions.ts'
import type { BookingSql, SqlDialect } from '#storage/database.ts'
import { NO_PHONE } from './bookings-of-keys.ts'
import type { GuestIdentity } from './guest-keys.ts'
import type { GuestHistory } from './types.ts'

type HistoryRow = GuestHistory & { guest: string }

/** The history of a guest of whom there is none. */
export const NO_HISTORY: GuestHistory = { visits: 0, noShows: 0, cancellations: 0 }

/** Condition: the party came, or its turn is over and nobody has said that it did not come. */
export function isVisit({ now }: SqlDialect): string {
  return `(status = 'booked' AND (visit IN ('seated', 'finished')
    OR (visit IS NULL AND starts_at + turn_minutes * 60000 <= ${now})))`
}

/** The histories of some guests before an instant (ms), all their keys counted, by their `guest`. */
export async function readHistories(
  sql: BookingSql,
  guests: readonly GuestIdentity[],
  before: number,
): Promise<Map<string, GuestHistory>> {
  const keys = [...new Set(guests.flatMap((one) => one.keys))]
  const counted = await countByKey(sql, keys, before)
  return new Map(
    guests.map(({ guest, keys }) => [
      guest,
      keys.map((key) => counted.get(key) ?? NO_HISTORY).reduce(sumOf, NO_HISTORY),
    ]),
  )
}

function sumOf(one: GuestHistory, other: GuestHistory): GuestHistory {
  return {
    visits: one.visits + other.visits,
    noShows: one.noShows + other.noShows,
    cancellations: one.cancellations + other.cancellations,
  }
}

/** Counts of the bookings of some keys before an instant (ms); keys without any are left out. */
async function countByKey(
  sql: BookingSql,
  keys: readonly string[],
  before: number,
): Promise<Map<string, GuestHistory>> {
  if (keys.length === 0) return new Map()
  const phones = new Conditions([before])
  phones.whereIn(
    'phone',
    keys.filter((key) => !key.includes('@')),
  )
  const emails = new Conditions(phones.values)
  emails.whereIn(
    'lower(email)',
    keys.filter((key) => key.includes('@')),
  )
  const counts = `SUM(CASE WHEN ${isVisit(sql.dialect)} THEN 1 ELSE 0 END) AS visits,
    SUM(CASE WHEN visit = 'no_show' THEN 1 ELSE 0 END) AS "noShows",
    SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) AS cancellations`
  const rows = await sql.all<HistoryRow>(
    `SELECT phone AS guest, ${counts} FROM reservations
     ${phones.text} AND starts_at < $1 GROUP BY phone
     UNION ALL
     SELECT lower(email) AS guest, ${counts} FROM reservations
     ${emails.text} AND email IS NOT NULL AND ${NO_PHONE} AND starts_at < $1 GROUP BY lower(email)`,
    phones.values,
  )
  return new Map(
    rows.map(({ guest, visits, noShows, cancellations }) => [
      guest,
      // Postgres sums up to a bigint.
      { visits: Number(visits), noShows: Number(noShows), cancellations: Number(cancellations) },
    ]),
  )
}
