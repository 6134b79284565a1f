import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TableOption } from '../settings/floor-plan.ts'
import { type Evening, quoteWait, type Stay, type WaitingParty } from './quote-wait.ts'

const NOW = Date.parse('2027-04-03T02:00Z')
const MINUTE = 60_000
const CODES = ['t1', 't2', 't3', 'f1', 'f2', 's1'] as const

function table(code: string, minParty: number, maxParty: number, tables = [code]): TableOption {
  return { code, tables, areas: ['room'], attribute: 'default', minParty, maxParty }
}

/** Three tables for two, two for four, one for six, and two for four pushed together. */
const tableOptions = [
  ...['t1', 't2', 't3'].map((code) => table(code, 1, 2)),
  ...['f1', 'f2'].map((code) => table(code, 2, 4)),
  { ...table('s1', 4, 6), attribute: 'outdoor' as const },
  table('f1+f2', 6, 8, ['f1', 'f2']),
]

function evening(more: Partial<Evening> = {}): Evening {
  return {
    ...{ now: NOW, tableOptions, turnMinutes: (party: number) => (party <= 2 ? 90 : 120) },
    ...{ seated: [], toCome: [], blocked: [], measured: [] },
    ...more,
  }
}

/** A party at a table that sat down, or comes, so many minutes from now. */
const stay = (code: string, minutes: number, plannedMinutes = 90): Stay => ({
  tables: [code],
  from: NOW + minutes * MINUTE,
  plannedMinutes,
})
const couple: WaitingParty = { party: 2, wish: null }
const four: WaitingParty = { party: 4, wish: null }
const six: WaitingParty = { party: 6, wish: null }
const minutes = (at: Evening, party: WaitingParty, ahead: WaitingParty[] = []) =>
  quoteWait(at, party, ahead).minutes

describe('the wait that is quoted', () => {
  test('is none where a table is free for a whole turn', () => {
    expect(minutes(evening(), couple)).toBe(0)
    expect(minutes(evening({ toCome: [stay('s1', 130)] }), six)).toBe(0)
  })

  test('lasts until whoever sits there has had their turn, rounded up to five minutes', () => {
    const full = evening({ seated: [stay('f1', -37, 90), stay('f2', -20, 90), stay('s1', 0, 120)] })
    expect(minutes(full, four)).toBe(55)
    expect(minutes(full, four, [four])).toBe(70)
  })

  test('counts those ahead who would be given one of its tables, and no others', () => {
    const full = evening({ seated: [stay('f1', -40), stay('f2', -30), stay('s1', 0, 120)] })
    expect(quoteWait(full, four, [couple, couple, couple])).toMatchObject({ minutes: 50, ahead: 0 })
    expect(quoteWait(full, four, [couple, four])).toMatchObject({ minutes: 60, ahead: 1 })
  })

  test('goes by tonight’s turns, the more the more parties have left', () => {
    const seated = [stay('f1', -45), stay('f2', -45), stay('s1', -45)]
    const slow = Array.from({ length: 4 }, () => ({ plannedMinutes: 90, minutes: 135 }))
    expect(quoteWait(evening({ seated }), four, [])).toMatchObject({ minutes: 45, pace: 100 })
    expect(quoteWait(evening({ seated, measured: slow }), four, [])).toMatchObject({
      ...{ minutes: 70, pace: 125, measured: 4 },
    })
  })

  test('expects of nobody who sits over their turn to leave at once', () => {
    const seated = [stay('f1', -100), stay('f2', -80), stay('s1', -80)]
    expect(minutes(evening({ seated }), four)).toBe(10)
  })

  test('leaves a table to the booking that it would run into', () => {
    const toCome = [stay('f1', 60, 120), stay('f2', 15, 90), stay('s1', 30, 120)]
    expect(minutes(evening({ toCome }), four)).toBe(105)
  })

  test('keeps to the wished kind of place, and knows where there is none', () => {
    const outside: WaitingParty = { party: 4, wish: 'outdoor' }
    const toCome = [stay('s1', 30, 120)]
    expect(minutes(evening({ toCome }), outside)).toBe(150)
    expect(minutes(evening(), { party: 2, wish: 'outdoor' })).toBeNull()
    expect(minutes(evening(), { party: 9, wish: null })).toBeNull()
  })

  test('waits for all tables of a combination', () => {
    const large: WaitingParty = { party: 8, wish: null }
    expect(minutes(evening({ seated: [stay('f1', -60), stay('f2', -30)] }), large)).toBe(60)
  })

  test('says four hours where it would be longer', () => {
    const ahead = Array.from({ length: 40 }, () => four)
    expect(minutes(evening(), four, ahead)).toBe(240)
  })
})

