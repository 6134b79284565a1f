import { expect, it } from 'vitest'
import { trackPanelClosing } from './track-closing.ts'

/** A visitor's browser whose clock, address and storage the test holds. */
function browser(search = '', kept = new Map<string, string>()) {
  const listeners = new Set<() => void>()
  const at = { search, now: 1_800_000_000_000 }
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const isOccupied = trackPanelClosing({
    search: () => at.search,
    now: () => at.now,
    storage,
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  const go = (next: string) => {
    at.search = next
    for (const listener of listeners) listener()
  }
  return { at, go, isOccupied, kept }
}

it('is occupied while the panel is open, and for 60 s after it was closed (spec:shell.popup-quiet)', () => {
  const { at, go, isOccupied } = browser()
  expect(isOccupied()).toBe(false)
  go('?reserve=burrard')
  expect(isOccupied()).toBe(true)
  go('?order=burrard')
  expect(isOccupied()).toBe(true)
  go('')
  at.now += 59_999
  expect(isOccupied()).toBe(true)
  at.now += 1
  expect(isOccupied()).toBe(false)
})

it('counts the 60 s from the last time that it was closed', () => {
  const { at, go, isOccupied } = browser('?reserve=burrard')
  go('')
  at.now += 50_000
  go('?reserve=burrard')
  go('')
  at.now += 50_000
  expect(isOccupied()).toBe(true)
})

it('goes on counting on a page that was loaded anew', () => {
  const before = browser('?reserve=burrard')
  before.go('')
  const after = browser('', before.kept)
  after.at.now += 59_999
  expect(after.isOccupied()).toBe(true)
  after.at.now += 1
  expect(after.isOccupied()).toBe(false)
})

it('does without a storage', () => {
  const at = { search: '?reserve=burrard', now: 0 }
  let changed = () => {}
  const isOccupied = trackPanelClosing({
    search: () => at.search,
    now: () => at.now,
    storage: null,
    watch: (listener) => {
      changed = listener
      return () => {}
    },
  })
  at.search = ''
  changed()
  expect(isOccupied()).toBe(true)
})
