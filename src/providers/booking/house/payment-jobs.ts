import type { BookingEngine } from '#booking-engine/contract.ts'
import {
  PAYMENT_JOBS,
  type PaymentJobKind,
  type PaymentJobPayload,
  type SettledPayment,
} from '#booking-engine/payments/types.ts'
import type { DeliveryResult, OutboxMessage } from '#outbox/deliver.ts'
import { FIVE_DAYS, HALF_A_DAY, type RetryPolicy } from '#outbox/retry-policy.ts'
import type {
  BegunPayment,
  PaymentProvider,
  PaymentState,
  Unavailable,
} from '../../payments/contract.ts'
import * as t from '../messages.gen.ts'
import { LATER_CHARGE_DESCRIPTION } from './payment-descriptions.ts'

type Engine = Pick<BookingEngine, 'payments'>

/**
 * Finds out the state of payments that no guest can complete any more, and makes their bookings or abandons
 * them. While the vendor does not answer they wait for the next run, for a day; then they are abandoned, and
 * what a bank authorises later is refunded. Their tables do not wait that long (`sweep`). A payment that fails
 * does not stop the others; the errors are thrown when all are done.
 */
export async function settleStalePayments({ payments }: Engine, vendor: PaymentProvider | null) {
  const errors: unknown[] = []
  for (const { id, overdue } of await payments.stale()) {
    try {
      const settled = vendor !== null && (await settlePayment({ payments }, vendor, id, true))
      if (!settled && overdue) await payments.abandon(id)
    } catch (error) {
      errors.push(error)
      if (overdue) await payments.abandon(id)
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} payments are not settled`)
}

/**
 * Settles one open payment by its state at the vendor: an authorised one becomes its booking; any other one is
 * abandoned if `late`. Returns false if the vendor does not answer.
 */
export async function settlePayment(
  { payments }: Engine,
  vendor: PaymentProvider,
  id: string,
  late: boolean,
): Promise<boolean> {
  const payment = await payments.open(id)
  if (!payment) return true
  // Without a reference no card was ever given.
  const state =
    payment.reference === null ? null : await vendor.find(begunOf(payment, payment.reference))
  if (state && !state.ok) return false
  if (state?.value.state === 'authorised') await payments.finish(id)
  else if (late) await payments.abandon(id)
  return true
}

/** Whether an outbox message is a payment job. */
export function isPaymentJob(
  message: OutboxMessage,
): message is OutboxMessage & { kind: PaymentJobKind } {
  return (PAYMENT_JOBS as readonly string[]).includes(message.kind)
}

/** How long an outbox message is retried: payment jobs for days, mails for as long as they are of use. */
export function retryPolicyFor(kind: string): RetryPolicy {
  return (PAYMENT_JOBS as readonly string[]).includes(kind) ? FIVE_DAYS : HALF_A_DAY
}

/** Does a payment job at the vendor. */
export async function runPaymentJob(
  message: OutboxMessage & { kind: PaymentJobKind },
  { payments }: Engine,
  vendor: PaymentProvider | null,
): Promise<DeliveryResult> {
  const { kind, key, isLastAttempt } = message
  const { payment: id, amount } = JSON.parse(message.payload) as PaymentJobPayload
  const payment = await payments.paymentForJob(kind, id)
  if (!payment) return { outcome: 'skipped', reason: t.settledOtherwise() }
  let done: DeliveryResult | 'done' = failed(t.noPaymentService())
  try {
    if (vendor) done = await JOBS[kind](vendor, payment, { id: key, amount })
  } finally {
    const lost = done !== 'done' && (done.outcome === 'refused' || isLastAttempt)
    if (lost && kind === 'payment_capture') await payments.captureFailed(id)
  }
  if (done !== 'done') {
    if (kind === 'payment_fee' && done.outcome === 'refused') await payments.chargeDeclined(id)
    return done
  }
  await payments.jobDone(kind, id)
  return { outcome: 'sent' }
}

type PaymentJob = (
  vendor: PaymentProvider,
  payment: SettledPayment,
  job: { id: string; amount: number },
) => Promise<DeliveryResult | 'done'>

const failed = (reason: string): DeliveryResult => ({ outcome: 'failed', reason })
const refused = (reason: string): DeliveryResult => ({ outcome: 'refused', reason })

const RETRY_LATER: Record<Unavailable, () => DeliveryResult> = {
  provider_unavailable: () => failed(t.noAnswer()),
  payment_rejected: () => failed(t.requestRejected()),
}

const JOBS: Record<PaymentJobKind, PaymentJob> = {
  payment_capture: async (vendor, payment) => {
    const state = await vendor.capture(begunOf(payment, payment.reference))
    if (!state.ok) return RETRY_LATER[state.code]()
    if (state.value.state === 'paid') return 'done'
    if (isUnknown(state.value)) return refused(t.paymentUnknown())
    return state.value.state === 'authorised'
      ? failed(t.bankHasNotPaid())
      : refused(t.bankWithdrew())
  },
  payment_return: async (vendor, settled, job) => {
    const payment = begunOf(settled, settled.reference)
    const state = await vendor.cancel(payment)
    if (!state.ok) return RETRY_LATER[state.code]()
    // An unknown payment matters only if it was paid for a booking: then the staff must look into it.
    if (isUnknown(state.value) && settled.booked && settled.kind === 'charge')
      return refused(t.paymentUnknown())
    if (state.value.state !== 'paid') return 'done'
    // Subtract what was refunded in the vendor's dashboard.
    const left = Math.min(job.amount, payment.money.amount - state.value.refunded)
    if (left <= 0) return 'done'
    const refunded = await vendor.refund(payment, { id: job.id, amount: left })
    if (refunded.ok) return 'done'
    if (refunded.code !== 'beyond_paid') return RETRY_LATER[refunded.code]()
    return refused(t.refundTooLarge())
  },
  payment_fee: async (vendor, payment, job) => {
    const charged = await vendor.chargeHold(begunOf(payment, payment.reference), job)
    if (charged.ok) return 'done'
    if (charged.code !== 'card_refused') return RETRY_LATER[charged.code]()
    return refused(t.cardDeclined())
  },
  payment_release: async (vendor, payment) => {
    const state = await vendor.cancel(begunOf(payment, payment.reference))
    return state.ok ? 'done' : RETRY_LATER[state.code]()
  },
}

function isUnknown(state: PaymentState): boolean {
  return state.state === 'cancelled' && state.unknown === true
}

function begunOf(
  { id, kind, money }: Pick<SettledPayment, 'id' | 'kind' | 'money'>,
  reference: string,
): BegunPayment {
  return { id, kind, money, reference, description: LATER_CHARGE_DESCRIPTION }
}