const code = fc.constantFrom(...CODES)
const turn = fc.integer({ min: 15, max: 180 })
const anEvening = fc
  .record({
    seated: fc.array(fc.tuple(code, fc.integer({ min: -200, max: 0 }), turn), { maxLength: 6 }),
    toCome: fc.array(fc.tuple(code, fc.integer({ min: -60, max: 240 }), turn), { maxLength: 10 }),
    measured: fc.array(
      fc.record({ plannedMinutes: turn, minutes: fc.integer({ min: 0, max: 300 }) }),
      { maxLength: 8 },
    ),
    couples: turn,
    more: fc.nat({ max: 90 }),
  })
  .map(({ seated, toCome, measured, couples, more }) =>
    evening({
      seated: seated.map((one) => stay(...one)),
      toCome: toCome.map((one) => stay(...one)),
      measured,
      turnMinutes: (party) => (party <= 2 ? couples : couples + more),
    }),
  )
const aParty = fc.record({
  party: fc.integer({ min: 1, max: 9 }),
  wish: fc.constantFrom(null, null, 'default' as const, 'outdoor' as const),
})
const parties = fc.array(aParty, { maxLength: 12 })
const wait = (at: Evening, party: WaitingParty, ahead: WaitingParty[]) =>
  minutes(at, party, ahead) ?? -1

describe('laws of the quoted wait', () => {
  test('it is a multiple of five minutes, never below zero, and null only where no table serves', () => {
    fc.assert(
      fc.property(anEvening, aParty, parties, (at, party, ahead) => {
        const quote = quoteWait(at, party, ahead)
        expect(quote.minutes === null).toBe(quote.tables === 0)
        const minutes = quote.minutes ?? 0
        expect(minutes).toBeGreaterThanOrEqual(0)
        expect(minutes).toBeLessThanOrEqual(240)
        expect(minutes % 5).toBe(0)
      }),
    )
  })

  test('a party more ahead never shortens it', () => {
    fc.assert(
      fc.property(anEvening, aParty, parties, aParty, fc.nat(), (at, party, ahead, one, place) => {
        const more = ahead.toSpliced(place % (ahead.length + 1), 0, one)
        expect(wait(at, party, more)).toBeGreaterThanOrEqual(wait(at, party, ahead))
      }),
    )
  })

  test('longer turns never shorten it: those measured, of who sits within theirs, of bookings, of the settings', () => {
    const longer = fc.record({ n: fc.nat(), by: fc.integer({ min: 1, max: 120 }) })
    fc.assert(
      fc.property(anEvening, aParty, parties, longer, (at, party, ahead, { n, by }) => {
        const lengthen = (list: readonly Stay[]) =>
          list.map((one, index) =>
            index === n % list.length && one.from + one.plannedMinutes * MINUTE >= NOW
              ? { ...one, plannedMinutes: one.plannedMinutes + by }
              : one,
          )
        const measured = at.measured.map((one, index) =>
          index === n % at.measured.length ? { ...one, minutes: one.minutes + by } : one,
        )
        const before = wait(at, party, ahead)
        for (const more of [
          { measured },
          { seated: lengthen(at.seated) },
          { toCome: lengthen(at.toCome) },
          { turnMinutes: (size: number) => at.turnMinutes(size) + by },
        ]) {
          expect(wait({ ...at, ...more }, party, ahead)).toBeGreaterThanOrEqual(before)
        }
      }),
    )
  })

  test('a booking or a seated party more never shortens it at the same pace', () => {
    fc.assert(
      fc.property(anEvening, aParty, parties, code, turn, (at, party, ahead, where, length) => {
        const before = wait(at, party, ahead)
        const toCome = [...at.toCome, stay(where, 30, length)]
        expect(wait({ ...at, toCome }, party, ahead)).toBeGreaterThanOrEqual(before)
        const seated = [...at.seated, stay(where, 0, length)]
        expect(wait({ ...at, seated }, party, ahead)).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  test('the same evening gives the same wait', () => {
    fc.assert(
      fc.property(anEvening, aParty, parties, (at, party, ahead) => {
        expect(quoteWait(at, party, ahead)).toEqual(quoteWait(at, party, ahead))
      }),
    )
  })
})
