import { expect, test } from 'vitest'
import { mapYielding } from './event-loop.ts'

test('what waits has its turn while many rows are worked on, in order', async () => {
  const rows = Array.from({ length: 1000 }, (_, n) => n)
  const seen: (number | string)[] = []
  setImmediate(() => seen.push('another'))
  const doubled = await mapYielding(rows, (n) => {
    seen.push(n)
    return n * 2
  })
  expect(doubled).toEqual(rows.map((n) => n * 2))
  expect(seen.filter((one) => one !== 'another')).toEqual(rows)
  expect(seen.indexOf('another')).toBeLessThan(100)
})
