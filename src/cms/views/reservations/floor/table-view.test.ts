import { describe, expect, test } from 'vitest'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { canBeSeated, placeOf, targetAt, viewTable } from './table-view.ts'

const MINUTE = 60_000
const SEVEN = Date.parse('2027-04-02T19:00Z')

function party(id: string, tables: string[], minutes: number, more: Partial<HostReservation> = {}) {
  const startsAt = SEVEN + minutes * MINUTE
  return {
    ...{ id, tables, startsAt, endsAt: startsAt + 90 * MINUTE, state: 'booked', party: 2 },
    at: new Date(startsAt).toISOString().slice(0, 16),
    ...more,
  } as HostReservation
}

const table = (code: string) => ({
  ...{ code, area: 'Room', attribute: 'default' as const, minParty: 1, maxParty: 4 },
})

function dayOf(reservations: HostReservation[], blocks: HostDayView['blocks'] = []) {
  return {
    ...{ day: '2027-04-02', today: '2027-04-02', reservations, blocks },
    tables: ['1', '2', '3'].map(table),
    combinations: [{ code: 'both', tables: ['2', '1'], minParty: 3, maxParty: 8 }],
    utcOffsets: [[0, 0]],
  } as unknown as HostDayView
}
const stateOf = (day: HostDayView, code = '1') => viewTable(day, SEVEN, table(code)).state
const seated = { state: 'seated' as const }

// spec:engine.floor-states
describe('a table on the floor', () => {
  test('is free until the next party, and booked soon half an hour before it', () => {
    const later = dayOf([party('a', ['1'], 45)])
    expect(viewTable(later, SEVEN, table('1'))).toMatchObject({
      ...{ state: 'free', freeUntil: '2027-04-02T19:45', next: [{ id: 'a' }] },
    })
    expect(stateOf(dayOf([party('a', ['1'], 30)]))).toBe('soon')
    expect(stateOf(dayOf([party('late', ['1'], -20)]))).toBe('soon')
    expect(viewTable(later, SEVEN, table('2'))).toMatchObject({ state: 'free', freeUntil: null })
  })

  test('is seated, then over its turn, until the party leaves', () => {
    expect(stateOf(dayOf([party('a', ['1', '2'], -30, seated)]), '2')).toBe('seated')
    expect(stateOf(dayOf([party('a', ['1'], -91, seated)]))).toBe('over')
    expect(stateOf(dayOf([party('a', ['1'], -91, { state: 'finished' })]))).toBe('free')
  })

  test('is blocked while a block lasts', () => {
    const block = { id: 'b', tables: ['1'], reason: '' }
    const from = '2027-04-02T18:00'
    expect(stateOf(dayOf([], [{ ...block, from, to: '2027-04-02T20:00' }]))).toBe('blocked')
    expect(stateOf(dayOf([], [{ ...block, from, to: '2027-04-02T19:00' }]))).toBe('free')
  })

  test('takes the party that is due only where nobody sits, today, not hours early', () => {
    const due = party('due', ['1'], 10)
    expect(canBeSeated(dayOf([due]), SEVEN, due)).toBe(true)
    expect(canBeSeated(dayOf([due, party('a', ['1'], -91, seated)]), SEVEN, due)).toBe(false)
    expect(canBeSeated({ ...dayOf([due]), today: '2027-04-01' }, SEVEN, due)).toBe(false)
    const late = party('late', ['1'], 181)
    expect(canBeSeated(dayOf([late]), SEVEN, late)).toBe(false)
    expect(canBeSeated(dayOf([]), SEVEN, party('none', [], 10))).toBe(false)
  })
})

describe('a party that is to move', () => {
  const one = party('one', ['1'], -30, seated)
  const to = (code: string, others: HostReservation[], joins = false) =>
    targetAt(dayOf([one, ...others]), SEVEN, one, code, joins)

  test('goes to a table that is free for the rest of its turn', () => {
    expect(to('2', [])).toEqual({ kind: 'move', place: '2' })
    expect(to('2', [party('after', ['2'], 60)])).toEqual({ kind: 'move', place: '2' })
    expect(to('1', [])).toBeNull()
  })

  test('swaps with the one party that is in the way, and does nothing where there are two', () => {
    const other = party('other', ['2'], 15)
    expect(to('2', [other])).toEqual({ kind: 'swap', other })
    const over = party('over', ['2'], -120, seated)
    expect(to('2', [over])).toMatchObject({ kind: 'swap', other: { id: 'over' } })
    expect(to('2', [over, other])).toBeNull()
  })

  test('goes nowhere that is blocked', () => {
    const block = {
      id: 'b',
      tables: ['2'],
      reason: '',
      from: '2027-04-02T19:30',
      to: '2027-04-02T20:00',
    }
    expect(targetAt(dayOf([one], [block]), SEVEN, one, '2', false)).toBeNull()
  })

  test('joins free tables, by the combination of the settings where there is one, and parts them', () => {
    expect(to('2', [], true)).toEqual({ kind: 'join', place: 'both' })
    expect(to('3', [], true)).toEqual({ kind: 'join', place: '1+3' })
    expect(to('2', [party('other', ['2'], 15)], true)).toBeNull()
    const joined = party('joined', ['1', '2'], 0)
    expect(targetAt(dayOf([joined]), SEVEN, joined, '2', false)).toEqual({
      kind: 'move',
      place: '2',
    })
    expect(placeOf(dayOf([]), ['3', '2', '1'])).toBe('1+2+3')
  })
})
