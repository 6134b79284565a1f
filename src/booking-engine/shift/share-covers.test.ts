import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coversBySection, shareTables } from './share-covers.ts'

const booked = (party: number, ...tables: string[]) => ({ state: 'booked', party, tables })

describe('sections', () => {
  test('have the covers of the parties at their tables, and those that sit there now', () => {
    const sections = [
      { server: 'Ana', tables: ['1', '2'] },
      { server: 'Ben', tables: ['3'] },
    ]
    const parties = [
      booked(4, '1'),
      { ...booked(2, '2'), state: 'seated' },
      booked(8, '2', '3'),
      { ...booked(3, '3'), state: 'finished' },
      { ...booked(5, '3'), state: 'no_show' },
      booked(6),
    ]
    expect(coversBySection(sections, parties)).toEqual([
      { server: 'Ana', covers: 14, seated: 2 },
      { server: 'Ben', covers: 3, seated: 0 },
    ])
  })

  test('share the covers of the evening', () => {
    const parties = [booked(2, '1'), booked(2, '1'), booked(4, '2'), booked(2, '5'), booked(6, '6')]
    expect(shareTables(['1', '2', '3', '4', '5', '6'], ['Ana', 'Ben'], parties)).toEqual([
      { server: 'Ana', tables: ['1', '2', '3'] },
      { server: 'Ben', tables: ['4', '5', '6'] },
    ])
  })

  test('share the tables where nobody has booked', () => {
    expect(shareTables(['1', '2', '3', '4'], ['Ana', 'Ben'], [])).toEqual([
      { server: 'Ana', tables: ['1', '2'] },
      { server: 'Ben', tables: ['3', '4'] },
    ])
    expect(shareTables(['1'], [], [])).toEqual([])
  })

  test('hold each table once, in order, and no other split has a smaller largest share', () => {
    const covers = fc.array(fc.nat(12), { minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(covers, fc.integer({ min: 1, max: 4 }), (loads, count) => {
        const tables = loads.map((_, n) => `${n}`)
        const servers = Array.from({ length: count }, (_, n) => `s${n}`)
        const parties = loads.map((party, n) => booked(party, `${n}`))
        const shared = shareTables(tables, servers, parties)
        expect(shared.flatMap((one) => one.tables)).toEqual(tables)
        const largest = Math.max(...coversBySection(shared, parties).map((one) => one.covers))
        expect(largest).toBe(leastLargest(loads, count))
      }),
    )
  })
})

/** The smallest largest sum of any split into at most so many runs, by trying all. */
function leastLargest(loads: readonly number[], runs: number): number {
  if (runs === 1) return loads.reduce((all, load) => all + load, 0)
  return Math.min(
    ...Array.from({ length: loads.length + 1 }, (_, end) => {
      const first = loads.slice(0, end).reduce((all, load) => all + load, 0)
      return Math.max(first, leastLargest(loads.slice(end), runs - 1))
    }),
  )
}
