import { expect, test } from 'vitest'
import { readGenerated } from '#tests/support/import-files.ts'

test('a file of 200 MB is read row by row, with no more than some hundred kB of it in memory', async () => {
  const before = process.memoryUsage().heapUsed
  const { rows, most } = await readGenerated(200_000_000, 'csv')
  expect(rows).toBeGreaterThan(2_000_000)
  expect(most).toBeLessThan(200_000)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000)
})
