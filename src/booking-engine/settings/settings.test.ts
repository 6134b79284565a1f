import { expect, test } from 'vitest'
import { tasting } from '#tests/support/booking.ts'
import { parseBookingSettings } from './parse-settings.ts'
import type { BookingSettingsInput } from './settings.ts'

const small: BookingSettingsInput = {
  timeZone: 'America/Vancouver',
  country: 'CA',
  province: 'BC',
  periods: [
    {
      code: 'dinner',
      name: 'Dinner',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      firstSeating: '17:00',
      lastSeating: '00:30',
    },
  ],
  areas: [{ code: 'room', name: 'Dining room' }],
  tables: [
    { code: 't1', area: 'room', minParty: 1, maxParty: 2 },
    { code: 't2', area: 'room', minParty: 2, maxParty: 4 },
    { code: 'b1', area: 'room', attribute: 'bar', minParty: 1, maxParty: 2 },
  ],
  combinations: [{ code: 't1-t2', tables: ['t1', 't2'], minParty: 4, maxParty: 6 }],
  turnTimes: [
    { upTo: 2, minutes: 90 },
    { upTo: 6, minutes: 120 },
  ],
  maxParty: 6,
}

function problems(change: Partial<BookingSettingsInput>) {
  const parsed = parseBookingSettings({ ...small, ...change })
  return parsed.ok ? [] : (parsed.detail?.fields as { path: string; message: string }[])
}

test('settings that make sense are taken, with defaults filled in', () => {
  const parsed = parseBookingSettings(small)
  expect(parsed.ok && parsed.value).toMatchObject({
    horizonDays: 90,
    noticeMinutes: 0,
    coversPerSlot: null,
    emailRequired: false,
  })
})

test('each contradiction is named at its field', () => {
  const first = small.tables[0]
  if (!first) throw new Error('no table')
  const cases: [Partial<BookingSettingsInput>, string, RegExp][] = [
    [{ timeZone: 'Canada/Atlantis' }, 'timeZone', /IANA/],
    [{ tables: [{ ...first, area: 'moon' }] }, 'tables.0.area', /no area moon/],
    [{ tables: [...small.tables, first] }, 'tables.3.code', /t1 is used twice/],
    [{ tables: [{ ...first, minParty: 3 }] }, 'tables.0.minParty', /larger/],
    [{ maxParty: 9 }, 'maxParty', /more than 6/],
    [{ turnTimes: [{ upTo: 4, minutes: 90 }] }, 'turnTimes', /parties of 5/],
    [{ coversPerSlot: 5 }, 'coversPerSlot', /never be booked/],
    [
      { combinations: [{ code: 'x', tables: ['t1', 'b1'], minParty: 3, maxParty: 6 }] },
      'combinations.0.tables',
      /mixes seating attributes/,
    ],
    [
      { combinations: [{ code: 'x', tables: ['t1', 't9'], minParty: 3, maxParty: 6 }] },
      'combinations.0.tables',
      /no table t9/,
    ],
    [{ closures: [{ from: '2027-02-02', to: '2027-02-01' }] }, 'closures.0.to', /before/],
    [
      {
        periods: [
          ...small.periods,
          {
            code: 'late',
            name: 'Late',
            weekdays: [5],
            firstSeating: '22:00',
            lastSeating: '23:00',
          },
        ],
      },
      'periods.1.firstSeating',
      /overlaps Dinner/,
    ],
  ]
  for (const [change, path, message] of cases) {
    expect(problems(change)).toContainEqual({ path, message: expect.stringMatching(message) })
  }
})

test('each contradiction of an experience is named at its field', () => {
  const sound = { ...tasting, lastSeating: '23:00' }
  const cases: [Partial<typeof tasting>, string, RegExp][] = [
    [{ maxParty: 7 }, 'maxParty', /largest party of the restaurant \(6\)/],
    [{ minParty: 3 }, 'minParty', /larger than the largest party/],
    [{ seats: 1 }, 'seats', /could never be booked/],
    [{ from: '2027-02-02', to: '2027-02-01' }, 'to', /before the first day/],
    [{ firstSeating: '10:00', lastSeating: '11:00' }, 'firstSeating', /no table can be booked/],
    [{ price: -1 }, 'price', /negative/],
    [{ price: 0.5 }, 'price', /two decimals/],
    [{ serviceChargePercent: 101 }, 'serviceChargePercent', /at most 100/],
    [{ taxes: [{ name: 'GST', percent: 0.0005 }] }, 'taxes.0.percent', /three decimals/],
    [{ weekdays: [] }, 'weekdays', /missing/],
    [
      { addOns: [...(tasting.addOns ?? []), ...(tasting.addOns ?? [])] },
      'addOns.1.code',
      /oysters is used twice/,
    ],
  ]
  expect(problems({ experiences: [sound] })).toEqual([])
  for (const [change, path, message] of cases) {
    const found = problems({ experiences: [{ ...sound, ...change }] })
    const at = `experiences.0.${path}`
    expect(found).toContainEqual({ path: at, message: expect.stringMatching(message) })
  }
  expect(problems({ experiences: [sound, sound] })).toEqual([
    { path: 'experiences.1.code', message: 'tasting is used twice' },
  ])
})
