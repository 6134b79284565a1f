import { canonicalForm } from './encode.ts'
import { COMPLETE, type Without } from './guards.ts'
import { violationOf } from './invariants.ts'
import { unsettledAfter } from './rest.ts'
import { Seen } from './seen.ts'
import { type Bounds, initialState, type State } from './state.ts'
import { type Step, stepsWithin, take } from './steps.ts'

/** How a state came about that must not be: one of the shortest ways to it. */
export type Counterexample = { violation: string; steps: Step[] }

export type Exploration = {
  /** Different states, clients that are only exchanged counting once. */
  states: number
  /** Steps that can be done in them, those included that change nothing. */
  transitions: number
  /** Steps from the first state to the last new one. */
  depth: number
  /** Steps of each kind that were done somewhere. */
  acts: Record<string, number>
  counterexample: Counterexample | null
}

export type Options = {
  without?: Without
  /** Whether each state is also followed to its rest. */
  rests?: boolean
  /** Hears how far it has come, once a depth. */
  onDepth?: (depth: number, states: number, frontier: number) => void
}

/**
 * Visits every state within the bounds, those with fewer steps first, and checks each. Ends at the first violation, which
 * therefore has one of the shortest traces there are.
 */
export function explore(bounds: Bounds, options: Options = {}): Exploration {
  const { without = COMPLETE, rests = true, onDepth = () => {} } = options
  const steps = stepsWithin(bounds)
  const seen = new Seen()
  const acts: Record<string, number> = {}
  const isWrong = (state: State) =>
    violationOf(bounds, state) ?? (rests ? unsettledAfter(bounds, state, without) : null)
  const first = initialState(bounds)
  let frontier: { state: State; number: number }[] = [
    { state: first, number: seen.add(canonicalForm(first), -1) },
  ]
  const found = { transitions: 0, depth: 0, acts }
  for (let depth = 0; frontier.length > 0; depth++) {
    onDepth(depth, seen.size, frontier.length)
    found.depth = depth
    const next: typeof frontier = []
    for (const { state, number } of frontier) {
      for (const step of steps) {
        const taken = take(bounds, state, step, without)
        if (!taken) continue
        found.transitions++
        acts[step.act] = (acts[step.act] ?? 0) + 1
        const added = seen.add(canonicalForm(taken.state), number)
        if (added === -1) continue
        const violation = isWrong(taken.state)
        if (violation) {
          const trace = traceTo({ bounds, without, seen }, added)
          return { states: seen.size, ...found, counterexample: { violation, steps: trace } }
        }
        next.push({ state: taken.state, number: added })
      }
    }
    frontier = next
  }
  return { states: seen.size, ...found, counterexample: null }
}

/** The steps to a state: found again, since only numbers of states are kept. */
function traceTo(
  { bounds, without, seen }: { bounds: Bounds; without: Without; seen: Seen },
  last: number,
): Step[] {
  const path: number[] = []
  for (let at = last; at > 0; at = seen.before(at)) path.unshift(at)
  const trace: Step[] = []
  let state = initialState(bounds)
  for (const number of path) {
    for (const step of stepsWithin(bounds)) {
      const taken = take(bounds, state, step, without)
      if (!taken || seen.numberOf(canonicalForm(taken.state)) !== number) continue
      trace.push(step)
      state = taken.state
      break
    }
  }
  return trace
}
