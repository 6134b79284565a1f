import { BusyError } from '#lib/busy.ts'
import { ok, type Refusal, type Result, refuse } from '#lib/result.ts'
import { type BookCode, book } from '../bookings/book.ts'
import type { Limits } from '../bookings/booking-limits.ts'
import type { LimitCode, ReserveRequest } from '../bookings/types.ts'
import { commitHold, revertToHeld } from '../holds/commit-hold.ts'
import { amountDueOfHold, matchesHold } from '../holds/hold-bill.ts'
import { dropHold, liveHold } from '../holds/holds.ts'
import { refundPayment } from '../payments/payment-jobs.ts'
import {
  findOpenPaymentRow,
  insertPayment,
  openPaymentOf,
  type PaymentRow,
} from '../payments/payment-rows.ts'
import type { Charge, ChargeCode, OpenPayment, StalePayment } from '../payments/types.ts'
import type { AmountDue } from '../pricing/amount-due.ts'
import { settingsLockKey } from '../settings/snapshots.ts'
import type { BookingDatabase, BookingSql, Locks, Sql, Waits } from '../store/database.ts'
import { queueNotBookedMessage } from './not-booked-message.ts'

const DAY = 24 * 60 * 60_000

/** The lock under which a hold's payment is begun, settled and given up. */
const paymentKey = (holdToken: string) => `payment ${holdToken}`

/** A payment's own work, during which the settings of its location stay what they are. */
const paymentLocks = (
  { token, locationId }: ReserveRequest,
  more: readonly string[] = [],
): Locks => ({
  exclusive: [paymentKey(token), ...more],
  shared: [settingsLockKey(locationId)],
})

type DueCode = 'unknown_experience' | 'unknown_add_on'

/** What a request's held table wants of a card; null where it wants none, or is not held any more. */
export async function amountDueOfRequest(
  sql: Sql,
  request: ReserveRequest,
): Promise<Result<AmountDue | null, DueCode>> {
  const hold = await liveHold(sql, request)
  if (!hold) return ok(null)
  if (!matchesHold(hold, request.experience)) return refuse('unknown_experience')
  return amountDueOfHold(sql, hold, request.addOns ?? [])
}

/** Books in the caller's transaction, with the payment that the table wants. */
type BookWithPayment = (
  paymentId: string,
) => Promise<Result<string, BookCode | LimitCode | 'key_reused'>>

/**
 * Books a held table that a card has to pay for. Nobody takes the table over while the card is asked; its
 * payment is written down before, so that whatever becomes of this process, what it came to can be found
 * out (`finishPayment`, `abandonPayment`). A refused card leaves the guest the table for another one.
 */
export async function payAndBook(
  db: BookingDatabase,
  request: ReserveRequest,
  { charge, limits, bookWith }: { charge: Charge; limits: Limits; bookWith: BookWithPayment },
): Promise<Result<string, BookCode | LimitCode | 'key_reused' | 'in_progress' | ChargeCode>> {
  const opened = await beginPayment(db, request, { hasCard: charge.hasCard, limits })
  if (!opened.ok) return opened
  const payment = opened.value
  const work = async () => {
    const charged = await charge.run(payment)
    if (!charged.ok) {
      if (charged.code !== 'payment_failed') return charged
      return refuse('payment_failed', { expiresAt: await returnHoldToGuest(db, request.token) })
    }
    const booked = await bookWith(payment.id)
    // Somebody may have booked it with this very payment meanwhile: then it is not open any more.
    if (!booked.ok) await abandonPayment(db, payment.id)
    return booked
  }
  return inProgressIfBusy(work)
}

/** What comes after something was done: where the database is busy then, who asks again hears how it ended. */
export async function inProgressIfBusy<T>(
  work: () => Promise<T>,
): Promise<T | Refusal<'in_progress'>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BusyError) return refuse('in_progress')
    throw error
  }
}

/** The open payment of a hold, which nobody can take over from now on; begun where there is none. */
function beginPayment(
  db: BookingDatabase,
  request: ReserveRequest,
  { hasCard, limits }: { hasCard: boolean; limits: Limits },
): Promise<Result<OpenPayment, 'hold_lost' | 'card_required' | LimitCode>> {
  const { token } = request
  type Opened = Result<OpenPayment, 'hold_lost' | 'card_required' | LimitCode>
  return db.transaction(paymentLocks(request, limits.lockKeys), async (sql): Promise<Opened> => {
    // Once a card was asked, nothing but the card decides.
    const wasAsked = (await liveHold(sql, request))?.state === 'committing'
    const within = wasAsked ? ok(null) : await limits.check(sql)
    if (!within.ok) return within
    const committed = await commitHold(sql, token)
    if (!committed.ok) return committed
    const wanted = await amountDueOfHold(sql, committed.value, request.addOns ?? [])
    if (!wanted.ok || !wanted.value) return refuse('hold_lost')
    const due = wanted.value
    const before = await findOpenPaymentRow(sql, { hold: token })
    if (!hasCard && !before?.card) return refuse('card_required')
    if (before?.kind === due.kind && before.amount === due.amount) {
      const kept = 'UPDATE payments SET request = $2 WHERE id = $1'
      await sql.run(kept, [before.id, JSON.stringify(request)])
      return ok(openPaymentOf(before))
    }
    if (before) await refundPayment(sql, before.id)
    return ok(openPaymentOf(await insertPayment(sql, request, due)))
  })
}

