import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CountedRequest, LimitRule, LimitStore } from '#lib/rate-limits/types.ts'
import { limitStore } from './limit-store.ts'

const login: LimitRule = { name: 'login', points: 2, seconds: 60 }
const pages: LimitRule = { name: 'pages', points: 2, seconds: 60, perProcess: true }

const form: LimitRule = { ...login, name: 'form', refundable: true }

const refund = vi.fn<CountedRequest['refund']>()
const shared = { consume: vi.fn<LimitStore['consume']>() }
const counted = (wait: number) => ({ wait, refund })
const onError = vi.fn()
let time = 0

beforeEach(() => {
  vi.resetAllMocks()
  shared.consume.mockResolvedValue(counted(0))
  refund.mockResolvedValue()
  time = 0
})

const storeWith = (found: LimitStore | undefined) =>
  limitStore({ shared: () => found, onError, now: () => time })

const waitOf = async (store: LimitStore, rule: LimitRule) =>
  (await store.consume(rule, 'client')).wait

/** How many of five requests of one client pass. */
async function passing(store: LimitStore, rule: LimitRule): Promise<number> {
  let passed = 0
  for (let n = 0; n < 5; n++) if ((await waitOf(store, rule)) === 0) passed++
  return passed
}

test('a request is counted for all instances, and refunded there', async () => {
  shared.consume.mockResolvedValueOnce(counted(0)).mockResolvedValue(counted(42))
  const store = storeWith(shared)
  const passed = await store.consume(login, 'client')
  expect(passed.wait).toBe(0)
  expect(await waitOf(store, login)).toBe(42)
  await passed.refund()
  expect(refund).toHaveBeenCalledOnce()
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
  shared.consume.mockRejectedValueOnce(new Error('down')).mockResolvedValue(counted(7))
  const store = storeWith(shared)
  await store.consume(login, 'client')
  time = 9_999
  expect(await waitOf(store, login)).toBe(0)
  time = 10_000
  expect(await waitOf(store, login)).toBe(7)
})

test('nobody waits longer than a second for a store that does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    shared.consume.mockReturnValue(new Promise(() => {}))
    const asked = waitOf(storeWith(shared), login)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await asked).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

describe('a refund', () => {
  test('that fails is not made up for in memory', async () => {
    const store = storeWith(shared)
    const passed = await store.consume(login, 'client')
    refund.mockRejectedValue(new Error('down'))
    await passed.refund()
    expect(onError).toHaveBeenCalledOnce()
    expect(await passing(store, login)).toBe(2)
  })

  test('goes to the shared store that counted, though this process counts by itself now', async () => {
    const store = storeWith(shared)
    const passed = await store.consume(form, 'client')
    shared.consume.mockRejectedValue(new Error('down'))
    expect(await passing(store, form)).toBe(2)
    await passed.refund()
    expect(refund).toHaveBeenCalledOnce()
    expect(await passing(store, form)).toBe(0)
  })

  test('goes to the memory that counted, though all instances count together again', async () => {
    const store = storeWith(shared)
    shared.consume.mockRejectedValue(new Error('down'))
    const alone = await store.consume(form, 'client')
    expect(await passing(store, form)).toBe(1)
    shared.consume.mockResolvedValue(counted(0))
    time = 10_000
    expect(await passing(store, form)).toBe(5)
    await alone.refund()
    expect(refund).not.toHaveBeenCalled()
    shared.consume.mockRejectedValue(new Error('down'))
    expect(await passing(store, form)).toBe(1)
  })
})

describe('who was refused', () => {
  test('is refused without asking the shared store, until the window ends', async () => {
    shared.consume.mockResolvedValueOnce(counted(60)).mockResolvedValue(counted(0))
    const store = storeWith(shared)
    expect(store.blocked(login, 'client')).toBe(0)
    expect(await waitOf(store, login)).toBe(60)
    time = 59_000
    expect(store.blocked(login, 'client')).toBe(1)
    expect(await waitOf(store, login)).toBe(1)
    expect(store.blocked(login, 'another client')).toBe(0)
    expect(store.blocked(form, 'client')).toBe(0)
    expect(shared.consume).toHaveBeenCalledOnce()
    time = 60_000
    expect(store.blocked(login, 'client')).toBe(0)
    expect(await waitOf(store, login)).toBe(0)
  })

  test('is asked for again after five seconds where another instance may have refunded, and told the whole wait', async () => {
    shared.consume.mockResolvedValueOnce(counted(60)).mockResolvedValue(counted(0))
    const store = storeWith(shared)
    await store.consume(form, 'client')
    time = 4_999
    expect(store.blocked(form, 'client')).toBe(56)
    time = 5_000
    expect(store.blocked(form, 'client')).toBe(0)
    expect(await waitOf(store, form)).toBe(0)
  })

  test('may pass as soon as this instance refunds', async () => {
    shared.consume.mockResolvedValueOnce(counted(0)).mockResolvedValueOnce(counted(60))
    const store = storeWith(shared)
    const passed = await store.consume(form, 'client')
    expect(await waitOf(store, form)).toBe(60)
    await passed.refund()
    expect(store.blocked(form, 'client')).toBe(0)
    expect(await waitOf(store, form)).toBe(0)
  })
})
