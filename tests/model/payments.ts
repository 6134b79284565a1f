import type { Work } from './inventory.ts'
import type { Hold, Payment } from './state.ts'

/** `insertPayment`. */
export function newPayment(): Payment {
  return {
    state: 'open',
    reference: false,
    card: false,
    bank: 'open',
    capture: 'none',
    return: 'none',
    settlement: 'none',
  }
}

/** `attachPayment`: an open payment becomes its booking's, and is to be captured. */
export function attachPayment({ without }: Work, payment: Payment): boolean {
  const isOpen = payment.state === 'open' || without.has('attachesOpenOnly')
  if (!isOpen || !payment.reference) return false
  payment.state = 'taken'
  if (!without.has('captureIsQueued')) payment.capture = 'waiting'
  return true
}

/** `refundPayment`: what was authorised or paid goes back to the card. */
export function refundPayment({ without }: Work, payment: Payment): void {
  const { state } = payment
  const isDue = state === 'open' || state === 'taken' || state === 'paid'
  if (!isDue && !without.has('refundsOnce')) return
  payment.state = payment.reference ? 'returning' : 'returned'
  if (payment.reference && !without.has('refundIsQueued')) payment.return = 'waiting'
}

/** `findStale`: an open payment whose hold has expired or is gone. */
export function isStale({ payment, state, left }: Hold): boolean {
  const isGone = state !== 'held' && state !== 'committing'
  return payment?.state === 'open' && (isGone || left <= 0)
}

const JOBS = {
  capture: { from: ['taken', 'failed'], to: 'paid' },
  return: { from: ['returning'], to: 'returned' },
} as const
export type JobKind = keyof typeof JOBS

/** `findPaymentForJob`: what is not to be done any more is skipped. */
export function findPaymentForJob(payment: Payment, job: JobKind): string | null {
  if (payment[job] !== 'waiting') return null
  const isDue = (JOBS[job].from as readonly string[]).includes(payment.state) && payment.reference
  payment[job] = isDue ? 'read' : 'gone'
  return isDue ? 'ok' : 'skipped'
}

/** `runPaymentJob`: what the bank does; a capture that it refuses is recorded (`captureFailed`). */
export function runPaymentJob(payment: Payment, job: JobKind): string | null {
  if (payment[job] !== 'read') return null
  const { bank } = payment
  if (job === 'return') {
    if (bank === 'open' || bank === 'authorised') payment.bank = 'cancelled'
    if (bank === 'paid') payment.bank = 'refunded'
    payment.return = 'called'
    return 'ok'
  }
  if (bank === 'authorised') payment.bank = 'paid'
  const isPaid = payment.bank === 'paid' || payment.bank === 'refunded'
  payment.capture = isPaid ? 'called' : 'gone'
  if (!isPaid && payment.state === 'taken') payment.state = 'failed'
  return isPaid ? 'ok' : 'refused'
}

/** `completeJob`: records that a job is done. */
export function completeJob({ without }: Work, payment: Payment, job: JobKind): string | null {
  if (payment[job] !== 'called') return null
  const { from, to } = JOBS[job]
  const isDue = (from as readonly string[]).includes(payment.state)
  if (isDue || without.has('jobsKnowTheirStates')) payment.state = to
  payment[job] = 'gone'
  return 'ok'
}
