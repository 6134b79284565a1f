import { canonicalForm } from './encode.ts'
import { COMPLETE, type Without } from './guards.ts'
import { type Bounds, initialState, type State } from './state.ts'
import { type Step, stepsWithin, take } from './steps.ts'

/** Of so many steps one may be one that changes nothing, such as a second cancellation. */
const IDLE = 8

/** What is so many times as likely as anything else, so that more is booked than given up. */
const HASTE = 5
const HASTY: ReadonlySet<string> = new Set([
  ...['beginAttempt', 'beginPayment', 'begin', 'saveCard', 'confirm', 'bookOnce', 'answer'],
  ...['modifyBooking', 'settlePayment', 'finishPayment', 'abandonSettled', 'abandonPayment'],
])

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
    const before = canonicalForm(state)
    const possible = [...kinds.values()].flatMap((steps) => {
      const taken = steps.flatMap((step) => {
        const done = take(bounds, state, step, without)
        if (!done) return []
        const isIdle = choice % IDLE !== 0 && canonicalForm(done.state) === before
        return isIdle ? [] : [{ step, ...done }]
      })
      if (taken.length === 0) return []
      return HASTY.has(taken[0]?.step.act ?? '') ? Array(HASTE).fill(taken) : [taken]
    })
    const kind = possible[choice % possible.length] ?? []
    const next = kind[Math.floor(choice / possible.length) % kind.length]
    if (!next) break
    walked.push(next)
    state = next.state
  }
  return walked
}
