import { expect, test } from 'vitest'
import { ageLabel } from './age.ts'

const since = '2027-03-01T12:00:00.000Z'
const after = (hours: number) => Date.parse(since) + hours * 60 * 60_000

test.each([
  [0.5, 'less than an hour'],
  [1, '1 hour'],
  [47, '47 hours'],
  [48, '2 days'],
  [24 * 30, '30 days'],
])('after %d hours something has waited %s', (hours, words) => {
  expect(ageLabel(since, after(hours))).toBe(words)
})
