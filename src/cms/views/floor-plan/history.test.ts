import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commit, historyOf, MAX_STEPS, redo, undo } from './history.ts'

const steps = fc.array(fc.integer(), { minLength: 1, maxLength: 40 })

// spec:engine.floor-editor
test('undoing all leads back to the beginning, and doing it again to the end', () => {
  fc.assert(
    fc.property(steps, (steps) => {
      const done = steps.reduce(commit<number>, historyOf(-0.5))
      const back = steps.reduce(undo, done)
      expect(back.present).toBe(-0.5)
      expect(steps.reduce(redo, back)).toEqual(done)
    }),
  )
})

test('something new after an undo is what is there, and nothing is left to be done again', () => {
  fc.assert(
    fc.property(steps, fc.integer(), (steps, next) => {
      const undone = undo(steps.reduce(commit<number>, historyOf(-0.5)))
      // What changes nothing is no step.
      fc.pre(next !== undone.present)
      const done = commit(undone, next)
      expect(done.present).toBe(next)
      expect(redo(done).present).toBe(next)
      expect(undo(done).present).toBe(undone.present)
    }),
  )
})

test('what changes nothing is no step, and only the last hundred are kept', () => {
  const begun = historyOf({ at: 0 })
  expect(commit(begun, begun.present)).toBe(begun)
  expect(undo(begun)).toBe(begun)
  const long = Array.from({ length: 150 }, (_, n) => n).reduce(commit<number>, historyOf(-1))
  expect(long.past).toHaveLength(MAX_STEPS)
})
