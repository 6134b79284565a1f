import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HostReservation, VisitState } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { timeAt, timelineOf } from './timeline-view.ts'

const MINUTE = 60_000
const QUARTER = 15 * MINUTE
const FIVE = Date.parse('2027-04-02T17:00Z')
const NOW = FIVE + 100 * MINUTE

function party(id: string, tables: string[], minutes: number, more: Partial<HostReservation> = {}) {
  const startsAt = FIVE + minutes * MINUTE
  return {
    ...{ id, tables, startsAt, endsAt: startsAt + 90 * MINUTE, state: 'booked', party: 2 },
    ...{ at: new Date(startsAt).toISOString().slice(0, 16), stateSince: null },
    ...more,
  } as HostReservation
}

function dayOf(reservations: HostReservation[], more: Partial<HostDayView> = {}) {
  const quarters = Array.from({ length: 17 }, (_, n) =>
    new Date(FIVE + n * QUARTER).toISOString().slice(0, 16),
  )
  return {
    ...{ day: '2027-04-02', today: '2027-04-02', reservations, quarters, blocks: [] },
    pacing: [{ at: '2027-04-02T18:00', covers: 6 }],
    tables: ['1', '2'].map((code) => ({ code, area: 'Room', minParty: 1, maxParty: 4 })),
    utcOffsets: [[0, 0]],
    ...more,
  } as unknown as HostDayView
}
const drawn = (day: HostDayView) => timelineOf(day, NOW) ?? expect.unreachable()
const rowOf = (day: HostDayView, code: string | null) =>
  drawn(day).rows.find(({ table }) => (table?.code ?? null) === code) ?? expect.unreachable()

describe('the timeline', () => {
  test('has a column for each quarter of an hour of service, with its covers against pacing', () => {
    const day = dayOf([party('a', ['1'], 60, { party: 4 }), party('b', ['2'], 60, { party: 3 })])
    const { columns } = drawn(day)
    expect(columns).toHaveLength(16)
    expect(columns[4]).toEqual({ at: '2027-04-02T18:00', covers: 7, most: 6 })
    expect(columns[5]).toEqual({ at: '2027-04-02T18:15', covers: 0, most: null })
  })

  test('goes as far before and after service as parties sit', () => {
    const day = dayOf([party('a', ['1'], -20), party('b', ['1'], 210)])
    const { columns } = drawn(day)
    expect(columns[0]?.at).toBe('2027-04-02T16:30')
    expect(columns.at(-1)?.at).toBe('2027-04-02T21:45')
  })

  test('shows a party on each of its tables, and nobody who did not come', () => {
    const day = dayOf([party('a', ['1', '2'], 0), party('b', ['1'], 120, { state: 'no_show' })])
    for (const code of ['1', '2'])
      expect(rowOf(day, code).parties.map(({ one }) => one.id)).toEqual(['a'])
  })

  test('ends a party when it left, and draws on who still sits', () => {
    const left = FIVE + 75 * MINUTE
    const day = dayOf([
      party('gone', ['1'], 0, { state: 'finished', stateSince: left }),
      party('sits', ['2'], 0, { state: 'seated' }),
    ])
    expect(rowOf(day, '1').parties[0]).toMatchObject({ from: 0, to: 5 })
    expect(rowOf(day, '2').parties[0]?.to).toBeCloseTo(100 / 15)
  })

  test('shows blocks of a table between their times', () => {
    const block = { id: 'x', reason: '', from: '2027-04-02T18:00', to: '2027-04-02T23:00' }
    const day = dayOf([], { blocks: [{ ...block, tables: ['2'] }] })
    expect(rowOf(day, '1').blocks).toEqual([])
    expect(rowOf(day, '2').blocks).toMatchObject([{ from: 4, to: 16 }])
  })

  test('lists parties without a table in a row of their own, first, while there are any', () => {
    expect(drawn(dayOf([])).rows.map(({ table }) => table?.code)).toEqual(['1', '2'])
    const day = dayOf([party('a', [], 0), party('b', [], 15)])
    expect(drawn(day).rows.map(({ table }) => table?.code)).toEqual([undefined, '1', '2'])
    expect(rowOf(day, null).parties.map(({ lane }) => lane)).toEqual([0, 1])
  })

  test('has a line for now only on the day that is on', () => {
    expect(drawn(dayOf([])).now).toBeCloseTo(100 / 15)
    expect(drawn(dayOf([], { today: '2027-04-01' })).now).toBeNull()
  })

  test('of a closed day without parties is nothing', () => {
    expect(timelineOf(dayOf([], { quarters: [] }), NOW)).toBeNull()
  })

  test('lays no two parties of a row on each other, and tells the time of each place', () => {
    const states: VisitState[] = ['booked', 'seated', 'finished']
    const parties = fc.array(
      fc.record({
        tables: fc.subarray(['1', '2']),
        quarter: fc.integer({ min: -4, max: 20 }),
        state: fc.constantFrom(...states),
      }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(parties, (drafts) => {
        const day = dayOf(
          drafts.map(({ tables, quarter, state }, n) =>
            party(`${n}`, tables, quarter * 15, { state, stateSince: FIVE + quarter * QUARTER }),
          ),
        )
        const timeline = drawn(day)
        for (const { parties, lanes } of timeline.rows) {
          for (const bar of parties) {
            expect(bar.lane).toBeLessThan(lanes)
            expect(bar.to).toBeGreaterThan(bar.from)
            expect(timeAt(timeline, day, bar.from)).toBe(bar.one.at)
            const beside = parties.filter((other) => other !== bar && other.lane === bar.lane)
            for (const other of beside)
              expect(other.to <= bar.from || bar.to <= other.from).toBe(true)
          }
        }
        const covers = timeline.columns.reduce((sum, column) => sum + column.covers, 0)
        expect(covers).toBe(2 * drafts.length)
      }),
    )
  })
})
