import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from './log.ts'
import { endOnUncaughtException } from './uncaught-exceptions.ts'

let codes: number[]
let lines: { level: number; err: { message: string } }[]
let endWith: (endInOrder: () => void) => void
let uncaught: (error: Error) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(process, 'setUncaughtExceptionCaptureCallback').mockImplementation((callback) => {
    uncaught = callback as typeof uncaught
  })
  codes = []
  lines = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  endWith = endOnUncaughtException(log, (code) => void codes.push(code))
})
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(process.setUncaughtExceptionCaptureCallback).mockRestore()
})

test('an exception that nothing caught while the site starts is logged and ends it at once', () => {
  uncaught(new Error('of the start'))
  expect(codes).toEqual([1])
  expect(lines).toMatchObject([{ level: 60, err: { message: 'of the start' } }])
})

test('afterwards the site ends in order, once, and logs what else is thrown meanwhile', () => {
  const endInOrder = vi.fn()
  endWith(endInOrder)
  uncaught(new Error('first'))
  uncaught(new Error('second'))
  expect(endInOrder).toHaveBeenCalledOnce()
  expect(codes).toEqual([])
  expect(lines.map(({ err }) => err.message)).toEqual(['first', 'second'])
})

test('an end in order that does not come to its end is cut short', () => {
  endWith(() => {})
  uncaught(new Error('first'))
  vi.advanceTimersByTime(20_000)
  expect(codes).toEqual([1])
})
