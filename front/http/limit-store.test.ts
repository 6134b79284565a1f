import { beforeEach, expect, test, vi } from 'vitest'
import type { LimitRule, LimitStore } from '#lib/rate-limits/types.ts'
import { limitStore } from './limit-store.ts'

const login: LimitRule = { name: 'login', points: 2, seconds: 60 }
const pages: LimitRule = { name: 'pages', points: 2, seconds: 60, perProcess: true }

const shared = { consume: vi.fn<LimitStore['consume']>(), refund: vi.fn<LimitStore['refund']>() }
const onError = vi.fn()
let time = 0

beforeEach(() => {
  vi.resetAllMocks()
  shared.consume.mockResolvedValue(0)
  shared.refund.mockResolvedValue()
  time = 0
})

const storeWith = (found: LimitStore | undefined) =>
  limitStore({ shared: () => found, onError, now: () => time })

/** How many of five requests of one client pass. */
async function passing(store: LimitStore, rule: LimitRule): Promise<number> {
  let passed = 0
  for (let n = 0; n < 5; n++) if ((await store.consume(rule, 'client')) === 0) passed++
  return passed
}

test('a request is counted for all instances, and refunded there', async () => {
  shared.consume.mockResolvedValueOnce(0).mockResolvedValue(42)
  const store = storeWith(shared)
  expect(await store.consume(login, 'client')).toBe(0)
  expect(await store.consume(login, 'client')).toBe(42)
  await store.refund(login, 'client')
  expect(shared.refund).toHaveBeenCalledExactlyOnceWith(login, 'client')
})

test('what protects one process is counted in its memory, and so is everything where there is one', async () => {
  expect(await passing(storeWith(shared), pages)).toBe(2)
  expect(await passing(storeWith(undefined), login)).toBe(2)
  expect(shared.consume).not.toHaveBeenCalled()
})

test('while the shared store fails, each process holds the limit by itself, and says so once', async () => {
  shared.consume.mockRejectedValue(new Error('down'))
  const store = storeWith(shared)
  expect(await passing(store, login)).toBe(2)
  expect(shared.consume).toHaveBeenCalledOnce()
  expect(onError).toHaveBeenCalledOnce()
})

test('ten seconds after a failure the shared store is asked again', async () => {
  shared.consume.mockRejectedValueOnce(new Error('down')).mockResolvedValue(7)
  const store = storeWith(shared)
  await store.consume(login, 'client')
  time = 9_999
  expect(await store.consume(login, 'client')).toBe(0)
  time = 10_000
  expect(await store.consume(login, 'client')).toBe(7)
})

test('nobody waits longer than a second for a store that does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    shared.consume.mockReturnValue(new Promise(() => {}))
    const asked = storeWith(shared).consume(login, 'client')
    await vi.advanceTimersByTimeAsync(1000)
    expect(await asked).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('a refund that fails is not made up for in memory', async () => {
  const store = storeWith(shared)
  shared.refund.mockRejectedValue(new Error('down'))
  await store.refund(login, 'client')
  expect(onError).toHaveBeenCalledOnce()
  expect(await passing(store, login)).toBe(2)
})
