import { expect, test } from 'vitest'
import { addressOf, countFilters, filtersOf, type Look, openedIn } from './filters.ts'

const look: Look = {
  ...{ list: 'applications', location: null, position: null, kind: null, state: 'new' },
  ...{ text: 'Ida Marsh', shown: 'list', page: 2 },
}

test('an address says what is open and how, and never who was looked for', () => {
  expect(addressOf(look, 12)).toBe('/admin/applications?state=new&application=12')
  expect(addressOf({ ...look, shown: 'board' }, null)).toBe('/admin/applications?view=board')
  const plain: Look = { ...look, list: 'enquiries', state: null }
  expect(addressOf(plain, null)).toBe('/admin/enquiries')
})

test('what is open is read from the address, and nothing else is', () => {
  expect(openedIn('?state=new&application=12', 'applications')).toBe(12)
  for (const search of ['', '?application=x', '?application=-1', '?application=1.5', '?enquiry=3'])
    expect(openedIn(search, 'applications')).toBeNull()
})

test('a board has all states', () => {
  expect(filtersOf(look).state).toBe('new')
  expect(filtersOf({ ...look, shown: 'board' }).state).toBeNull()
  expect(countFilters(look)).toBe(1)
  expect(countFilters({ ...look, shown: 'board', location: 4 })).toBe(1)
})
