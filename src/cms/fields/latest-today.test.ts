import { expect, test, vi } from 'vitest'
import { latestToday, todayIn } from './latest-today.ts'

test.each([
  ['2026-11-28T05:00:00Z', 'America/Vancouver', '2026-11-27'],
  ['2026-11-28T19:00:00Z', 'Asia/Kolkata', '2026-11-28'],
  ['2026-11-29T05:00:00Z', 'Asia/Kolkata', '2026-11-29'],
])('at %s it is, for an editor in %s, %s: no day that no restaurant has yet', (now, zone, day) => {
  vi.useFakeTimers({ now: new Date(now) })
  expect(todayIn(zone)).toBe(day)
  expect(todayIn(zone) <= latestToday()).toBe(true)
  vi.useRealTimers()
})
