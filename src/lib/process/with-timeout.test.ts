import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<string>(() => {})

test('what settles in time is what there is, and leaves no timer behind', async () => {
  const onTimeout = vi.fn(() => 'late')
  expect(await withTimeout(Promise.resolve('done'), 100, onTimeout)).toBe('done')
  await expect(withTimeout(Promise.reject(new Error('no')), 100, onTimeout)).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
  expect(onTimeout).not.toHaveBeenCalled()
})

test('after the time the fallback decides: a value, a promise or an error', async () => {
  const results = [
    withTimeout(never, 100, () => 'late'),
    withTimeout(never, 100, () => Promise.resolve('later')),
    withTimeout(never, 100, () => {
      throw new Error('too late')
    }),
  ]
  const settled = Promise.allSettled(results)
  await vi.advanceTimersByTimeAsync(100)
  expect(await settled).toMatchObject([
    { value: 'late' },
    { value: 'later' },
    { reason: new Error('too late') },
  ])
})

test('a promise that fails after its time is no unhandled rejection', async () => {
  const { promise, reject } = Promise.withResolvers<string>()
  const result = withTimeout(promise, 100, () => 'late')
  await vi.advanceTimersByTimeAsync(100)
  reject(new Error('nobody waits'))
  expect(await result).toBe('late')
})
