import { afterEach, expect, test, vi } from 'vitest'
import { ConcurrencyLimiter, QueueTimeoutError } from './concurrency-limiter.ts'

afterEach(() => void vi.useRealTimers())

test('a limiter lets jobs with priority go first, and a job without it have every fourth turn', async () => {
  const limiter = new ConcurrencyLimiter({ limit: 1, queueTimeoutMs: 5000 })
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const add = (name: string, priority: boolean) =>
    limiter.run(async () => void order.push(name), priority)
  const jobs = [limiter.run(() => first.promise), add('a', false), add('b', false)]
  for (let n = 1; n <= 5; n++) jobs.push(add(`p${n}`, true))
  first.resolve()
  await Promise.all(jobs)
  expect(order).toEqual(['p1', 'p2', 'p3', 'a', 'p4', 'p5', 'b'])
})

test('a limiter says how many jobs run, how many wait, and how many waited in vain', async () => {
  vi.useFakeTimers()
  const limiter = new ConcurrencyLimiter({ limit: 1, queueTimeoutMs: 5000 })
  const first = Promise.withResolvers<void>()
  const running = limiter.run(() => first.promise)
  const late = limiter.run(async () => 'late').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(4000)
  const next = limiter.run(async () => 'next', true)
  const { limit } = limiter
  expect([limit, limiter.running, limiter.waiting, limiter.timeouts]).toEqual([1, 1, 2, 0])
  await vi.advanceTimersByTimeAsync(1000)
  expect(await late).toBeInstanceOf(QueueTimeoutError)
  expect([limiter.running, limiter.waiting, limiter.timeouts]).toEqual([1, 1, 1])
  first.resolve()
  await running
  expect(await next).toBe('next')
  expect([limiter.running, limiter.waiting, limiter.timeouts]).toEqual([0, 0, 1])
})
