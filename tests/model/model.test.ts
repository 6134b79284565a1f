import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SMALL } from './bounds.ts'
import { explore } from './explore.ts'
import { violationOf } from './invariants.ts'
import { MUTANTS, PAIRS } from './mutants.ts'
import { unsettledAfter } from './rest.ts'
import type { Bounds } from './state.ts'
import { initialState } from './state.ts'
import { take } from './steps.ts'
import { walk } from './walk.ts'

describe('the model of bookings', () => {
  test.each(Object.entries(SMALL))(
    'has no state within the bounds “%s” in which something is wrong',
    (_, bounds) => {
      const { counterexample, acts } = explore(bounds)
      expect(counterexample).toBeNull()
      expect(Object.keys(acts)).toContain('bookOnce')
    },
  )

  test('has none in long walks of more clients at more tables either, by the times of the engine', () => {
    const bounds: Bounds = {
      ...{ clients: 5, tables: 3, slots: 5, turn: 2, holds: 4, allHolds: 20, ticks: 20, faults: 9 },
      ...{ submits: 2, card: true, housekeeping: true },
      ...{ heldFor: 1, committingFor: 3, reclaimWindow: 3 },
    }
    const choices = fc.array(fc.nat(1_000_000), { minLength: 40, maxLength: 120, size: 'max' })
    fc.assert(
      fc.property(choices, (chosen) => {
        const walked = walk(bounds, chosen)
        for (const { state } of walked) expect(violationOf(bounds, state)).toBeNull()
        const last = walked.at(-1)
        expect(last && unsettledAfter(bounds, last.state)).toBeNull()
      }),
      { seed: 20_261_130, numRuns: 40 },
    )
  })
})

describe('without a guard of the engine the model finds what goes wrong', () => {
  test.each([...MUTANTS, ...PAIRS])('$without → $violation', ({ without, bounds, violation }) => {
    const left = new Set(without)
    const { counterexample } = explore(SMALL[bounds], { without: left })
    expect(counterexample?.violation).toBe(violation)
    // The trace leads there, and only without the guard.
    let state = initialState(SMALL[bounds])
    for (const step of counterexample?.steps ?? [])
      state = take(SMALL[bounds], state, step, left)?.state ?? state
    const wrong = violationOf(SMALL[bounds], state) ?? unsettledAfter(SMALL[bounds], state, left)
    expect(wrong).toBe(violation)
  })
})
