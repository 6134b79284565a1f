import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BusyError } from '#lib/sql/busy-error.ts'
import { asBusyError, WaitBudget } from './wait-limits.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('all that a transaction waits for is waited for within 2.5 s, and after that as long as others work', () => {
  const waiting = new WaitBudget()
  expect(waiting.shortened).toBeNull()
  vi.advanceTimersByTime(500)
  expect(waiting.shortened).toBeNull()
  vi.advanceTimersByTime(700)
  expect(waiting.shortened).toBe(1_300)
  vi.advanceTimersByTime(20_000)
  expect(waiting.shortened).toBe(100)
})

test('who has waited behind somebody already waits no longer than others work', () => {
  expect(new WaitBudget({ briefly: true }).shortened).toBe(50)
})

test('rows that are locked are in the way of others too; an own standstill is not, and a fault is no wait', () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue()
  const fault = (code: string) => Object.assign(new Error(code), { code })
  expect(asBusyError(fault('55P03'), { shared: true })).toMatchObject({
    isContention: true,
    retryAfter: 5,
  })
  expect(asBusyError(fault('55P03'))).toMatchObject({ isContention: false })
  expect(asBusyError(fault('25P03'), { shared: true })).toMatchObject({ isContention: false })
  expect(asBusyError(fault('23505'), { shared: true })).not.toBeInstanceOf(BusyError)
  // One line a standstill.
  expect(told).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(11_000)
  asBusyError(fault('55P03'))
  expect(told).toHaveBeenCalledTimes(2)
  told.mockRestore()
})

test('what somebody has waited before counts, and behind a standstill they wait for no more than that', () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue()
  const since = performance.now()
  vi.advanceTimersByTime(2_000)
  expect(new WaitBudget({ since }).shortened).toBe(500)
  expect(new WaitBudget({ since }).forConnection).toBe(500)
  expect(new WaitBudget({ briefly: true, since }).shortened).toBe(50)
  vi.advanceTimersByTime(500)
  expect(new WaitBudget({ since }).shortened).toBe(100)
  expect(() => new WaitBudget({ briefly: true, since })).toThrow(BusyError)
  told.mockRestore()
})
