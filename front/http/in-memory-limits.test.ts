import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LimitRule } from '#lib/rate-limits/types.ts'
import { inMemoryLimitStore } from './in-memory-limits.ts'

const form: LimitRule = { name: 'form', points: 2, seconds: 60, refundable: true }
let store = inMemoryLimitStore()

beforeEach(() => {
  vi.useFakeTimers()
  store = inMemoryLimitStore()
})
afterEach(() => void vi.useRealTimers())

const consume = () => store.consume(form, 'client')

test('who was refused may pass once for each request that is refunded, however often they were refused', async () => {
  const passed = await consume()
  expect((await consume()).wait).toBe(0)
  for (let n = 0; n < 3; n++) expect((await consume()).wait).toBe(60)
  await passed.refund()
  expect((await consume()).wait).toBe(0)
  expect((await consume()).wait).toBe(60)
})

test('a refund that comes after its window takes nothing from the next one', async () => {
  const passed = await consume()
  vi.advanceTimersByTime(60_000)
  await passed.refund()
  for (const wait of [0, 0, 60]) expect((await consume()).wait).toBe(wait)
})
