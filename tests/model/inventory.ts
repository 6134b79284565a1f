import type { Without } from './guards.ts'
import { allHolds, type Bounds, copyOf, countOf, type Hold, type State } from './state.ts'

/** A model at work on a copy of a state, which is thrown away where a step is refused: a transaction. */
export type Work = { bounds: Bounds; without: Without; state: State }

/** Whether nobody needs to be asked for the units of a hold any more. */
function isTakenOver({ without }: Work, { unitState, left }: Hold): boolean {
  const isHeld =
    unitState === 'held' || (unitState === 'committing' && without.has('committingIsKept'))
  return isHeld && left <= 0
}

/** `readTakenUnits`: all units but those of expired holds, as bits. */
export function takenUnits(work: Work): number {
  return allHolds(work.state).reduce(
    (taken, hold) => (isTakenOver(work, hold) ? taken : taken | hold.units),
    0,
  )
}

/** `claimUnits`: all units or none; those of expired holds are taken over. */
export function claimUnits(work: Work, hold: Hold, units: number): boolean {
  for (const other of allHolds(work.state)) {
    const common = other === hold ? 0 : other.units & units
    if (common === 0 || work.without.has('unitsAreUnique')) continue
    if (!isTakenOver(work, other)) return false
    other.units &= ~common
  }
  hold.units |= units
  hold.unitState = 'held'
  hold.claimed = countOf(units)
  return true
}

/** `setUnitState`: whether the hold still had all units that it claimed. */
export function setUnitState(work: Work, hold: Hold, to: Hold['unitState']): boolean {
  const moved = countOf(hold.units)
  hold.unitState = to
  return moved === hold.claimed || work.without.has('unitsAreCounted')
}

/** Does some work whole, or, where it says that it failed, not at all. */
export function transaction(work: Work, run: () => boolean): boolean {
  const before = work.state
  work.state = copyOf(before)
  const isDone = run()
  if (!isDone) work.state = before
  return isDone
}
