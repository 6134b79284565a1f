import { ok, type Result } from '#lib/result.ts'
import type { BookingDatabase, BookingSql, Sql } from '#storage/database.ts'
import { type BookerKind, isUpcomingGuestBooking, limitsOf } from '../bookings/booking-limits.ts'
import { guestOf } from '../bookings/reservations.ts'
import { paymentOf } from '../payments/payment-rows.ts'
import { currentSnapshot } from '../settings/snapshots.ts'
import type { StaffContext } from '../staff-log/types.ts'
import { findReservation } from './find-reservation.ts'
import type { HostRow } from './host-reservation.ts'
import { isDecisionValid } from './payments.ts'
import {
  type BookingSeries,
  type HostSeries,
  MAX_CANCELLED_AT_ONCE,
  type SeriesBooking,
  type VisitCode,
} from './types.ts'
import { changeVisit } from './visit-state.ts'

/** `HostApi.seriesVersion`: changes whenever a booking of the location does; null = unknown location. */
export async function readSeriesVersion(sql: Sql, locationId: string): Promise<string | null> {
  const rows = await sql.all<{ number: number; version: number }>(
    `SELECT c.number AS number, (SELECT CAST(COALESCE(SUM(version - held), 0) AS bigint)
       FROM day_versions WHERE location_id = $1) AS version
     FROM current_settings c WHERE c.location_id = $1`,
    [locationId],
  )
  const row = rows[0]
  return row ? `${row.number}.${row.version}` : null
}

type SeriesRow = HostRow & {
  created_at: number
  network: string | null
  by_phone: number
  by_email: number
  by_network: number
}

/** `HostApi.series`. The version is read first: later changes lead to another read. */
export async function readSeries(
  db: BookingDatabase,
  locationId: string,
): Promise<HostSeries | null> {
  const version = await readSeriesVersion(db, locationId)
  const current = version === null ? null : await currentSnapshot(db, locationId)
  if (version === null || !current) return null
  const { phone, email, network } = limitsOf(current.settings)
  const rows = await db.all<SeriesRow>(
    `SELECT * FROM (
       SELECT r.*, COUNT(*) OVER (PARTITION BY phone) AS by_phone,
         CASE WHEN email IS NULL THEN 0 ELSE COUNT(*) OVER (PARTITION BY lower(email)) END AS by_email,
         CASE WHEN network IS NULL THEN 0 ELSE COUNT(*) OVER (PARTITION BY network) END AS by_network
       FROM reservations r WHERE location_id = $1 AND ${isUpcomingGuestBooking(db.dialect)}) counted
     WHERE by_phone > $2 OR by_email > $3 OR by_network > $4
     ORDER BY starts_at, id`,
    [locationId, phone.check, email.check, network.check],
  )
  const kindOf = (row: SeriesRow): BookerKind => {
    if (row.by_phone > phone.check) return 'phone'
    return row.by_email > email.check ? 'email' : 'network'
  }
  const shared = (row: SeriesRow) => {
    const by = kindOf(row)
    return `${by} ${by === 'email' ? row.email?.toLowerCase() : row[by]}`
  }
  const groups = Map.groupBy(rows, shared)
  const series = [...groups.values()].flatMap(([first, ...others]): BookingSeries[] =>
    first
      ? [
          {
            by: kindOf(first),
            visits: [first, ...others].slice(0, MAX_CANCELLED_AT_ONCE).map(visitOf),
          },
        ]
      : [],
  )
  return { mark: version, series }
}

function visitOf(row: SeriesRow): SeriesBooking {
  const { id, confirmation, local_start: at, party, changed_at: seen, created_at: bookedAt } = row
  return { id, seen, confirmation, at, party, bookedAt, guest: guestOf(row) }
}

/**
 * `HostApi.cancelAll`, in the caller's transaction: all or none. Payments are refunded and stored cards
 * released.
 */
export async function cancelAll(
  sql: BookingSql,
  at: StaffContext,
  visits: readonly Pick<SeriesBooking, 'id' | 'seen'>[],
): Promise<Result<null, VisitCode>> {
  for (const visit of visits) {
    const subject = { ...at, ...visit }
    const found = await findReservation(sql, subject)
    if (!found.ok) return found
    const choice = isDecisionValid(null, paymentOf(found.value))
      ? null
      : { does: 'return' as const }
    const done = await changeVisit(sql, subject, 'cancel', choice)
    if (!done.ok) return done
  }
  return ok(null)
}
