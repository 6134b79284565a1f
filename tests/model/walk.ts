import { COMPLETE, type Without } from './guards.ts'
import { type Bounds, initialState, type State } from './state.ts'
import { type Step, stepsWithin, take } from './steps.ts'

/** A step of a walk, what was answered, and what it led to. */
export type Walked = { step: Step; code: string; state: State }

/**
 * The steps that some numbers choose one after the other: each first what kind of step it is, so that rare kinds are as
 * likely as those that can be done in many ways.
 */
export function walk(
  bounds: Bounds,
  choices: readonly number[],
  { without = COMPLETE, steps = stepsWithin(bounds) }: { without?: Without; steps?: Step[] } = {},
): Walked[] {
  const kinds = Map.groupBy(steps, ({ act }) => act)
  const walked: Walked[] = []
  let state = initialState(bounds)
  for (const choice of choices) {
    const possible = [...kinds.values()].flatMap((steps) => {
      const taken = steps.flatMap((step) => {
        const done = take(bounds, state, step, without)
        return done ? [{ step, ...done }] : []
      })
      return taken.length > 0 ? [taken] : []
    })
    const kind = possible[choice % possible.length] ?? []
    const next = kind[Math.floor(choice / possible.length) % kind.length]
    if (!next) break
    walked.push(next)
    state = next.state
  }
  return walked
}
