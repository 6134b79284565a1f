import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VersionHistory } from './version-history.ts'

test('says what it was at each moment', () => {
  let now = 0
  const number = new VersionHistory(() => now)
  expect([number.value, number.valueAgo(0), number.valueAgo(1000)]).toEqual([0, 0, 0])
  now = 100
  number.raise(3)
  now = 300
  number.raise(4, 200)
  expect(number.value).toBe(4)
  expect([0, 100, 101, 200, 201].map((ms) => number.valueAgo(ms))).toEqual([4, 4, 3, 3, 0])
})

test('never says too little, however often it was raised', () => {
  const waits = fc.array(fc.nat(5), { minLength: 0, maxLength: 1200 })
  fc.assert(
    fc.property(waits, fc.nat(8000), (waits, ms) => {
      let now = 0
      const number = new VersionHistory(() => now)
      for (const wait of waits) {
        now += wait
        number.raise(number.value + 1)
      }
      now += 3
      let moment = 0
      const before = waits.filter((wait) => {
        moment += wait
        return moment <= now - ms
      })
      expect(number.valueAgo(ms)).toBeGreaterThanOrEqual(before.length)
      if (waits.length < 500) expect(number.valueAgo(ms)).toBe(before.length)
    }),
  )
})
