import { COMPLETE, type Without } from './guards.ts'
import { isLive } from './holds.ts'
import { violationOf } from './invariants.ts'
import { allHolds, type Bounds, copyOf, NO_LEASE, type State } from './state.ts'
import { type Step, take } from './steps.ts'

/**
 * What is left undone where all guests leave and all processes end in this state, and time, settlement, jobs and sweep do what
 * is theirs; null = nothing: all money is where it belongs, and whatever is not booked is free.
 */
export function unsettledAfter(
  bounds: Bounds,
  state: State,
  without: Without = COMPLETE,
): string | null {
  let now = abandoned(state)
  const ticks = bounds.committingFor + bounds.reclaimWindow
  const patient = { ...bounds, ticks: state.ticks + ticks }
  const go = (step: Step) => {
    now = take(patient, now, step, without)?.state ?? now
  }
  for (let tick = 0; tick < ticks; tick++) {
    go({ act: 'passTime' })
    // The sweep comes after the settlement had its chance.
    for (const own of payingHolds(now)) for (const act of SETTLING) go({ ...act, ...own })
    go({ act: 'undoAbandoned' })
    go({ act: 'abandonSupersededPayments' })
    for (const own of payingHolds(now)) for (const act of WORKING) go({ ...act, ...own })
  }
  return violationOf(bounds, now) ?? leftOver(now)
}

const SETTLING = [
  { act: 'settlePayment' },
  { act: 'finishPayment' },
  { act: 'abandonSettled', stale: true },
  { act: 'abandonSettled', stale: false },
] as const

const WORKING = (['capture', 'return'] as const).flatMap((job) =>
  (['findPaymentForJob', 'runPaymentJob', 'completeJob'] as const).map((act) => ({ act, job })),
)

function payingHolds({ clients }: State) {
  return clients.flatMap(({ holds }, c) =>
    holds.flatMap(({ payment }, n) => (payment ? [{ c, n }] : [])),
  )
}

/** The state without any process. */
function abandoned(state: State): State {
  const now = copyOf(state)
  for (const client of now.clients) client.abandons = false
  for (const hold of allHolds(now)) {
    hold.processes = ['none', 'none']
    hold.lease = NO_LEASE
    const { payment } = hold
    if (!payment) continue
    payment.settlement = 'none'
    for (const job of ['capture', 'return'] as const)
      if (payment[job] === 'read' || payment[job] === 'called') payment[job] = 'waiting'
  }
  return now
}

function leftOver(state: State): string | null {
  for (const hold of allHolds(state)) {
    const { payment } = hold
    if (hold.state === 'committing') return 'a table is kept for a payment for ever'
    if (isLive(hold) && hold.left > 0) return 'a hold does not expire'
    if (payment && payment.state !== 'paid' && payment.state !== 'returned')
      return `a payment stays ${payment.state} for ever`
    if (payment?.bank === 'authorised') return 'money stays set aside for ever'
  }
  return null
}
