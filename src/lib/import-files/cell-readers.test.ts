import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Result } from '#lib/result.ts'
import { matchColumns } from './match-columns.ts'
import { isClockOf24Hours, readClock } from './read-clock.ts'
import { readCoordinates, readLatitudeLongitude } from './read-coordinates.ts'
import { type DayOrder, dayOrderOf, readDay, readMoment } from './read-day.ts'
import { readFlag } from './read-flag.ts'
import { readRegion } from './read-region.ts'
import { readWebAddress } from './read-web-address.ts'

/** The value that was read, or the code of the refusal. */
const said = <T>(result: Result<T>) => (result.ok ? result.value : result.code)

it('yes and no are read in English and French', () => {
  expect(['yes', ' Y', 'TRUE', '1', 'x', 'Oui', '✓'].map(readFlag).map(said)).toEqual(
    Array(7).fill(true),
  )
  expect(['no', 'N', 'False', '0', 'non'].map(readFlag).map(said)).toEqual(Array(5).fill(false))
  expect([' ', 'maybe', '2'].map(readFlag).map(said)).toEqual([null, 'no_flag', 'no_flag'])
})

it.each<[string, DayOrder, string]>([
  ['2026-11-29', 'mdy', '2026-11-29'],
  ['2026-11-29T19:30:00Z', 'mdy', '2026-11-29'],
  ['2026/11/29 7:30 PM', 'dmy', '2026-11-29'],
  ['20261129', 'mdy', '2026-11-29'],
  ['29.11.2026', 'dmy', '2026-11-29'],
  ['29. 11. 2026', 'dmy', '2026-11-29'],
  ['3/4/2026', 'dmy', '2026-04-03'],
  ['3/4/2026', 'mdy', '2026-03-04'],
  ['11/29/26', 'mdy', '2026-11-29'],
  ['26-11-29', 'ymd', '2026-11-29'],
  ['1/2/71', 'mdy', '1971-01-02'],
  ['Nov 29, 2026', 'dmy', '2026-11-29'],
  ['Sunday, November 29th, 2026', 'dmy', '2026-11-29'],
  ['29 November 2026', 'mdy', '2026-11-29'],
  ['29-Nov-26', 'mdy', '2026-11-29'],
  ['Sept. 3, 2026', 'mdy', '2026-09-03'],
  ['1er août 2026', 'mdy', '2026-08-01'],
  ['29 févr. 2028', 'mdy', '2028-02-29'],
  ['46355', 'mdy', '2026-11-29'],
  ['46355.8125', 'mdy', '2026-11-29'],
  ['2026-02-30', 'ymd', 'impossible_day'],
  ['29.02.2026', 'dmy', 'impossible_day'],
  ['11/29/2026', 'dmy', 'impossible_day'],
  ['11/29/2026', 'ymd', 'no_day'],
  ['29 jui 2026', 'dmy', 'no_day'],
  ['tomorrow', 'dmy', 'no_day'],
  ['123', 'dmy', 'no_day'],
  ['', 'dmy', 'no_day'],
])('%j in order %s is %s', (text, order, expected) => {
  expect(said(readDay(text, order))).toBe(expected)
})

it.each([
  [['2026-11-29', ''], 'ymd'],
  [['03/04/2026', '11/29/2026'], 'mdy'],
  [['03/04/2026', '29.11.2026', '2026-01-01'], 'dmy'],
  [['3/4/26 7:30 PM', '13/4/26'], 'dmy'],
  [['03/04/2026', '05/06/2026'], 'unknown'],
  [['Nov 29, 2026', 'soon'], 'unknown'],
  [['11/29/2026', '29/11/2026'], 'mixed'],
  [['11/29/2026', '99/99/2026'], 'mdy'],
])('%j are in order %s', (texts, expected) => {
  expect(dayOrderOf(texts)).toBe(expected)
})

it('a written day is read in its order', () => {
  const day = fc
    .date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const form = fc.record({
    order: fc.constantFrom<DayOrder>('ymd', 'dmy', 'mdy'),
    sign: fc.constantFrom('-', '/', '.'),
    isShort: fc.boolean(),
    isPadded: fc.boolean(),
  })
  fc.assert(
    fc.property(day, form, (date, { order, sign, isShort, isPadded }) => {
      const [year = '', ...others] = date.split('-')
      const [month, dayOfMonth] = others.map((part) => (isPadded ? part : String(Number(part))))
      const parts = { y: isShort ? year.slice(2) : year, m: month, d: dayOfMonth }
      const text = [...order].map((part) => parts[part as 'y' | 'm' | 'd']).join(sign)
      expect(readDay(text, order)).toEqual({ ok: true, value: date })
      expect([order, 'ymd', 'unknown']).toContain(dayOrderOf([text]))
    }),
  )
})

