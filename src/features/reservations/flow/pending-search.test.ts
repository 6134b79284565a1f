import { expect, test } from 'vitest'
import { wishFrom, wishHref } from './pending-search.ts'

test('a link opens the flow with date, time and party', () => {
  const href = wishHref('gastown', { slot: '2026-12-24T19:15', people: 4 })
  expect(href).toBe('/locations/gastown?reserve=gastown&at=2026-12-24T19:15&people=4')
  const wish = { people: 4, date: '2026-12-24', time: '19:15' }
  expect(wishFrom(new URL(href, 'https://saltwood.example').search)).toEqual(wish)
})

test.each([
  '',
  '?at=2026-12-24T19:15',
  '?people=4',
  '?at=tonight&people=4',
  '?at=2026-12-24T19:15&people=0',
  '?at=2026-12-24T19:15&people=21',
  '?at=2026-12-24T19:15&people=4x',
])('what cannot be asked for is no wish: %s', (search) => {
  expect(wishFrom(search)).toBeUndefined()
})
