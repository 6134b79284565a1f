import { Conditions } from '#lib/sql/conditions.ts'
import type { BookingSql, SqlDialect } from '#storage/database.ts'
import type { ReservationRow } from '../bookings/reservations.ts'
import { guestKey } from './guest-key.ts'
import type { GuestHistory } from './types.ts'

type HistoryRow = GuestHistory & { guest: string }

/** The history of a guest of whom there is none. */
export const NO_HISTORY: GuestHistory = { visits: 0, noShows: 0, cancellations: 0 }

/** Condition: no number was left. Not to be found by the index of numbers, in which walk-ins are many. */
export const NO_PHONE = `phone || '' = ''`

/** Condition: the party came, or its turn is over and nobody has said that it did not come. */
function isVisit({ now }: SqlDialect): string {
  return `(status = 'booked' AND (visit IN ('seated', 'finished')
    OR (visit IS NULL AND starts_at + turn_minutes * 60000 <= ${now})))`
}

/** The histories of some guests before an instant (ms), by their keys; those without any are left out. */
export async function readHistories(
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

/**
 * Histories up to the first reservation of a day, by the ids of its reservations. Reservations without number and
 * address are left out.
 */
export async function readHistoriesOfDay(
  sql: BookingSql,
  rows: readonly Pick<ReservationRow, 'id' | 'phone' | 'email' | 'starts_at'>[],
): Promise<Record<string, GuestHistory>> {
  const known = rows.flatMap((row) => {
    const key = guestKey(row)
    return key === null ? [] : [{ id: row.id, key }]
  })
  const began = Math.min(...rows.map(({ starts_at }) => starts_at))
  const keys = [...new Set(known.map(({ key }) => key))]
  const histories = await readHistories(sql, keys, began)
  return Object.fromEntries(known.map(({ id, key }) => [id, histories.get(key) ?? NO_HISTORY]))
}
