import { cancelBooking, modifyBooking } from './bookings.ts'
import {
  abandonPayments,
  abandonSettled,
  advance,
  BANK_ANSWERS,
  type BankAnswer,
  beginAttempt,
  finishPayment,
  release,
  settlePayment,
} from './checkout.ts'
import { COMPLETE, type Without } from './guards.ts'
import { takeHold } from './holds.ts'
import type { Work } from './inventory.ts'
import { completeJob, findPaymentForJob, type JobKind, runPaymentJob } from './payments.ts'
import {
  allHolds,
  type Bounds,
  copyOf,
  forget,
  type Hold,
  holdOf,
  NO_LEASE,
  ORPHANED,
  PROCESS_STATES,
  type ProcessState,
  type State,
} from './state.ts'
import { abandonSupersededPayments, passTime, sweepBookings, undoAbandoned } from './sweep.ts'

type Own = { c: number; n: number }
type SubmitAct = Exclude<ProcessState, 'none' | 'confirm'>

/** One step: an act of a client, of a process, of housekeeping, of the bank, of time, or a fault. */
export type Step =
  | { act: 'takeHold'; c: number; start: number; changing: number }
  | { act: 'abandonPayments'; c: number }
  | ({ act: 'release' } & Own)
  | ({ act: 'beginAttempt' | SubmitAct | 'dies' | 'stalls'; p: 0 | 1 } & Own)
  | ({ act: 'leaseLapses' } & Own)
  | ({ act: 'confirm'; p: 0 | 1; bank: BankAnswer } & Own)
  | ({ act: 'cancelBooking'; heard: boolean } & Own)
  | ({ act: 'modifyBooking'; b: number; heard: boolean } & Own)
  | ({ act: 'settlePayment' | 'finishPayment' | 'settlementDies' } & Own)
  | ({ act: 'abandonSettled'; stale: boolean } & Own)
  | ({ act: 'findPaymentForJob' | 'runPaymentJob' | 'completeJob' | 'jobDies'; job: JobKind } & Own)
  | { act: 'sweepBookings' | 'undoAbandoned' | 'abandonSupersededPayments' | 'passTime' }
  | { act: 'abandonsDie'; c: number }

const JOBS: JobKind[] = ['capture', 'return']
const RUNS = [0, 1] as const

/** All steps that some state within the bounds may have. */
export function stepsWithin(bounds: Bounds): Step[] {
  const clients = rangeOf(bounds.clients)
  const holds = clients.flatMap((c) => rangeOf(bounds.holds).map((n) => ({ c, n })))
  const starts = rangeOf(bounds.slots - bounds.turn + 1)
  return [
    ...clients.flatMap((c) =>
      starts.flatMap((start) =>
        rangeOf(bounds.holds).map((n): Step => ({ act: 'takeHold', c, start, changing: n - 1 })),
      ),
    ),
    ...holds.flatMap((own) => stepsOfHold(own, bounds)),
    ...(bounds.card ? clients.flatMap(stepsOfPayer) : []),
    ...(bounds.card ? [{ act: 'undoAbandoned' } as const] : []),
    ...(bounds.card && bounds.holds > 1 ? [{ act: 'abandonSupersededPayments' } as const] : []),
    { act: 'passTime' },
  ]
}

function rangeOf(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n)
}

function stepsOfPayer(c: number): Step[] {
  return [
    { act: 'abandonPayments', c },
    { act: 'abandonsDie', c },
  ]
}

function stepsOfHold(own: Own, bounds: Bounds): Step[] {
  const others = rangeOf(bounds.holds).filter((b) => b !== own.n)
  return [
    { act: 'release', ...own },
    { act: 'leaseLapses', ...own },
    ...RUNS.slice(0, bounds.submits).flatMap((p) => stepsOfSubmit({ ...own, p }, bounds)),
    ...[true, false].flatMap((heard): Step[] => [
      { act: 'cancelBooking', ...own, heard },
      ...others.map((b): Step => ({ act: 'modifyBooking', ...own, b, heard })),
    ]),
    ...(bounds.card && bounds.housekeeping ? stepsOfPayment(own) : []),
  ]
}

function stepsOfSubmit(submit: Own & { p: 0 | 1 }, { card }: Bounds): Step[] {
  const free: SubmitAct[] = ['bookOnce', 'answer']
  const acts = card ? PROCESS_STATES.filter((state) => state !== 'none') : free
  return [
    { act: 'beginAttempt', ...submit },
    ...acts.flatMap((act): Step[] =>
      act === 'confirm'
        ? BANK_ANSWERS.map((bank) => ({ act, ...submit, bank }))
        : [{ act, ...submit }],
    ),
    { act: 'dies', ...submit },
    { act: 'stalls', ...submit },
  ]
}

function stepsOfPayment(own: Own): Step[] {
  return [
    { act: 'settlePayment', ...own },
    { act: 'finishPayment', ...own },
    { act: 'abandonSettled', ...own, stale: true },
    { act: 'abandonSettled', ...own, stale: false },
    { act: 'settlementDies', ...own },
    ...JOBS.flatMap((job): Step[] => [
      { act: 'findPaymentForJob', ...own, job },
      { act: 'runPaymentJob', ...own, job },
      { act: 'completeJob', ...own, job },
      { act: 'jobDies', ...own, job },
    ]),
  ]
}

