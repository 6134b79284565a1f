import type { BookingSql } from '#storage/database.ts'

/** What guests of all locations count on: bookings to come, and payments that are not settled. */
export type AllCommitments = { bookings: number; payments: number }

/** Counts both. Not settled: begun, to be captured or given back, a stored card, or paid for a visit to come. */
export async function countCommitments(sql: BookingSql): Promise<AllCommitments> {
  const isToCome = `r.status = 'booked' AND r.visit IS NULL AND r.starts_at > ${sql.dialect.now}`
  const [row] = await sql.all<AllCommitments>(
    `SELECT (SELECT COUNT(*) FROM reservations r WHERE ${isToCome}) AS bookings,
       (SELECT COUNT(*) FROM payments p LEFT JOIN reservations r ON r.id = p.reservation_id
        WHERE p.state IN ('open', 'taken', 'charging', 'returning')
          OR (p.state = 'kept' AND p.let_go_at IS NULL) OR (p.state = 'paid' AND ${isToCome})) AS payments`,
  )
  return row ?? { bookings: 0, payments: 0 }
}
