import { describe, expect, it } from 'vitest'
import { type ServedTime, servedLabel, serviceAt } from './served-times.ts'

const line = (days: ServedTime['days'], from: string | null, until: string | null) => ({
  days,
  from,
  until,
})
const brunch = [line(['saturday', 'sunday'], '10:00', '14:00')]
const at = (times: ServedTime[], instant: string, zone = 'America/Los_Angeles') => {
  const { served, changes } = serviceAt(times, Date.parse(instant), zone)
  return [served, Number.isFinite(changes) ? new Date(changes).toISOString() : null]
}

describe('what is served by the restaurant’s clock', () => {
  it('is served from its time on and no longer at its end', () => {
    // A Saturday in Los Angeles, eight hours behind UTC.
    expect(at(brunch, '2026-11-21T17:59:59.999Z')).toEqual([false, '2026-11-21T18:00:00.000Z'])
    expect(at(brunch, '2026-11-21T18:00:00Z')).toEqual([true, '2026-11-21T22:00:00.000Z'])
    expect(at(brunch, '2026-11-21T21:59:59.999Z')).toEqual([true, '2026-11-21T22:00:00.000Z'])
    expect(at(brunch, '2026-11-21T22:00:00Z')).toEqual([false, '2026-11-22T18:00:00.000Z'])
  })

  it('waits through the days on which it is not served', () => {
    expect(at(brunch, '2026-11-23T20:00:00Z')).toEqual([false, '2026-11-28T18:00:00.000Z'])
  })

  it('keeps the wall time on the days on which clocks go forward and back', () => {
    const zone = 'America/Toronto'
    expect(at(brunch, '2026-03-07T15:30:00Z', zone)).toEqual([true, '2026-03-07T19:00:00.000Z'])
    expect(at(brunch, '2026-03-08T05:30:00Z', zone)).toEqual([false, '2026-03-08T14:00:00.000Z'])
    expect(at(brunch, '2026-03-08T14:00:00Z', zone)).toEqual([true, '2026-03-08T18:00:00.000Z'])
    expect(at(brunch, '2026-11-01T04:30:00Z', zone)).toEqual([false, '2026-11-01T15:00:00.000Z'])
    expect(at(brunch, '2026-11-01T15:00:00Z', zone)).toEqual([true, '2026-11-01T19:00:00.000Z'])
  })

  it('takes an hour that the clocks skip later, and the first of one that comes twice', () => {
    const zone = 'America/Toronto'
    const night = [line([], '22:00', '02:30')]
    expect(at(night, '2026-03-08T06:00:00Z', zone)).toEqual([true, '2026-03-08T07:30:00.000Z'])
    const late = [line([], '22:00', '01:30')]
    expect(at(late, '2026-11-01T05:00:00Z', zone)).toEqual([true, '2026-11-01T05:30:00.000Z'])
    expect(at(late, '2026-11-01T06:15:00Z', zone)).toEqual([false, '2026-11-02T03:00:00.000Z'])
  })

  it('goes on past midnight, also where no end is given, until four in the morning', () => {
    const bar = [line(['friday'], '22:00', '01:00')]
    expect(at(bar, '2026-11-21T08:30:00Z')).toEqual([true, '2026-11-21T09:00:00.000Z'])
    const evening = [line(['friday'], '17:00', null)]
    expect(at(evening, '2026-11-21T08:30:00Z')).toEqual([true, '2026-11-21T12:00:00.000Z'])
    const lunch = [line(['friday'], null, '15:00')]
    expect(at(lunch, '2026-11-20T11:59:00Z')).toEqual([false, '2026-11-20T12:00:00.000Z'])
  })

  it('is always served without lines, and with one that limits nothing', () => {
    expect(at([], '2026-11-23T20:00:00Z')).toEqual([true, null])
    expect(at([...brunch, line([], null, null)], '2026-11-23T20:00:00Z')).toEqual([true, null])
  })
})

it.each([
  [brunch, 'Served 10:00 AM to 2:00 PM, Saturday and Sunday'],
  [[line(['saturday', 'sunday'], null, '14:00')], 'Served until 2:00 PM, Saturday and Sunday'],
  [[line([], '17:00', null)], 'Served from 5:00 PM'],
  [[line(['sunday', 'monday'], null, null)], 'Served Monday and Sunday'],
  [
    [
      line(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], '11:30', '15:00'),
      line(['tuesday', 'thursday', 'friday', 'saturday'], '22:00', '00:30'),
    ],
    'Served 11:30 AM to 3:00 PM, Monday to Friday; 10:00 PM to 12:30 AM, Tuesday and Thursday to Saturday',
  ],
  [[line([], null, null)], null],
  [[], null],
])('says so in words: %#', (times, words) => {
  expect(servedLabel(times as ServedTime[])).toBe(words)
})
