import { monthsBefore } from '#lib/months-before.ts'
import { ok } from '#lib/result.ts'
import { forgetNetworks } from './bookings/booking-limits.ts'
import { forgetAttempts } from './checkout/attempt-lease.ts'
import { giveUpForsaken } from './checkout/pay-and-book.ts'
import { guestForgotten } from './guests/guests.ts'
import { forgetChanges } from './holds/booking-change.ts'
import { giveBack, type HoldRow } from './holds/holds.ts'
import { LATE } from './holds/reclaim-hold.ts'
import { forgetRefusals } from './payments/refused-cards.ts'
import { forgetCards, letCardsGo } from './payments/release-cards.ts'
import { forgetSoldOut } from './sold-out/sold-out.ts'
import { forgetSpent } from './store/consumed-tokens.ts'
import type { BookingDatabase, Sql } from './store/database.ts'
import { forgetAlerts } from './waitlist/waitlist.ts'

const DAY = 24 * 60 * 60_000
const BATCH = 500
/** Holds of one transaction: few enough that no guest waits for it. */
const HOLDS = 50

/**
 * Housekeeping in short transactions. Nothing depends on it: an expired hold is taken over where it
 * stands, and until then its guest can still book it.
 */
export async function sweepBookings(
  db: BookingDatabase,
  { guestsKeptMonths, cardsKeptDays }: { guestsKeptMonths: number; cardsKeptDays: number },
) {
  const abandoned = await undoAbandoned(db)
  await giveUpForsaken(db)
  const holds = await deleteOldHolds(db)
  const keys = await db.run(`DELETE FROM idempotency WHERE created_at < ${db.words.now} - ${DAY}`)
  await forgetAttempts(db)
  await forgetChanges(db)
  await forgetAlerts(db)
  await forgetRefusals(db)
  await forgetSoldOut(db)
  await forgetSpent(db)
  await forgetNetworks(db, db.words)
  return {
    holds: abandoned + holds,
    keys,
    cards: await letCardsGo(db, cardsKeptDays),
    anonymised: await anonymise(db, guestsKeptMonths),
  }
}

/**
 * A committing hold whose 15 minutes are over is given back where no payment waits for it, and as long again
 * after them in any case: it would not be booked any more, whatever its card's bank says.
 */
function undoAbandoned(db: BookingDatabase): Promise<number> {
  return inBatches(db, async (sql) => {
    const rows = await sql.all<HoldRow>(
      `UPDATE holds SET state = 'released' WHERE id IN (
         SELECT id FROM holds
         WHERE state = 'committing' AND expires_at <= ${db.words.now}
           AND (expires_at + ${LATE} <= ${db.words.now} OR NOT EXISTS (SELECT 1 FROM payments
             WHERE payments.hold_id = holds.id AND payments.state = 'open'))
         ORDER BY id LIMIT ${HOLDS})
         AND state = 'committing' AND expires_at <= ${db.words.now}
       RETURNING *`,
    )
    await giveBack(sql, rows)
    return rows.length
  })
}

/** Holds older than a day go, with what units they left. */
function deleteOldHolds(db: BookingDatabase): Promise<number> {
  return inBatches(db, async (sql) => {
    const rows = await sql.all<HoldRow>(
      `DELETE FROM holds WHERE id IN (
         SELECT id FROM holds
         WHERE created_at < ${db.words.now} - ${DAY} AND state <> 'committing'
         ORDER BY id LIMIT ${HOLDS})
       RETURNING *`,
    )
    await giveBack(
      sql,
      rows.filter(({ state }) => state === 'held'),
    )
    return rows.length
  })
}

/** Runs small transactions until one finds less than a whole batch; the number of rows of all. */
async function inBatches(db: BookingDatabase, batch: (sql: Sql) => Promise<number>) {
  for (let all = 0; ; ) {
    const { value: count } = await db.transaction({}, async (sql) => ok(await batch(sql)))
    all += count
    if (count < HOLDS) return all
  }
}

/** Guests whose visit was `keptMonths` ago lose their names; the numbers stay. */
async function anonymise(db: BookingDatabase, keptMonths: number): Promise<number> {
  const clock = await db.all<{ now: number }>(`SELECT ${db.words.now} AS now`)
  const before = monthsBefore(new Date(clock[0]?.now ?? 0), keptMonths)
  const { value: count } = await db.transaction({}, async (sql) => {
    const rows = await sql.all<{ id: string }>(
      `UPDATE reservations SET ${guestForgotten(db.words)}
       WHERE id IN (SELECT id FROM reservations
         WHERE anonymised_at IS NULL AND starts_at < $1 LIMIT ${BATCH}) RETURNING id`,
      [before.getTime()],
    )
    await forgetCards(
      sql,
      db,
      rows.map(({ id }) => id),
    )
    return ok(rows.length)
  })
  return count
}
