import { expect, test } from 'vitest'
import { comparedBars, comparedWords } from './compared-words.ts'

test.each([
  [
    { now: 112, before: 100, yearBefore: 140 },
    '12% more than last week, 20% less than a year ago.',
  ],
  [{ now: 100, before: 100, yearBefore: 0 }, 'as many as last week.'],
  [{ now: 0, before: 0, yearBefore: 20 }, '100% less than a year ago.'],
  [{ now: 7, before: 0, yearBefore: 0 }, 'There is nothing to compare it with yet.'],
])('%j is in words: %s', (compared, words) => {
  expect(comparedWords(compared)).toBe(words)
})

test('a week without a value has no bar', () => {
  const { items } = comparedBars({ now: 0.5, before: null, yearBefore: 0 }, String)
  expect(items.map(({ label, text }) => [label, text])).toEqual([
    ['This week', '0.5'],
    ['A year ago', '0'],
  ])
})
