import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Poller } from './poller.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('looks at once and twice a second, until it is stopped', async () => {
  const look = vi.fn(async () => {})
  const poller = new Poller(look, () => {})
  await poller.start()
  expect(look).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(499)
  expect(look).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(look).toHaveBeenCalledTimes(2)
  poller.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(look).toHaveBeenCalledTimes(2)
  await poller.start()
  expect(look).toHaveBeenCalledTimes(3)
  poller.stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('stopped while it looks, it looks no more', async () => {
  const looking = Promise.withResolvers<void>()
  const look = vi.fn(() => looking.promise)
  const poller = new Poller(look, () => {})
  const started = poller.start()
  await vi.advanceTimersByTimeAsync(0)
  poller.stop()
  looking.resolve()
  await started
  expect(vi.getTimerCount()).toBe(0)
})

test('all who ask while it looks share one further look, which begins after they asked', async () => {
  const turns: (() => void)[] = []
  const look = vi.fn(() => new Promise<void>((resolve) => turns.push(resolve)))
  const poller = new Poller(look, () => {})
  const first = poller.poll()
  await vi.advanceTimersByTimeAsync(0)
  const later = [poller.poll(), poller.poll(), poller.poll()]
  turns[0]?.()
  await first
  expect(look).toHaveBeenCalledTimes(2)
  turns[1]?.()
  await Promise.all(later)
  expect(look).toHaveBeenCalledTimes(2)
})

test('failures in a row are told once, and rejected to nobody', async () => {
  const told = vi.fn()
  let down = true
  const poller = new Poller(async () => {
    if (down) throw new Error('down')
  }, told)
  await poller.poll()
  await poller.poll()
  expect(poller.failing).toBe(true)
  expect(told).toHaveBeenCalledOnce()
  down = false
  await poller.poll()
  expect(poller.failing).toBe(false)
  down = true
  await poller.poll()
  expect(told).toHaveBeenCalledTimes(2)
})
