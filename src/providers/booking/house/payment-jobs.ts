import type { BookingEngine } from '#house-book/contract.ts'
import {
  PAYMENT_JOBS,
  type PaymentJobKind,
  type PaymentJobPayload,
  type SettledPayment,
} from '#house-book/payments/types.ts'
import { FIVE_DAYS, HALF_A_DAY, type Patience } from '#outbox/backoff.ts'
import type { Attempt, Letter } from '#outbox/deliver.ts'
import type { Begun, PaymentProvider, PaymentState, Unavailable } from '../../payments/contract.ts'

type Book = Pick<BookingEngine, 'payments'>

/**
 * Finds out what became of payments that no guest can finish any more, and makes their bookings or gives
 * them up. What the vendor does not answer for now waits for the next time, for a day: then it is given up,
 * and what its bank allows later goes back. Its table does not wait for so long (`sweep`). One that cannot be asked about keeps none of the
 * others waiting. Throws what went wrong, when all are through.
 */
export async function settleStalePayments(
  { payments: book }: Book,
  vendor: PaymentProvider | null,
) {
  const faults: unknown[] = []
  for (const { id, overdue } of await book.stale()) {
    try {
      const settled = vendor !== null && (await settlePayment({ payments: book }, vendor, id, true))
      if (!settled && overdue) await book.abandon(id)
    } catch (error) {
      faults.push(error)
      if (overdue) await book.abandon(id)
    }
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} payments are not settled`)
}

/**
 * Settles one open payment by what the vendor says of it: an authorised one becomes its booking; any other
 * one is given up where `late`. False where the vendor does not say.
 */
export async function settlePayment(
  { payments: book }: Book,
  vendor: PaymentProvider,
  id: string,
  late: boolean,
): Promise<boolean> {
  const payment = await book.open(id)
  if (!payment) return true
  // Without a reference it was given no card.
  const state =
    payment.reference === null ? null : await vendor.find(begunOf(payment, payment.reference))
  if (state && !state.ok) return false
  if (state?.value.state === 'authorised') await book.finish(id)
  else if (late) await book.abandon(id)
  return true
}

/** Whether a letter is about a payment. */
export function isPaymentJob(letter: Letter): letter is Letter & { kind: PaymentJobKind } {
  return (PAYMENT_JOBS as readonly string[]).includes(letter.kind)
}

/** How long a letter is tried: money for days, mails for as long as they are of use. */
export function retryPolicyFor(kind: string): Patience {
  return (PAYMENT_JOBS as readonly string[]).includes(kind) ? FIVE_DAYS : HALF_A_DAY
}

/** Does what a letter says is still to be done with a payment. */
export async function runPaymentJob(
  letter: Letter & { kind: PaymentJobKind },
  { payments: book }: Book,
  vendor: PaymentProvider | null,
): Promise<Attempt> {
  const { kind, key, last } = letter
  const { payment: id, amount } = JSON.parse(letter.payload) as PaymentJobPayload
  const payment = await book.paymentForJob(kind, id)
  if (!payment) return { outcome: 'dropped', reason: 'the payment was settled in another way' }
  let done: Attempt | 'done' = NOT_CONNECTED
  try {
    if (vendor) done = await JOBS[kind](vendor, payment, { id: key, amount })
  } finally {
    const lost = done !== 'done' && (done.outcome === 'refused' || last)
    if (lost && kind === 'payment_capture') await book.captureFailed(id)
  }
  if (done !== 'done') {
    if (kind === 'payment_fee' && done.outcome === 'refused') await book.chargeDeclined(id)
    return done
  }
  await book.jobDone(kind, id)
  return { outcome: 'sent' }
}

type PaymentJob = (
  vendor: PaymentProvider,
  payment: SettledPayment,
  errand: { id: string; amount: number },
) => Promise<Attempt | 'done'>

const NOT_CONNECTED: Attempt = { outcome: 'failed', reason: 'no payment service is connected' }
const NO_REPLY: Attempt = { outcome: 'failed', reason: 'the payment service does not answer' }
const REJECTED: Attempt = {
  outcome: 'failed',
  reason: 'the payment service rejected the request; the site’s log says why',
}
const RETRY_LATER: Record<Unavailable, Attempt> = {
  provider_unavailable: NO_REPLY,
  payment_rejected: REJECTED,
}
const UNKNOWN: Attempt = {
  outcome: 'refused',
  reason: 'the payment service does not know this payment',
}

const JOBS: Record<PaymentJobKind, PaymentJob> = {
  payment_capture: async (vendor, payment) => {
    const state = await vendor.capture(begunOf(payment, payment.reference))
    if (!state.ok) return RETRY_LATER[state.code]
    if (state.value.state === 'paid') return 'done'
    if (isUnknown(state.value)) return UNKNOWN
    const kept = state.value.state === 'authorised'
    const reason = kept
      ? 'the card’s bank has not paid yet'
      : 'the card’s bank has withdrawn its approval'
    return { outcome: kept ? 'failed' : 'refused', reason }
  },
  payment_return: async (vendor, settled, errand) => {
    const payment = begunOf(settled, settled.reference)
    const state = await vendor.cancel(payment)
    if (!state.ok) return RETRY_LATER[state.code]
    // What was never booked may be forgotten; of what was paid somebody has to find out.
    if (isUnknown(state.value) && settled.booked && settled.kind === 'charge') return UNKNOWN
    if (state.value.state !== 'paid') return 'done'
    // Whatever was given back at the vendor's own counter is given back.
    const left = Math.min(errand.amount, payment.money.amount - state.value.refunded)
    if (left <= 0) return 'done'
    const refunded = await vendor.refund(payment, { id: errand.id, amount: left })
    if (refunded.ok) return 'done'
    if (refunded.code !== 'beyond_paid') return RETRY_LATER[refunded.code]
    return { outcome: 'refused', reason: 'more would be refunded than was paid' }
  },
  payment_fee: async (vendor, payment, errand) => {
    const charged = await vendor.chargeHold(begunOf(payment, payment.reference), errand)
    if (charged.ok) return 'done'
    if (charged.code !== 'card_refused') return RETRY_LATER[charged.code]
    return { outcome: 'refused', reason: 'the card was declined' }
  },
  payment_release: async (vendor, payment) => {
    const state = await vendor.cancel(begunOf(payment, payment.reference))
    return state.ok ? 'done' : RETRY_LATER[state.code]
  },
}

function isUnknown(state: PaymentState): boolean {
  return state.state === 'cancelled' && state.unknown === true
}

function begunOf(
  { id, kind, money }: Pick<SettledPayment, 'id' | 'kind' | 'money'>,
  reference: string,
): Begun {
  return { id, kind, money, reference, description: 'Restaurant reservation' }
}
