import { expect, test } from 'vitest'
import { pendingSearchHref, readPendingSearch } from './pending-search.ts'

test('a link opens the flow with date, time and party', () => {
  const href = pendingSearchHref('gastown', { slot: '2026-12-24T19:15', people: 4 })
  expect(href).toBe('/locations/gastown?reserve=gastown&at=2026-12-24T19:15&people=4')
  const search = { people: 4, date: '2026-12-24', time: '19:15' }
  expect(readPendingSearch(new URL(href, 'https://saltwood.example').search)).toEqual(search)
})

test.each([
  '',
  '?at=2026-12-24T19:15',
  '?people=4',
  '?at=tonight&people=4',
  '?at=2026-12-24T19:15&people=0',
  '?at=2026-12-24T19:15&people=21',
  '?at=2026-12-24T19:15&people=4x',
])('what cannot be asked for is no search: %s', (search) => {
  expect(readPendingSearch(search)).toBeUndefined()
})
