import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signalEpoch } from '#lib/front/epoch-signal.ts'
import { BusyError } from '#lib/sql/busy-error.ts'
import { EpochWatcher } from './epoch-watcher.ts'

const HOUR = 60 * 60_000

describe('the watch on the content epoch', () => {
  let stored = 1
  let failing = false
  let hanging = false
  let slow = false
  let errors: unknown[]
  let said: (number | string)[]
  let watcher: EpochWatcher
  const source = {
    read: vi.fn(async () => {
      if (failing) throw new Error('database down')
      if (hanging) await new Promise(() => {})
      if (slow) await new Promise((resolve) => setTimeout(resolve, 6000))
      return stored
    }),
  }

  beforeEach(async () => {
    vi.useFakeTimers()
    stored = 1
    failing = false
    hanging = false
    slow = false
    errors = []
    said = []
    watcher = new EpochWatcher({
      source: () => source,
      pollMs: 500,
      trustedForMs: HOUR,
      onError: (error) => errors.push(error),
      onExpired: () => said.push('lapsed'),
      onRecovery: (ms) => said.push(ms),
    })
    await watcher.start()
  })

  afterEach(() => {
    watcher.stop()
    vi.useRealTimers()
  })

  test('reads again where only all connections are in use, without reporting it', async () => {
    source.read.mockRejectedValueOnce(new BusyError(2, null))
    stored = 2
    await vi.advanceTimersByTimeAsync(500)
    expect(watcher.current).toBe(1)
    await vi.advanceTimersByTimeAsync(500)
    expect(watcher.current).toBe(2)
    expect([errors, said]).toEqual([[], []])
  })

  test('sees what others wrote within 500 ms', async () => {
    stored = 2
    await vi.advanceTimersByTimeAsync(499)
    expect(watcher.current).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(watcher.current).toBe(2)
  })

  test('sees a write of its own process at once, and lets requests wait for that', async () => {
    stored = 2
    signalEpoch()
    expect(watcher.pending).toBeDefined()
    await watcher.pending
    expect(watcher.current).toBe(2)
    await vi.advanceTimersByTimeAsync(0)
    expect(watcher.pending).toBeUndefined()
  })

  test('looks again after a signal that came before the commit', async () => {
    signalEpoch()
    await watcher.pending
    stored = 2
    await vi.advanceTimersByTimeAsync(60)
    expect(watcher.current).toBe(2)
  })

  test('keeps the last one while the database is down, and says so once', async () => {
    failing = true
    await vi.advanceTimersByTimeAsync(3000)
    expect(watcher.current).toBe(1)
    expect(errors).toHaveLength(1)
    failing = false
    stored = 5
    await vi.advanceTimersByTimeAsync(500)
    expect(watcher.current).toBe(5)
  })

  test('has the last one stand for an hour after it was read, and says once that it does not any more', async () => {
    await vi.advanceTimersByTimeAsync(500)
    failing = true
    await vi.advanceTimersByTimeAsync(HOUR - 1)
    expect([watcher.isTrusted, errors.length, said]).toEqual([true, 1, []])
    await vi.advanceTimersByTimeAsync(1)
    expect([watcher.isTrusted, said]).toEqual([false, ['lapsed']])
    await vi.advanceTimersByTimeAsync(HOUR)
    expect([watcher.isTrusted, errors.length, said]).toEqual([false, 1, ['lapsed']])
    failing = false
    await vi.advanceTimersByTimeAsync(500)
    expect([watcher.isTrusted, said]).toEqual([true, ['lapsed', 2 * HOUR + 500]])
    expect(watcher.current).toBe(1)
  })

  test('takes no answer for 5 s as a failure, and asks again', async () => {
    await vi.advanceTimersByTimeAsync(500)
    hanging = true
    await vi.advanceTimersByTimeAsync(500 + 4999)
    expect(errors).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(errors).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(HOUR)
    expect([watcher.isTrusted, said, errors.length]).toEqual([false, ['lapsed'], 1])
    hanging = false
    stored = 2
    await vi.advanceTimersByTimeAsync(5500)
    expect([watcher.isTrusted, watcher.current]).toEqual([true, 2])
  })

  test('hears what it is told too late', async () => {
    slow = true
    stored = 2
    await vi.advanceTimersByTimeAsync(HOUR)
    expect([watcher.isTrusted, watcher.current]).toEqual([true, 2])
    expect([errors.length, said]).toEqual([1, []])
  })

  test('counts a publish from when the epoch before it was last read', async () => {
    await vi.advanceTimersByTimeAsync(1000)
    stored = 2
    await vi.advanceTimersByTimeAsync(400)
    expect(watcher.ago(0)).toBe(1)
    await vi.advanceTimersByTimeAsync(100)
    expect([watcher.ago(0), watcher.ago(500), watcher.ago(501)]).toEqual([2, 2, 1])
    failing = true
    stored = 3
    await vi.advanceTimersByTimeAsync(20_000)
    failing = false
    await vi.advanceTimersByTimeAsync(500)
    // A publish that is found after the outage may have been written right after the last read before it.
    expect([watcher.ago(20_500), watcher.ago(20_501)]).toEqual([3, 2])
  })

  test('never goes back, and stops when told', async () => {
    stored = 0
    await vi.advanceTimersByTimeAsync(500)
    expect(watcher.current).toBe(1)
    watcher.stop()
    stored = 9
    await vi.advanceTimersByTimeAsync(5000)
    signalEpoch()
    expect(watcher.current).toBe(1)
  })
})
