import { expect, test } from 'vitest'
import type { KitchenParty } from './kitchen.ts'
import { isAsking, kitchenTotalsOf } from './kitchen-totals.ts'

const party = (more: Partial<KitchenParty>): KitchenParty => ({
  ...{ id: 'a', at: '2027-04-02T19:00', party: 2, tables: ['t1'], state: 'booked', name: 'Ida' },
  ...{ needs: { allergies: [], diets: [] }, request: '', note: '', experience: null },
  ...more,
})

test('the kitchen sees how many parties have which allergy or diet, however it is written', () => {
  const { needs, asking } = kitchenTotalsOf([
    party({ needs: { allergies: ['Nuts', 'eggs'], diets: [] } }),
    party({ needs: { allergies: ['nuts'], diets: ['vegan'] }, party: 6 }),
    party({}),
  ])
  expect(needs).toEqual([
    { name: 'Nuts', parties: 2 },
    { name: 'eggs', parties: 1 },
    { name: 'vegan', parties: 1 },
  ])
  expect(asking).toBe(2)
})

test('and the covers of each experience, with how many of each add-on', () => {
  const tasting = { name: 'Tasting', addOns: [{ name: 'Oysters', quantity: 2 }] }
  const { experiences, addOns } = kitchenTotalsOf([
    party({ experience: tasting }),
    party({ experience: tasting, party: 4 }),
    party({ experience: { name: 'Wine flight', addOns: [] } }),
  ])
  expect(experiences).toEqual([
    { name: 'Tasting', covers: 6 },
    { name: 'Wine flight', covers: 2 },
  ])
  expect(addOns).toEqual([{ name: 'Oysters', quantity: 4 }])
})

test('a party asks for something by an allergy, a diet, a request or a note', () => {
  expect(isAsking(party({}))).toBe(false)
  for (const more of [
    { needs: { allergies: ['nuts'], diets: [] } },
    { needs: { allergies: [], diets: ['vegan'] } },
    { request: 'A birthday' },
    { note: 'Old friends' },
  ]) {
    expect(isAsking(party(more))).toBe(true)
  }
})
