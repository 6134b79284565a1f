import { ok, type Refusal, type Result, refuse } from '#lib/result.ts'
import { BusyError } from '#lib/sql/busy-error.ts'
import type { BookingDatabase, Sql } from '#storage/database.ts'
import type { BookCode } from '../bookings/book.ts'
import type { Limits } from '../bookings/booking-limits.ts'
import type { LimitCode, ReserveRequest } from '../bookings/types.ts'
import { commitHold, revertToHeld } from '../holds/commit-hold.ts'
import { amountDueOfHold, matchesHold } from '../holds/hold-bill.ts'
import { liveHold } from '../holds/holds.ts'
import { refundPayment } from '../payments/payment-jobs.ts'
import { findOpenPaymentRow, insertPayment, openPaymentOf } from '../payments/payment-rows.ts'
import type { Charge, ChargeCode, OpenPayment } from '../payments/types.ts'
import type { AmountDue } from '../pricing/amount-due.ts'
import { abandonPayment, paymentKey, paymentLocks } from './open-payments.ts'

type DueCode = 'unknown_experience' | 'unknown_add_on'

/** What a card must give for the requested hold; null = no card is required, or the hold is gone. */
export async function amountDueOfRequest(
  sql: Sql,
  request: ReserveRequest,
): Promise<Result<AmountDue | null, DueCode>> {
  const hold = await liveHold(sql, request)
  if (!hold) return ok(null)
  if (!matchesHold(hold, request.experience)) return refuse('unknown_experience')
  return amountDueOfHold(sql, hold, request.addOns ?? [])
}

/** Books with a payment; returns the reservation's id. */
type BookWithPayment = (
  paymentId: string,
) => Promise<Result<string, BookCode | LimitCode | 'key_reused'>>

/**
 * Books a hold that a card has to pay for. Nobody can take the table over while the card is charged. The
 * payment is stored before, so that its outcome can be found out even if this process dies (`finishPayment`,
 * `abandonPayment`). If the card is refused the guest keeps the hold for another one; `hold_lost` where it is gone by
 * then: abandoned meanwhile, or given back because the guest holds another table since.
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
      const expiresAt = await returnHoldToGuest(db, request.token)
      return expiresAt === null ? refuse('hold_lost') : refuse('payment_failed', { expiresAt })
    }
    const booked = await bookWith(payment.id)
    // The settlement may have booked it with this payment meanwhile; then the payment is not open any more.
    if (!booked.ok) await abandonPayment(db, payment.id)
    return booked
  }
  return inProgressIfBusy(work)
}

/**
 * Runs work after something was done already: if the database is busy, the answer is `in_progress`, and a retry
 * learns the outcome.
 */
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

/** Commits the hold and returns its open payment; creates one if there is none. */
function beginPayment(
  db: BookingDatabase,
  request: ReserveRequest,
  { hasCard, limits }: { hasCard: boolean; limits: Limits },
): Promise<Result<OpenPayment, 'hold_lost' | 'card_required' | LimitCode>> {
  const { token } = request
  type Opened = Result<OpenPayment, 'hold_lost' | 'card_required' | LimitCode>
  return db.transaction(paymentLocks(request, limits.lockKeys), async (sql): Promise<Opened> => {
    // Once a card was charged, only its result decides.
    const wasCommitted = (await liveHold(sql, request))?.state === 'committing'
    const within = wasCommitted ? ok(null) : await limits.check(sql)
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

/** Gives a table whose card was refused back to its guest; returns until when it is held, ms, or null if it is gone. */
async function returnHoldToGuest(db: BookingDatabase, token: string): Promise<number | null> {
  const { value } = await db.transaction({ exclusive: [paymentKey(token)] }, async (sql) => {
    const until = await revertToHeld(sql, token)
    // Another attempt, which took over from this one, may have given it back already.
    return ok(until ?? (await liveHold(sql, { token }))?.expires_at ?? null)
  })
  return value
}