/** What a step leads to, and what is answered; null where it cannot be done. */
export function take(
  bounds: Bounds,
  state: State,
  step: Step,
  without: Without = COMPLETE,
): { state: State; code: string } | null {
  if (!isThere(bounds, state, step)) return null
  const work: Work = { bounds, without, state: copyOf(state) }
  const code = perform(work, step)
  if (code === null) return null
  forget(work.state)
  return { state: work.state, code }
}

/** Whether there is what a step is about, before anything is copied for it. */
function isThere(bounds: Bounds, state: State, step: Step): boolean {
  if (step.act === 'takeHold') {
    const holds = state.clients[step.c]?.holds ?? []
    if (holds.length >= bounds.holds || allHolds(state).length >= bounds.allHolds) return false
    return step.changing === -1 || holds[step.changing]?.booking?.status === 'booked'
  }
  if (!('n' in step)) return true
  const hold = state.clients[step.c]?.holds[step.n]
  if (!hold) return false
  if ('job' in step) return hold.payment !== null && hold.payment[step.job] !== 'none'
  if (step.act === 'dies' || step.act === 'stalls') return hold.processes[step.p] !== 'none'
  if (step.act === 'beginAttempt') return hold.processes[step.p] === 'none'
  return !('p' in step) || hold.processes[step.p] === step.act
}

function perform(work: Work, step: Step): string | null {
  const { state } = work
  switch (step.act) {
    case 'takeHold':
      return takeHold(work, step.c, step.start, step.changing)
    case 'abandonPayments':
      return abandonPayments(work, step.c)
    case 'undoAbandoned':
      return undoAbandoned(work)
    case 'abandonSupersededPayments':
      return abandonSupersededPayments(work)
    case 'sweepBookings':
      return sweepBookings(work)
    case 'passTime':
      return passTime(work)
    case 'abandonsDie':
      return fault(work, () => endAbandons(state, step.c))
    default:
      return performOnHold(work, step, holdOf(state, step.c, step.n))
  }
}

function performOnHold(work: Work, step: Extract<Step, { n: number }>, hold: Hold): string | null {
  const { c, n } = step
  const { payment } = hold
  switch (step.act) {
    case 'release':
      return release(work, hold)
    case 'beginAttempt':
      return beginAttempt(work, step)
    case 'cancelBooking': {
      const cancel = () => cancelBooking(work, hold, step.heard)
      return step.heard ? cancel() : fault(work, cancel)
    }
    case 'modifyBooking': {
      const modify = () => modifyBooking(work, { c, b: step.b, n }, step.heard)
      if (!work.state.clients[c]?.holds[step.b]) return null
      return step.heard ? modify() : fault(work, () => (modify() === 'ok' ? 'ok' : null))
    }
    case 'leaseLapses':
      return hold.lease === ORPHANED ? endLease(hold) : null
    case 'settlePayment':
      return settlePayment(hold)
    case 'finishPayment':
      return finishPayment(work, c, n)
    case 'abandonSettled':
      return abandonSettled(work, hold, step.stale)
    case 'settlementDies':
      return fault(work, () => (payment ? endSettlement(payment) : null))
    case 'findPaymentForJob':
      return payment && findPaymentForJob(payment, step.job)
    case 'runPaymentJob':
      return payment && runPaymentJob(payment, step.job)
    case 'completeJob':
      return payment && completeJob(work, payment, step.job)
    case 'jobDies':
      return fault(work, () => (payment ? endJob(payment, step.job) : null))
    case 'dies':
      return fault(work, () => {
        hold.processes[step.p] = 'none'
        if (hold.lease === step.p) hold.lease = ORPHANED
        return 'ok'
      })
    case 'stalls':
      return hold.lease === step.p ? fault(work, () => endLease(hold)) : null
    case 'confirm':
      return advance(work, step, 'confirm', step.bank)
    default:
      return advance(work, step, step.act)
  }
}

/** Something that happens only so many times. */
function fault({ bounds, state }: Work, happens: () => string | null): string | null {
  if (state.faults >= bounds.faults) return null
  state.faults++
  return happens()
}

function endLease(hold: Hold): string {
  hold.lease = NO_LEASE
  return 'ok'
}

function endAbandons(state: State, c: number): string | null {
  const client = state.clients[c]
  if (!client?.abandons) return null
  client.abandons = false
  return 'ok'
}

function endSettlement(payment: NonNullable<Hold['payment']>): string | null {
  if (payment.settlement === 'none') return null
  payment.settlement = 'none'
  return 'ok'
}

/** A job whose process dies is delivered again. */
function endJob(payment: NonNullable<Hold['payment']>, job: JobKind): string | null {
  if (payment[job] !== 'read' && payment[job] !== 'called') return null
  payment[job] = 'waiting'
  return 'ok'
}
