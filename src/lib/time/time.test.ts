import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf, instantOrLater, localOf, minutesBetween } from './time.ts'

const ZONES = [
  'America/Vancouver',
  'America/Toronto',
  'America/St_Johns',
  'America/Phoenix',
  'America/Regina',
  'Pacific/Auckland',
]

test('the hour that the clocks skip has no instant, and of the doubled hour the first is meant', () => {
  expect(instantOf('2027-03-14T02:30', 'America/Toronto')).toBeNull()
  expect(instantOf('2025-03-09T02:30', 'America/Vancouver')).toBeNull()
  expect(instantOf('2027-03-14T02:30', 'America/Phoenix')).not.toBeNull()
  const first = Date.parse('2027-11-07T01:30-04:00')
  expect(instantOf('2027-11-07T01:30', 'America/Toronto')).toBe(first)
  // British Columbia gave up changing its clocks in 2026: rules come from the zone, never from here.
  const constant = Date.parse('2027-11-07T01:30-07:00')
  expect(instantOf('2027-11-07T01:30', 'America/Vancouver')).toBe(constant)
})

test('an instant read as wall time and back is the same instant, or the first of its doubled hour', () => {
  const instants = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2032, 0) })
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), instants, (zone, at) => {
      const minute = Math.floor(at / 60_000) * 60_000
      const back = instantOf(localOf(minute, zone), zone)
      const again = minute - 3_600_000
      expect([minute, again]).toContain(back)
    }),
  )
})

test('two wall times are as far apart as their clocks say, whichever is first', () => {
  expect(minutesBetween('2027-05-01T23:45', '2027-05-02T00:30')).toBe(45)
  expect(minutesBetween('2027-05-02T00:30', '2027-05-01T23:45')).toBe(45)
})

test('puts a time that the clocks skip as much later as they skip, and knows all others as they are', () => {
  expect(instantOrLater('2027-03-14T02:30', 'America/Toronto')).toBe(
    instantOf('2027-03-14T03:30', 'America/Toronto'),
  )
  for (const local of ['2027-03-14T03:30', '2027-11-07T01:30']) {
    expect(instantOrLater(local, 'America/Toronto')).toBe(instantOf(local, 'America/Toronto'))
  }
})
