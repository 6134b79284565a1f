import { abandonPayment } from './checkout.ts'
import { releaseHold } from './holds.ts'
import type { Work } from './inventory.ts'
import { allHolds, type Hold, NO_LEASE, ORPHANED } from './state.ts'

/** `undoAbandoned`: gives back tables that nobody can pay for any more. */
export function undoAbandoned(work: Work): string {
  for (const hold of allHolds(work.state)) if (isAbandoned(work, hold)) releaseHold(hold)
  return 'ok'
}

function isAbandoned({ bounds, without }: Work, { state, left, payment }: Hold): boolean {
  const waits = payment?.state === 'open' && !without.has('sweepWaitsForPayment')
  return state === 'committing' && left <= 0 && (left <= -bounds.reclaimWindow || !waits)
}

/** `abandonSupersededPayments`: what a visitor pays for who has taken another table since. */
export function abandonSupersededPayments(work: Work): string {
  for (const { holds } of work.state.clients)
    for (const hold of holds.slice(0, -1)) abandonPayment(work, hold)
  return 'ok'
}

/** `sweepBookings`: what it does to holds and payments, at once. */
export function sweepBookings(work: Work): string {
  undoAbandoned(work)
  return abandonSupersededPayments(work)
}

/** Five minutes go by: whatever is alive renews its lease, and what is dead does not. */
export function passTime({ bounds, state }: Work): string | null {
  if (state.ticks >= bounds.ticks) return null
  state.ticks++
  for (const hold of allHolds(state)) {
    const isLimited = hold.state === 'held' || hold.state === 'committing'
    if (isLimited) hold.left = Math.max(hold.left - 1, -bounds.reclaimWindow)
    if (hold.lease === ORPHANED) hold.lease = NO_LEASE
  }
  return 'ok'
}
