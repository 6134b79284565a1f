import { expect, test } from 'vitest'
import { floorPlanOf, tableOptionsFor, turnMinutesFor } from './floor-plan.ts'
import { parseBookingSettings } from './parse-settings.ts'

const parsed = parseBookingSettings({
  timeZone: 'America/Vancouver',
  country: 'CA',
  province: 'BC',
  periods: [],
  areas: [{ code: 'room', name: 'Room' }],
  tables: [
    { code: 'six', area: 'room', minParty: 4, maxParty: 6 },
    { code: 'two-a', area: 'room', minParty: 1, maxParty: 2 },
    { code: 'four', area: 'room', minParty: 2, maxParty: 4 },
    { code: 'two-b', area: 'room', minParty: 1, maxParty: 2 },
  ],
  combinations: [
    { code: 'twos', tables: ['two-a', 'two-b'], minParty: 3, maxParty: 4 },
    { code: 'four-six', tables: ['four', 'six'], minParty: 7, maxParty: 10 },
  ],
  turnTimes: [
    { upTo: 2, minutes: 90 },
    { upTo: 10, minutes: 150 },
  ],
  maxParty: 10,
})
if (!parsed.ok) throw new Error('the plan of this test is wrong')
const plan = floorPlanOf(1, parsed.value)

test('the smallest table that serves comes first, combinations last', () => {
  const codes = (party: number) => tableOptionsFor(plan, party).map(({ code }) => code)
  expect(codes(2)).toEqual(['two-a', 'two-b', 'four'])
  expect(codes(4)).toEqual(['four', 'six', 'twos'])
  expect(codes(8)).toEqual(['four-six'])
  expect(codes(11)).toEqual([])
})

test('bar seats come after the tables that serve, however small they are', () => {
  const { settings } = plan
  const bar = { code: 'bar', area: 'room', attribute: 'bar' as const, minParty: 1, maxParty: 1 }
  const codes = (party: number) =>
    tableOptionsFor(floorPlanOf(1, { ...settings, tables: [bar, ...settings.tables] }), party).map(
      ({ code }) => code,
    )
  expect(codes(1)).toEqual(['two-a', 'two-b', 'bar'])
})

test('a turn is as long as its party is large', () => {
  expect(turnMinutesFor(plan.settings, 2)).toBe(90)
  expect(turnMinutesFor(plan.settings, 3)).toBe(150)
})
