import { book, tell } from './bookings.ts'
import { becomes, isLive, releaseHold, revertToHeld } from './holds.ts'
import { transaction, type Work } from './inventory.ts'
import { isStale, newPayment, refundPayment } from './payments.ts'
import { type Hold, holdOf, NO_LEASE, type Payment, type ProcessState } from './state.ts'

/** What the card's bank says to `confirm`, and whether the site hears it. */
export const BANK_ANSWERS = ['authorises', 'declines', 'authorises unheard', 'never asked'] as const
export type BankAnswer = (typeof BANK_ANSWERS)[number]

/** A submit: the process `p` of the hold `n` of client `c`. */
export type Submit = { c: number; n: number; p: 0 | 1 }

/** `beginAttempt`; a hold that is not live is answered at once. */
export function beginAttempt(work: Work, { c, n, p }: Submit): string | null {
  const hold = holdOf(work.state, c, n)
  if (hold.processes[p] !== 'none') return null
  if (!isLive(hold)) return tell(hold)
  if (hold.lease !== NO_LEASE && !work.without.has('oneAttempt')) return 'in_progress'
  hold.lease = p
  hold.processes[p] = work.bounds.card ? 'beginPayment' : 'bookOnce'
  return 'begun'
}

/** The answer of a submit that is over: that of its booking where there is one; ends the attempt. */
function endAttempt({ state }: Work, { c, n, p }: Submit, code: string): string {
  const hold = holdOf(state, c, n)
  if (hold.lease === p) hold.lease = NO_LEASE
  hold.processes[p] = 'none'
  return hold.booking ? tell(hold) : code
}

type Step = (work: Work, submit: Submit, hold: Hold, bank: BankAnswer) => string

function goOn(hold: Hold, { p }: Submit, next: ProcessState): string {
  hold.processes[p] = next
  return next
}

const STEPS: Record<Exclude<ProcessState, 'none'>, Step> = {
  bookOnce: (work, submit) => {
    const { c, n, p } = submit
    const booked = transaction(work, () => book(work, holdOf(work.state, c, n), work.bounds.card))
    const hold = holdOf(work.state, c, n)
    if (booked) {
      if (hold.lease === p) hold.lease = NO_LEASE
      return goOn(hold, submit, 'answer')
    }
    const abandons = hold.payment?.state === 'open' && !work.without.has('payAbandons')
    return abandons ? goOn(hold, submit, 'abandonPayment') : endAttempt(work, submit, 'hold_lost')
  },
  beginPayment: (work, submit) => {
    const { c, n } = submit
    const begun = transaction(work, () => beginPayment(work, holdOf(work.state, c, n)))
    if (!begun) return endAttempt(work, submit, 'hold_lost')
    const hold = holdOf(work.state, c, n)
    const { reference, card } = paymentOf(hold)
    return goOn(hold, submit, card ? 'find' : reference ? 'saveCard' : 'begin')
  },
  begin: (_, submit, hold) => {
    paymentOf(hold).reference = true
    return goOn(hold, submit, 'saveCard')
  },
  find: (_, submit, hold) => {
    const isAuthorised = paymentOf(hold).bank === 'authorised'
    return goOn(hold, submit, isAuthorised ? 'bookOnce' : 'saveCard')
  },
  saveCard: ({ without }, submit, hold) => {
    const payment = paymentOf(hold)
    const isOpen = payment.state === 'open'
    if (isOpen) payment.card = true
    const goesOn = isOpen || without.has('cardForOpenOnly')
    return goOn(hold, submit, goesOn ? 'confirm' : 'revertToHeld')
  },
  confirm: (work, submit, hold, answer) => {
    const payment = paymentOf(hold)
    if (answer === 'never asked') return endAttempt(work, submit, 'provider_unavailable')
    if (payment.bank === 'open' && answer !== 'declines') payment.bank = 'authorised'
    if (answer === 'authorises unheard') return endAttempt(work, submit, 'provider_unavailable')
    return goOn(hold, submit, payment.bank === 'authorised' ? 'bookOnce' : 'revertToHeld')
  },
  revertToHeld: (work, submit, hold) => {
    revertToHeld(work, submit.c, hold)
    return endAttempt(work, submit, hold.state === 'held' ? 'payment_failed' : 'hold_lost')
  },
  abandonPayment: (work, submit, hold) => {
    abandonPayment(work, hold)
    return endAttempt(work, submit, 'hold_lost')
  },
  answer: (work, submit) => {
    endAttempt(work, submit, 'ok')
    // The booking as it is by now: cancelled meanwhile, it is answered all the same.
    return 'ok'
  },
}

