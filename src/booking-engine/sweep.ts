import { ok } from '#lib/result.ts'
import { Conditions } from '#lib/sql/conditions.ts'
import { monthsBefore } from '#lib/time/months-before.ts'
import { databaseNow } from '#storage/clock.ts'
import { purgeConsumedTokens } from '#storage/consumed-tokens.ts'
import type { BookingDatabase, BookingSql } from '#storage/database.ts'
import { purgeRateLimits } from '#storage/rate-limits.ts'
import { anonymiseAssignments } from './bookings/anonymise.ts'
import { eraseOldNetworks } from './bookings/booking-limits.ts'
import type { ReservationRow } from './bookings/reservations.ts'
import { purgeAttempts } from './checkout/attempt-lease.ts'
import { abandonSupersededPayments } from './checkout/open-payments.ts'
import { endBans, forgetGuests, keysOfRows } from './guest-book/forget-guests.ts'
import { GUEST_BOOK_LOCK } from './guest-book/guest-keys.ts'
import { purgeChanges } from './holds/booking-change.ts'
import { type HoldRow, releaseHoldUnits } from './holds/holds.ts'
import { RECLAIM_WINDOW } from './holds/reclaim-hold.ts'
import { purgeImportMarks } from './imports/import-marks.ts'
import { purgeRefusedCards } from './payments/refused-cards.ts'
import { eraseCards, releaseOldCards } from './payments/release-cards.ts'
import { purgeShifts } from './shift/shift.ts'
import { purgeSoldOut } from './sold-out/sold-out.ts'
import { purgeWaitlist } from './waitlist/waitlist.ts'
import { anonymiseEntriesBefore } from './walk-in-list/guest-entries.ts'

const DAY = 24 * 60 * 60_000
const BATCH = 500

/** Holds per transaction: few enough that no guest waits for it. */
const HOLDS = 50

/**
 * Housekeeping in short transactions. Nothing depends on it: an expired hold is taken over by the next claim,
 * and until then its guest can still book it.
 */
export async function sweepBookings(
  db: BookingDatabase,
  { guestsKeptMonths, cardsKeptDays }: { guestsKeptMonths: number; cardsKeptDays: number },
) {
  const abandoned = await undoAbandoned(db)
  await abandonSupersededPayments(db)
  const holds = await deleteOldHolds(db)
  const keys = await db.run(`DELETE FROM idempotency WHERE created_at < ${db.dialect.now} - ${DAY}`)
  await purgeAttempts(db)
  await purgeChanges(db)
  await purgeImportMarks(db)
  await purgeWaitlist(db)
  await purgeRefusedCards(db)
  await purgeSoldOut(db)
  await purgeConsumedTokens(db)
  await eraseOldNetworks(db)
  const cards = await releaseOldCards(db, cardsKeptDays)
  await purgeShifts(db, guestsKeptMonths)
  const anonymised = await anonymise(db, guestsKeptMonths)
  // Last: after a flood of requests it may not be done in time.
  await purgeRateLimits(db)
  return { holds: abandoned + holds, keys, cards, anonymised }
}

/**
 * Releases committing holds whose 15 minutes are over if no payment is open for them, and after another 15
 * minutes in any case: by then they could not be booked, whatever the bank says. Returns the number.
 */
function undoAbandoned(db: BookingDatabase): Promise<number> {
  return inBatches(db, async (sql) => {
    const rows = await sql.all<HoldRow>(
      `UPDATE holds SET state = 'released' WHERE id IN (
         SELECT id FROM holds
         WHERE state = 'committing' AND expires_at <= ${db.dialect.now}
           AND (expires_at + ${RECLAIM_WINDOW} <= ${db.dialect.now} OR NOT EXISTS (SELECT 1 FROM payments
             WHERE payments.hold_id = holds.id AND payments.state = 'open'))
         ORDER BY id LIMIT ${HOLDS})
         AND state = 'committing' AND expires_at <= ${db.dialect.now}
       RETURNING *`,
    )
    await releaseHoldUnits(sql, rows)
    return rows.length
  })
}

/** Deletes holds older than a day with the units that they still have. Returns the number. */
function deleteOldHolds(db: BookingDatabase): Promise<number> {
  return inBatches(db, async (sql) => {
    const rows = await sql.all<HoldRow>(
      `DELETE FROM holds WHERE id IN (
         SELECT id FROM holds
         WHERE created_at < ${db.dialect.now} - ${DAY} AND state <> 'committing'
         ORDER BY id LIMIT ${HOLDS})
       RETURNING *`,
    )
    await releaseHoldUnits(
      sql,
      rows.filter(({ state }) => state === 'held'),
    )
    return rows.length
  })
}

/** Runs small transactions until one finds less than a full batch; returns the number of rows of all. */
async function inBatches(db: BookingDatabase, batch: (sql: BookingSql) => Promise<number>) {
  for (let all = 0; ; ) {
    const { value: count } = await db.transaction({}, async (sql) => ok(await batch(sql)))
    all += count
    if (count < HOLDS) return all
  }
}

/**
 * Anonymises the guests of visits, and parties at the door, of `keptMonths` ago; the numbers stay. Whoever has no other booking is forgotten by the
 * guest book, too, and a ban `keptMonths` later. Returns how many bookings and parties.
 */
async function anonymise(db: BookingDatabase, keptMonths: number): Promise<number> {
  const now = await databaseNow(db)
  const before = monthsBefore(new Date(now), keptMonths).getTime()
  const bansUntil = monthsBefore(new Date(now), -keptMonths).getTime()
  const { value: count } = await db.transaction({ exclusive: [GUEST_BOOK_LOCK] }, async (sql) => {
    const rows = await sql.all<Pick<ReservationRow, 'id' | 'phone' | 'email'>>(
      `SELECT id, phone, email FROM reservations
       WHERE anonymised_at IS NULL AND starts_at < $1 ORDER BY starts_at LIMIT ${BATCH}`,
      [before],
    )
    const ids = rows.map(({ id }) => id)
    const where = new Conditions()
    where.whereIn('id', ids)
    if (ids.length > 0) {
      await sql.run(
        `UPDATE reservations SET ${anonymiseAssignments(db.dialect)} ${where.text}`,
        where.values,
      )
      await eraseCards(sql, ids)
      await forgetGuests(sql, keysOfRows(rows), bansUntil)
    }
    await endBans(sql)
    const atTheDoor = await anonymiseEntriesBefore(sql, before, BATCH)
    return ok(ids.length + atTheDoor)
  })
  return count
}
