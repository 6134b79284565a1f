import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { forecastTables } from './table-forecast.ts'
import type { ShiftParty } from './types.ts'

const MINUTE = 60_000
const at = (hour: number, minute = 0) => (hour * 60 + minute) * MINUTE

function party(id: string, more: Partial<ShiftParty>): ShiftParty {
  return {
    ...{ id, state: 'booked', startsAt: at(19), lateMinutes: 0, turnMinutes: 90 },
    ...{ stateSince: null, party: 2, tables: ['1'], ...more },
  }
}

describe('when tables should be free', () => {
  test('a party that runs late shifts what follows at its table, and what follows that', () => {
    const parties = [
      party('late', { lateMinutes: 30 }),
      party('next', { startsAt: at(20, 30) }),
      party('last', { startsAt: at(22) }),
      party('elsewhere', { startsAt: at(20, 30), tables: ['2'] }),
    ]
    expect(forecastTables(parties, at(18))).toEqual({ next: at(21), last: at(22, 30) })
  })

  test('a party that sat down late stays for its turn time', () => {
    const parties = [
      party('sits', { state: 'seated', stateSince: at(19, 20) }),
      party('next', { startsAt: at(20, 30) }),
    ]
    expect(forecastTables(parties, at(20))).toEqual({ next: at(20, 50) })
  })

  test('a party that sits beyond its turn time is taken to stay for some minutes', () => {
    const parties = [
      party('sits', { state: 'seated', stateSince: at(18) }),
      party('next', { startsAt: at(19, 30), tables: ['1', '2'] }),
    ]
    expect(forecastTables(parties, at(19, 40))).toEqual({ next: at(19, 45) })
  })

  test('a party that never came keeps nobody waiting, nor does one that left', () => {
    const parties = [
      party('absent', {}),
      party('left', { state: 'finished', tables: ['2'] }),
      party('next', { startsAt: at(20, 30), tables: ['1', '2'] }),
    ]
    expect(forecastTables(parties, at(19, 20))).toEqual({})
  })

  test('nobody waits where no party is late and no two overlap', () => {
    const chain = fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 8 })
    fc.assert(
      fc.property(chain, (quarters) => {
        let start = at(17)
        const parties = quarters.map((length, n) => {
          const one = party(`${n}`, { startsAt: start, turnMinutes: length * 15 })
          start += length * 15 * MINUTE
          return one
        })
        expect(forecastTables(parties, at(12))).toEqual({})
      }),
    )
  })

  test('whoever is later lets nobody sit down earlier', () => {
    const turn = fc.record({
      ...{ gap: fc.integer({ min: 2, max: 8 }), turn: fc.integer({ min: 1, max: 8 }) },
      tables: fc.uniqueArray(fc.constantFrom('1', '2', '3'), { minLength: 1 }),
    })
    fc.assert(
      fc.property(fc.array(turn, { minLength: 1, maxLength: 8 }), fc.nat(7), (turns, nth) => {
        let start = at(17)
        const parties = turns.map(({ gap, turn, tables }, n) => {
          start += gap * 15 * MINUTE
          return party(`${n}`, { startsAt: start, turnMinutes: turn * 15, tables })
        })
        // Less than any gap: nobody overtakes anybody.
        const late = parties.map((one, n) => (n === nth ? { ...one, lateMinutes: 15 } : one))
        const [before, after] = [parties, late].map((all) => forecastTables(all, at(12)))
        for (const { id, startsAt } of parties) {
          expect(after?.[id] ?? startsAt).toBeGreaterThanOrEqual(
            id === `${nth}` ? startsAt : (before?.[id] ?? startsAt),
          )
        }
      }),
    )
  })
})