it.each<[string, DayOrder, string]>([
  ['2026-11-29T19:30', 'mdy', '2026-11-29T19:30'],
  ['2026-11-29 19:30:15', 'mdy', '2026-11-29T19:30'],
  ['11/29/2026 7:30 PM', 'mdy', '2026-11-29T19:30'],
  ['11/29/2026 9:30', 'mdy', '2026-11-29T09:30'],
  ['29.11.2026, 19.30', 'dmy', '2026-11-29T19:30'],
  ['Nov 29, 2026 at 7pm', 'mdy', '2026-11-29T19:00'],
  ['29 novembre 2026 à 19h30', 'mdy', '2026-11-29T19:30'],
  ['46355.8125', 'mdy', '2026-11-29T19:30'],
  ['2026-11-29T19:30:00Z', 'mdy', 'has_zone'],
  ['2026-11-29T19:30-08:00', 'mdy', 'has_zone'],
  ['2026-11-29', 'mdy', 'no_clock'],
  ['2026-11-29 25:00', 'mdy', 'no_clock'],
  ['2026-02-30 19:00', 'mdy', 'impossible_day'],
  ['7pm', 'mdy', 'no_day'],
])('the moment %j in order %s is %s', (text, order, expected) => {
  expect(said(readMoment(text, order))).toBe(expected)
})

it.each([
  ['11am', '11:00'],
  ['11:30 PM', '23:30'],
  ['23h30', '23:30'],
  ['23 h', '23:00'],
  ['19:00:00', '19:00'],
  ['7:30:00 PM', '19:30'],
  ['noon', '12:00'],
  ['5:30', 'ambiguous_clock'],
  ['25:00', 'no_clock'],
  ['', 'no_clock'],
])('the time %j is %s', (text, expected) => {
  expect(said(readClock(text))).toBe(expected)
})

it('a column says whether its clock has 24 hours', () => {
  expect(isClockOf24Hours(['9:30', '19:00'])).toBe(true)
  expect(isClockOf24Hours(['9:30', '10:00'])).toBe(false)
  expect(isClockOf24Hours(['9:30 am', '19:00'])).toBe(false)
  expect(said(readClock('9:30', true))).toBe('09:30')
})

it.each([
  ['BC', 'BC'],
  ['ca-bc', 'BC'],
  ['British Columbia', 'BC'],
  ['Colombie-Britannique', 'BC'],
  ['Québec', 'QC'],
  ['Île-du-Prince-Édouard', 'PE'],
  ['P.E.I.', 'PE'],
  ['WA', 'WA'],
  ['Washington', 'WA'],
  ['Ont.', 'ON'],
  ['', 'no_region'],
  ['Bavaria', 'no_region'],
])('the region of %j is %s', (text, expected) => {
  const read = readRegion(text)
  expect(read.ok ? read.value.code : read.code).toBe(expected)
})

it('coordinates are read from one cell or two, with a point or a comma', () => {
  const value = { latitude: 49.2845, longitude: -123.1116 }
  expect(readCoordinates('49.2845, -123.1116')).toEqual({ ok: true, value })
  expect(readLatitudeLongitude('49,2845', ' -123.1116')).toEqual({ ok: true, value })
  expect(readLatitudeLongitude('49', '-123')).toEqual({
    ok: true,
    value: { latitude: 49, longitude: -123 },
  })
  expect(said(readLatitudeLongitude('91.5', '0'))).toBe('no_coordinates')
  expect(said(readLatitudeLongitude('', '-123.1'))).toBe('no_coordinates')
  expect(said(readLatitudeLongitude('1.234,5', '-123.1'))).toBe('no_coordinates')
})

it.each([
  ['https://example.ca/menu?x=1', 'https://example.ca/menu?x=1'],
  ['www.example.ca', 'https://www.example.ca/'],
  ['order.example.co.uk/a', 'https://order.example.co.uk/a'],
  ['//example.ca', 'no_web_address'],
  ['/menu', 'no_web_address'],
  ['javascript:alert(1)', 'no_web_address'],
  ['mailto:a@example.ca', 'no_web_address'],
  ['https://user:pass@example.ca', 'no_web_address'],
  ['https://localhost', 'no_web_address'],
  ['no address', 'no_web_address'],
  ['', 'no_web_address'],
])('the address %j is %s', (text, expected) => {
  expect(said(readWebAddress(text))).toBe(expected)
})

it('columns are found for fields, each once, and exact names first', () => {
  const fields = [
    { name: 'name', aliases: ['location', 'restaurant', 'nom'] },
    { name: 'postal code', aliases: ['zip', 'code postal'] },
    { name: 'orderLink', aliases: ['ordering url', 'online ordering'] },
    { name: 'url', aliases: ['website'] },
    { name: 'email', aliases: ['e-mail'] },
  ]
  const columns = ['Restaurant Name', 'Menu name', 'ZIP/Postal', 'Ordering_URL', 'URL', 'E-Mail']
  expect(matchColumns(columns, fields)).toEqual({
    name: 'Restaurant Name',
    'postal code': 'ZIP/Postal',
    orderLink: 'Ordering_URL',
    url: 'URL',
    email: 'E-Mail',
  })
  expect(matchColumns(['Nom', 'Code  Postal'], fields)).toEqual({
    name: 'Nom',
    'postal code': 'Code  Postal',
  })
  expect(matchColumns(['location', 'Name'], fields)).toEqual({ name: 'Name' })
})
