import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test that makes the product print an error has found one, unless it says that it expects it.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const spy = vi.mocked(console.error)
  const calls = spy.mock.calls
  spy.mockRestore()
  expect(calls, 'console.error was called').toEqual([])
})
