import { claimUnits, setUnitState, takenUnits, type Work } from './inventory.ts'
import { type Hold, holdOf, NO_LEASE, unitsAt } from './state.ts'

/** `IS_LIVE`: a hold that can still be booked. */
export function isLive({ state }: Hold): boolean {
  return state === 'held' || state === 'committing'
}

/** `usableFor`: `visit` = the hold whose booking is being changed, -1 for a new booking. */
export function isUsableFor({ without }: Work, hold: Hold, visit: number): boolean {
  return hold.changes === -1 || hold.changes === visit || without.has('changeIsBound')
}

/** Releases a hold and its units, as `releaseHold`, `dropHold` and `undoAbandoned` do. */
export function releaseHold(hold: Hold): void {
  hold.state = 'released'
  hold.units = 0
  hold.left = 0
}

/**
 * `takeHold`: the first table that is free from a start on, their earlier hold and the booking that they change
 * (`changing`, -1 = none) counting as free.
 */
export function takeHold(work: Work, c: number, start: number, changing: number): string {
  const { bounds, without, state } = work
  const client = state.clients[c]
  if (!client) throw new Error(`there is no client ${c}`)
  const visit = changing === -1 ? null : holdOf(state, c, changing)
  const own = client.holds.filter((hold) => hold.state === 'held')
  let taken = takenUnits(work) & ~(visit?.units ?? 0)
  for (const hold of own) taken &= ~hold.units
  for (let table = 0; table < bounds.tables; table++) {
    const wanted = unitsAt(bounds, table, start)
    if ((taken & wanted) !== 0) continue
    if (!without.has('oneHoldEach')) own.forEach(releaseHold)
    const reused = wanted & (visit?.units ?? 0)
    const hold = newHold({ table, start, left: bounds.heldFor })
    hold.changes = reused === 0 ? -1 : changing
    hold.reused = reused
    client.abandons = client.holds.some((other) => other.state === 'committing')
    client.holds.push(hold)
    return claimUnits(work, hold, wanted & ~reused) ? 'ok' : 'slot_taken'
  }
  return 'slot_taken'
}

function newHold(table: Pick<Hold, 'table' | 'start' | 'left'>): Hold {
  return {
    ...table,
    state: 'held',
    units: 0,
    unitState: 'held',
    claimed: 0,
    changes: -1,
    reused: 0,
    booking: null,
    payment: null,
    lease: NO_LEASE,
    processes: ['none', 'none'],
    told: 'nothing',
    toldStart: -1,
    asked: false,
  }
}

/** `reclaimExpiredHold`: the same table at the same time once more, if nobody has taken it. */
function reclaimExpiredHold(work: Work, hold: Hold): boolean {
  const { bounds } = work
  if (!isLive(hold) || hold.left > 0 || hold.left <= -bounds.reclaimWindow) return false
  hold.units = 0
  const wanted = unitsAt(bounds, hold.table, hold.start)
  const reusable = hold.changes === -1 ? 0 : hold.reused
  if ((takenUnits(work) & ~reusable & wanted) !== 0) return false
  if (!claimUnits(work, hold, wanted & ~reusable)) return false
  hold.left = bounds.heldFor
  return true
}

/** Gives a hold that can be used for `visit` its next state, reclaimed where it has expired. */
export function becomes(
  work: Work,
  { hold, visit }: { hold: Hold; visit: number },
  next: 'committing' | 'booked',
): boolean {
  const take = () => {
    const isInTime = hold.left > 0 || work.without.has('expiryIsChecked')
    return isLive(hold) && isInTime && isUsableFor(work, hold, visit)
  }
  if (!take() && !(reclaimExpiredHold(work, hold) && take())) return false
  hold.state = next
  hold.left = next === 'committing' ? work.bounds.committingFor : 0
  return setUnitState(work, hold, next)
}

/** `revertToHeld`: a hold whose card was refused goes back to its guest, unless they hold another table. */
export function revertToHeld(work: Work, c: number, hold: Hold): void {
  if (hold.state !== 'committing') return
  const holdsAnother = work.state.clients[c]?.holds.some((other) => other.state === 'held')
  if (holdsAnother && !work.without.has('revertLooksForOthers')) {
    releaseHold(hold)
    return
  }
  hold.state = 'held'
  hold.unitState = 'held'
  hold.left = work.bounds.heldFor
}
