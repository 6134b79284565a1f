import { ok } from '#lib/result.ts'
import { Conditions } from '#lib/sql/conditions.ts'
import type { BookingDatabase, BookingSql } from '#storage/database.ts'
import { releaseCard, WITH_CARD } from './open-accounts.ts'
import { eraseCardInJobs } from './payment-jobs.ts'
import type { PaymentRow } from './payment-rows.ts'

const DAY = 24 * 60 * 60_000

/** Cards per transaction: few enough that no guest waits for it. */
const CARDS = 50

/**
 * Releases stored cards `days` after their visit that nobody will charge any more: their guests came, cancelled
 * or have paid. The card of a no-show that was not charged stays for the staff, until its guest is anonymised.
 * Returns the number.
 */
export async function releaseOldCards(db: BookingDatabase, days: number): Promise<number> {
  for (let all = 0; ; ) {
    const { value: count } = await db.transaction({}, async (sql) => {
      const rows = await sql.all<PaymentRow>(
        `SELECT p.* FROM payments p JOIN reservations r ON r.id = p.reservation_id
         WHERE ${WITH_CARD} AND (p.state = 'charged' OR r.visit IS NULL OR r.visit <> 'no_show')
           AND r.starts_at + r.turn_minutes * 60000 < ${db.dialect.now} - CAST($1 AS bigint) * ${DAY}
         ORDER BY p.id LIMIT ${CARDS}`,
        [days],
      )
      for (const row of rows) await releaseCard(sql, row)
      return ok(rows.length)
    })
    all += count
    if (count < CARDS) return all
  }
}

/** Erases the cards from the payments of reservations whose guests are anonymised; the amounts stay. */
export async function eraseCards(
  sql: BookingSql,
  reservationIds: readonly string[],
): Promise<void> {
  const of = new Conditions()
  of.whereIn('p.reservation_id', reservationIds)
  const rows = await sql.all<PaymentRow & { keeps: number }>(
    `SELECT p.*, CASE WHEN ${WITH_CARD} THEN 1 ELSE 0 END AS keeps FROM payments p ${of.text}`,
    of.values,
  )
  for (const row of rows) {
    await sql.run('UPDATE payments SET card = NULL, last4 = NULL WHERE id = $1', [row.id])
    if (Number(row.keeps) === 1) await releaseCard(sql, { ...row, last4: null })
    await eraseCardInJobs(sql, row)
  }
}
