import { ok, type Result } from '#lib/result.ts'
import { isLive, limitsOf, type SeriesKind } from '../bookings/booking-limits.ts'
import { guestOf } from '../bookings/reservations.ts'
import { currentSnapshot } from '../locations/snapshots.ts'
import { moneyIn } from '../payments/payment-rows.ts'
import type { BookingDatabase, Sql } from '../store/database.ts'
import { subjectOf } from './find-reservation.ts'
import type { DeskRow } from './host-reservation.ts'
import { fitsMoney } from './payments.ts'
import {
  type At,
  type DeskSeries,
  MOST_AT_ONCE,
  type Series,
  type StateCode,
  type Visit,
} from './types.ts'
import { actOn } from './visit-state.ts'

/** One indexed read that changes whenever a booking of the location does: `null` = unknown location. */
export async function seriesMark(sql: Sql, locationId: string): Promise<string | null> {
  const rows = await sql.all<{ number: number; version: number }>(
    `SELECT c.number AS number, (SELECT CAST(COALESCE(SUM(version - held), 0) AS bigint)
       FROM day_versions WHERE location_id = $1) AS version
     FROM current_settings c WHERE c.location_id = $1`,
    [locationId],
  )
  const row = rows[0]
  return row ? `${row.number}.${row.version}` : null
}

type SeriesRow = DeskRow & {
  created_at: number
  network: string | null
  by_phone: number
  by_email: number
  by_network: number
}

/** `Desk.series`. The mark is read first: what changes meanwhile is asked for again. */
export async function seriesOf(
  db: BookingDatabase,
  locationId: string,
): Promise<DeskSeries | null> {
  const mark = await seriesMark(db, locationId)
  const current = mark === null ? null : await currentSnapshot(db, locationId)
  if (mark === null || !current) return null
  const { phone, email, network } = limitsOf(current.settings)
  const rows = await db.all<SeriesRow>(
    `SELECT * FROM (
       SELECT r.*, COUNT(*) OVER (PARTITION BY phone) AS by_phone,
         CASE WHEN email IS NULL THEN 0 ELSE COUNT(*) OVER (PARTITION BY lower(email)) END AS by_email,
         CASE WHEN network IS NULL THEN 0 ELSE COUNT(*) OVER (PARTITION BY network) END AS by_network
       FROM reservations r WHERE location_id = $1 AND ${isLive(db.words)}) counted
     WHERE by_phone > $2 OR by_email > $3 OR by_network > $4
     ORDER BY starts_at, id`,
    [locationId, phone.check, email.check, network.check],
  )
  const kindOf = (row: SeriesRow): SeriesKind => {
    if (row.by_phone > phone.check) return 'phone'
    return row.by_email > email.check ? 'email' : 'network'
  }
  const shared = (row: SeriesRow) => {
    const by = kindOf(row)
    return `${by} ${by === 'email' ? row.email?.toLowerCase() : row[by]}`
  }
  const groups = Map.groupBy(rows, shared)
  const series = [...groups.values()].flatMap(([first, ...others]): Series[] =>
    first
      ? [{ by: kindOf(first), visits: [first, ...others].slice(0, MOST_AT_ONCE).map(visitOf) }]
      : [],
  )
  return { mark, series }
}

function visitOf(row: SeriesRow): Visit {
  const { id, confirmation, local_start: at, party, changed_at: seen, created_at: bookedAt } = row
  return { id, seen, confirmation, at, party, bookedAt, guest: guestOf(row) }
}

/**
 * `Desk.cancelAll`, inside a transaction of the desk: all of them or none. What was paid for one goes back, and
 * its card is let go.
 */
export async function cancelAll(
  sql: Sql,
  db: BookingDatabase,
  at: At,
  visits: readonly Pick<Visit, 'id' | 'seen'>[],
): Promise<Result<null, StateCode>> {
  for (const visit of visits) {
    const subject = { ...at, ...visit }
    const found = await subjectOf(sql, subject)
    if (!found.ok) return found
    const choice = fitsMoney(null, moneyIn(found.value)) ? null : { does: 'return' as const }
    const done = await actOn(sql, db, subject, 'cancel', choice)
    if (!done.ok) return done
  }
  return ok(null)
}