/** What a submit does next, if that is `does`. */
export function advance(
  work: Work,
  submit: Submit,
  does: Exclude<ProcessState, 'none'>,
  bank: BankAnswer = 'authorises',
): string | null {
  const hold = holdOf(work.state, submit.c, submit.n)
  return hold.processes[submit.p] === does ? STEPS[does](work, submit, hold, bank) : null
}

/** `beginPayment`: commits the hold, which has one open payment from then on. */
function beginPayment(work: Work, hold: Hold): boolean {
  if (!becomes(work, { hold, visit: -1 }, 'committing')) return false
  if (hold.payment?.state !== 'open') hold.payment = newPayment()
  return true
}

function paymentOf({ payment }: Hold): Payment {
  if (!payment) throw new Error('a hold that is being paid for has no payment')
  return payment
}

/** `abandonPayment`: gives up an open payment and its hold. */
export function abandonPayment(work: Work, hold: Hold): void {
  if (hold.payment?.state !== 'open') return
  refundPayment(work, hold.payment)
  const isHeld = isLive(hold) && !work.without.has('abandonDropsHold')
  if (isHeld) releaseHold(hold)
}

/** `release` of the engine: abandons what is being paid for the hold, or releases it. */
export function release(work: Work, hold: Hold): string {
  const isPaidFor = hold.payment?.state === 'open'
  if (isPaidFor) abandonPayment(work, hold)
  else if (hold.state === 'held') releaseHold(hold)
  else return 'nothing_to_release'
  return 'ok'
}

/** `abandonPayments`: those of a visitor for other tables than the one that they took last. */
export function abandonPayments(work: Work, c: number): string | null {
  const client = work.state.clients[c]
  if (!client?.abandons) return null
  client.abandons = false
  for (const hold of client.holds.slice(0, -1)) abandonPayment(work, hold)
  return 'ok'
}

/** `settlePayment`: asks the bank about a payment that no guest can complete any more. */
export function settlePayment(hold: Hold): string | null {
  const { payment } = hold
  if (!payment || !isStale(hold) || payment.settlement !== 'none') return null
  const isAuthorised = payment.reference && payment.bank === 'authorised'
  payment.settlement = isAuthorised ? 'finishPayment' : 'abandonStale'
  return payment.settlement
}

/** `finishPayment`: makes the booking of an authorised payment. */
export function finishPayment(work: Work, c: number, n: number): string | null {
  if (holdOf(work.state, c, n).payment?.settlement !== 'finishPayment') return null
  const isOpen = holdOf(work.state, c, n).payment?.state === 'open'
  const booked = isOpen && transaction(work, () => book(work, holdOf(work.state, c, n), true))
  const abandons = isOpen && !booked && !work.without.has('finishAbandons')
  paymentOf(holdOf(work.state, c, n)).settlement = abandons ? 'abandonPayment' : 'none'
  return booked ? 'ok' : 'refused'
}

/** `abandonPayment` of a settlement: for good, or only if nobody works on the payment again (`stale`). */
export function abandonSettled(work: Work, hold: Hold, stale: boolean): string | null {
  const { payment } = hold
  if (payment?.settlement !== (stale ? 'abandonStale' : 'abandonPayment')) return null
  payment.settlement = 'none'
  const mayAbandon = !stale || isStale(hold) || work.without.has('abandonsStaleOnly')
  if (mayAbandon) abandonPayment(work, hold)
  return mayAbandon ? 'ok' : 'not_stale'
}
