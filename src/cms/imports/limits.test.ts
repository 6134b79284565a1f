import { expect, it } from 'vitest'
import { rowsAtOnce } from './limits.ts'

it.each([
  ['short', 100, 500],
  ['of 20 kB', 20_000, 100],
  ['of 256 kB', 262_144, 7],
  ['longer than all that may be in memory', 3_000_000, 1],
  ['of a length that was not counted', undefined, 500],
])('says how many rows are read at once where they are %s', (_, longestRow, rows) => {
  expect(rowsAtOnce(longestRow === undefined ? {} : { longestRow }, 500)).toBe(rows)
})
