import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenQuiet } from './when-quiet.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What waits for a quiet moment of a visitor who is, or is not, in the middle of something. */
function waiting(inUse: boolean) {
  const visit = { inUse }
  const show = vi.fn()
  const giveUp = whenQuiet(() => visit.inUse, show)
  return { visit, show, giveUp }
}

it('comes 1500 ms after it was chosen where nothing else asks for the visitor', () => {
  const { show } = waiting(false)
  vi.advanceTimersByTime(1499)
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(show).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(show).toHaveBeenCalledOnce()
})

it('has its 1500 ms begin when what asked for the visitor is over, and not before', () => {
  const { visit, show } = waiting(true)
  vi.advanceTimersByTime(10_000)
  visit.inUse = false
  vi.advanceTimersByTime(1999)
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(show).toHaveBeenCalledOnce()
})

it('begins them anew when something asks for the visitor meanwhile', () => {
  const { visit, show } = waiting(false)
  vi.advanceTimersByTime(1000)
  visit.inUse = true
  vi.advanceTimersByTime(500)
  visit.inUse = false
  vi.advanceTimersByTime(1999)
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(show).toHaveBeenCalledOnce()
})

it('does not come after it was given up', () => {
  const { show, giveUp } = waiting(false)
  vi.advanceTimersByTime(1000)
  giveUp()
  vi.advanceTimersByTime(60_000)
  expect(show).not.toHaveBeenCalled()
})
