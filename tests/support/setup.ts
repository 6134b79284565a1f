import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test that makes the product print an error has found one, unless it says that it expects it.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const spy = vi.mocked(console.error)
  const printed = spy.mock.calls.map((words) => words.map((word) => inspect(word)).join(' '))
  spy.mockRestore()
  expect(printed.join('\n'), 'what console.error was called with').toBe('')
})
