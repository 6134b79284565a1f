import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signalEpoch } from '#lib/epoch-signal.ts'
import { EpochWatcher } from './epoch.ts'

describe('the watch on the content epoch', () => {
  let stored = 1
  let failing = false
  let errors: unknown[]
  let watcher: EpochWatcher
  const source = {
    read: vi.fn(async () => {
      if (failing) throw new Error('database down')
      return stored
    }),
  }

  beforeEach(async () => {
    vi.useFakeTimers()
    stored = 1
    failing = false
    errors = []
    watcher = new EpochWatcher({
      source: () => source,
      everyMs: 500,
      onError: (error) => errors.push(error),
    })
    await watcher.start()
  })

  afterEach(() => {
    watcher.stop()
    vi.useRealTimers()
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
