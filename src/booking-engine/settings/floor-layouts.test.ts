import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#lib/time/dates.ts'
import { layoutInForce, undrawnOn } from './floor-layouts.ts'
import { parseBookingSettings } from './parse-settings.ts'
import type { BookingSettingsInput } from './settings.ts'

type Layout = NonNullable<BookingSettingsInput['layouts']>[number]

const table = {
  code: 't1',
  x: 100,
  y: 100,
  width: 80,
  height: 80,
  shape: 'round' as const,
  seats: 2,
}
const room = { name: 'Room', width: 600, height: 400, tables: [table], fixtures: [] }
const summer: Layout = { code: 'summer', name: 'Summer', rooms: [room] }
const winter: Layout = {
  ...{ code: 'winter', name: 'Winter', rooms: [room] },
  yearly: [{ from: '11-01', to: '03-31' }],
}
const gala: Layout = {
  ...{ code: 'gala', name: 'Gala', rooms: [room] },
  dates: [{ from: '2027-12-31', to: '2028-01-01' }],
}

function parsed(layouts: Layout[]) {
  return parseBookingSettings({
    ...{ timeZone: 'America/Vancouver', country: 'CA', province: 'BC', periods: [], maxParty: 2 },
    areas: [{ code: 'room', name: 'Room' }],
    tables: ['t1', 't2'].map((code) => ({ code, area: 'room', minParty: 1, maxParty: 2 })),
    turnTimes: [{ upTo: 2, minutes: 90 }],
    layouts,
  })
}

function problems(...layouts: Layout[]): string[] {
  const result = parsed(layouts)
  if (result.ok) return []
  const fields = result.detail?.fields as { path: string; message: string }[]
  return fields.map(({ path, message }) => `${path} ${message}`)
}

function inForce(layouts: Layout[], day: string): string | undefined {
  const result = parsed(layouts)
  if (!result.ok) throw new Error(JSON.stringify(result.detail))
  return layoutInForce(result.value.layouts ?? [], day)?.code
}

// spec:engine.floor-layouts
describe('the layout in force on a day', () => {
  test('is the one with the date, else the one of the time of year, else the first', () => {
    const all = [summer, winter, gala]
    expect(inForce(all, '2027-07-01')).toBe('summer')
    expect(inForce(all, '2027-10-31')).toBe('summer')
    expect(inForce(all, '2027-11-01')).toBe('winter')
    expect(inForce(all, '2028-03-31')).toBe('winter')
    expect(inForce(all, '2027-12-31')).toBe('gala')
    expect(inForce(all, '2028-01-02')).toBe('winter')
  })

  test('is none where nothing is drawn, and the first where another one has no days yet', () => {
    expect(layoutInForce([], '2027-07-01')).toBeNull()
    const undated: Layout = { code: 'new', name: 'New', rooms: [room] }
    expect(inForce([summer, undated], '2027-07-01')).toBe('summer')
  })

  test('is one and the same for each day, whatever the order of those that name days', () => {
    const monthDay = fc
      .integer({ min: 0, max: 365 })
      .map((days) => addDays('2024-01-01', days).slice(5))
    const span = fc.record({ from: monthDay, to: monthDay })
    const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2026-01-01', days))
    const dates = fc.tuple(day, fc.integer({ min: 0, max: 60 })).map(([from, days]) => ({
      ...{ from, to: addDays(from, days) },
    }))
    const layouts = fc
      .array(fc.record({ yearly: fc.array(span), dates: fc.array(dates) }), { maxLength: 4 })
      .map((all): Layout[] => [
        summer,
        ...all.map((days, n) => ({ ...days, code: `l${n}`, name: `L${n}`, rooms: [room] })),
      ])
    fc.assert(
      fc.property(layouts, day, ([usual, ...others], day) => {
        if (!usual || !parsed([usual, ...others]).ok) return
        const found = inForce([usual, ...others], day)
        expect(inForce([usual, ...others.toReversed()], day)).toBe(found)
      }),
    )
  })
})

test('tables that the layout of a day does not draw are not on the floor then, and all are without one', () => {
  const result = parsed([summer, { ...winter, rooms: [{ ...room, tables: [] }] }])
  if (!result.ok) throw new Error('the layouts of this test are wrong')
  expect(undrawnOn(result.value, '2027-07-01')).toEqual(['t2'])
  expect(undrawnOn(result.value, '2027-12-01')).toEqual(['t1', 't2'])
  expect(undrawnOn({ tables: result.value.tables }, '2027-07-01')).toEqual([])
})

describe('layouts that contradict themselves', () => {
  test('are refused at what is wrong', () => {
    expect(problems({ ...summer, yearly: [{ from: '05-01', to: '09-30' }] })).toEqual([
      expect.stringMatching(/^layouts.0.yearly is the usual layout/),
    ])
    expect(problems(summer, winter, { ...winter, code: 'w2', name: 'W2' })).toEqual([
      'layouts.2.yearly.0.from names days that the layout Winter has, too',
    ])
    expect(problems(summer, gala, { ...gala, code: 'g2', name: 'G2' })).toEqual([
      'layouts.2.dates.0.from names days that the layout Gala has, too',
    ])
    const drawn = (...tables: (typeof table)[]) => ({ ...summer, rooms: [{ ...room, tables }] })
    expect(problems(drawn(table, table))).toEqual([
      'layouts.0.rooms.0.tables.1.code draws table t1 twice',
    ])
    expect(problems(drawn({ ...table, code: 't9' }))).toEqual([
      'layouts.0.rooms.0.tables.0.code there is no table t9',
    ])
    expect(problems(drawn({ ...table, x: 30 }))).toEqual([
      'layouts.0.rooms.0.tables.0.code table t1 stands outside of the room',
    ])
    expect(problems({ ...winter, yearly: [{ from: '13-01', to: '02-30' }] })).toEqual([
      'layouts.0.yearly.0.from must be a day of the year such as 11-01',
      'layouts.0.yearly.0.to must be a day of the year such as 11-01',
    ])
    expect(problems({ ...summer, rooms: [] })).toEqual(['layouts.0.rooms needs at least one room'])
    expect(problems({ ...summer, rooms: [room, { ...room, name: 'ROOM', tables: [] }] })).toEqual([
      'layouts.0.rooms.1.name room is used twice',
    ])
  })

  test('settings of before there were any stay as they were', () => {
    const result = parseBookingSettings({
      ...{ timeZone: 'America/Vancouver', country: 'CA', province: 'BC', periods: [], maxParty: 2 },
      areas: [{ code: 'room', name: 'Room' }],
      tables: [{ code: 't1', area: 'room', minParty: 1, maxParty: 2 }],
      turnTimes: [{ upTo: 2, minutes: 90 }],
    })
    expect(result.ok && 'layouts' in result.value).toBe(false)
  })
})