async function returnHoldToGuest(db: BookingDatabase, token: string): Promise<number | null> {
  const { value } = await db.transaction({ exclusive: [paymentKey(token)] }, async (sql) =>
    ok(await revertToHeld(sql, token)),
  )
  return value
}

/** An open payment by its id. */
export async function findOpenPayment(sql: Sql, id: string): Promise<OpenPayment | null> {
  const row = await findOpenPaymentRow(sql, { id })
  return row && openPaymentOf(row)
}

/** See `Payments.finish`. */
export async function finishPayment(
  db: BookingDatabase,
  secret: string,
  id: string,
): Promise<boolean> {
  const found = await findOpenPaymentRow(db, { id })
  if (!found?.request) return false
  const request = JSON.parse(found.request) as ReserveRequest
  const booked = await db.transaction(paymentLocks(request), (sql) =>
    book(sql, secret, request, id),
  )
  if (!booked.ok) await abandonPayment(db, id)
  return booked.ok
}

/**
 * Gives up an open payment and its table, and writes its guest so where they gave a card; where `stale`, only
 * if nobody is at it again.
 */
export async function abandonPayment(
  db: BookingDatabase,
  id: string,
  { stale = false, ...waits }: Waits & { stale?: boolean } = {},
): Promise<void> {
  const found = await findOpenPaymentRow(db, { id })
  if (!found) return
  await db.transaction({ exclusive: [paymentKey(found.hold_id)], ...waits }, async (sql) => {
    const row = await findOpenPaymentRow(sql, { id })
    if (!row) return refuse('settled')
    if (stale && (await findStale(sql, [id])).length === 0) return refuse('not_stale')
    await queueNotBookedMessage(sql, row)
    await refundPayment(sql, id)
    await dropHold(sql, row.hold_id)
    return ok(null)
  })
}

/**
 * Gives up what a visitor is still paying for: a table that they give back, or all but the one that they
 * hold now. What their bank allows later goes back to them.
 */
export async function abandonPayments(
  db: BookingDatabase,
  of: { token: string } | { visitor: string; but: string },
  waits: Waits = {},
): Promise<boolean> {
  const rows = await db.all<{ id: string }>(
    `SELECT p.id FROM payments p JOIN holds h ON h.id = p.hold_id
     WHERE p.state = 'open' AND ${'token' in of ? 'h.id = $1' : 'h.visitor = $1 AND h.id <> $2'}`,
    'token' in of ? [of.token] : [of.visitor, of.but],
  )
  for (const { id } of rows) await abandonPayment(db, id, waits)
  return rows.length > 0
}

/** Gives up what visitors pay for who hold another table since: what `abandonPayments` could not. */
export async function abandonSupersededPayments(db: BookingDatabase): Promise<void> {
  const rows = await db.all<{ id: string }>(
    `SELECT p.id FROM payments p JOIN holds h ON h.id = p.hold_id
     WHERE p.state = 'open' AND EXISTS (SELECT 1 FROM holds other
       WHERE other.visitor = h.visitor AND other.created_at > h.created_at)`,
  )
  for (const { id } of rows) await abandonPayment(db, id)
}

/** See `Payments.stale`. */
export async function stalePayments(db: BookingDatabase): Promise<StalePayment[]> {
  const rows = await findStale(db, null)
  return rows.map((row) => ({ ...openPaymentOf(row), overdue: Number(row.overdue) === 1 }))
}

/** Open payments whose hold ran out or is gone: all, or that of an id. */
function findStale(
  sql: BookingSql,
  only: [string] | null,
): Promise<(PaymentRow & { overdue: number })[]> {
  const { now } = sql.dialect
  return sql.all<PaymentRow & { overdue: number }>(
    `SELECT p.*, CASE WHEN p.created_at < ${now} - ${DAY} THEN 1 ELSE 0 END AS overdue
     FROM payments p LEFT JOIN holds h ON h.id = p.hold_id
     WHERE p.state = 'open' AND (h.id IS NULL OR h.state NOT IN ('held', 'committing')
       OR h.expires_at <= ${now}) ${only ? 'AND p.id = $1' : ''}
     ORDER BY p.created_at, p.id LIMIT 50`,
    only ?? [],
  )
}
