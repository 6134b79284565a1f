import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DrawnPlan, Place } from './drawing.ts'
import { edgesOf, nextInDirection } from './geometry.ts'
import { roomsOf } from './layout.ts'
import { chairsOf, usualTable } from './shapes.ts'

const planTable = {
  attribute: fc.constantFrom('default', 'bar', 'counter', 'highTop', 'outdoor'),
  maxParty: fc.integer({ min: 1, max: 40 }),
}
const plan: fc.Arbitrary<DrawnPlan> = fc
  .array(fc.record({ area: fc.constantFrom('a', 'b'), ...planTable }), { maxLength: 30 })
  .map((tables) => ({
    areas: [
      { code: 'a', name: 'Dining Room' },
      { code: 'b', name: 'Patio' },
    ],
    tables: tables.map((table, n) => ({ ...table, code: `T${n + 1}` })),
  }))

function isOverlapping(one: Place, other: Place): boolean {
  const [a, b] = [edgesOf(one), edgesOf(other)]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

// spec:engine.floor-automatic
describe('the layout of a floor', () => {
  test('has every table of the plan once, in its own area', () => {
    fc.assert(
      fc.property(plan, (plan) => {
        const placed = roomsOf(plan).flatMap(({ area, tables }) =>
          tables.map(({ code }) => `${area} ${code}`),
        )
        expect(placed.toSorted()).toEqual(
          plan.tables.map(({ area, code }) => `${area} ${code}`).toSorted(),
        )
      }),
    )
  })

  test('never lays a table out over another one, or over a bar, or beyond its room', () => {
    fc.assert(
      fc.property(plan, (plan) => {
        for (const { width, height, tables, fixtures } of roomsOf(plan)) {
          for (const table of tables) {
            const { left, top, right, bottom } = edgesOf(table)
            expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
            expect(right).toBeLessThanOrEqual(width)
            expect(bottom).toBeLessThanOrEqual(height)
            for (const other of [...tables, ...fixtures]) {
              if (other !== table) expect(isOverlapping(table, other)).toBe(false)
            }
          }
        }
      }),
    )
  })

  test('makes a room no wider than its tables need, so that a small one stands beside others', () => {
    fc.assert(
      fc.property(plan, (plan) => {
        for (const { width, tables, fixtures } of roomsOf(plan)) {
          const right = Math.max(0, ...[...tables, ...fixtures].map((one) => edgesOf(one).right))
          expect(width).toBe(Math.max(280, tables.length > 0 ? right + 40 : 0))
        }
      }),
    )
  })

  test('is the same each time, whatever the order of the tables', () => {
    fc.assert(
      fc.property(plan, (plan) => {
        const turned = { ...plan, tables: plan.tables.toReversed() }
        expect(roomsOf(turned)).toEqual(roomsOf(plan))
      }),
    )
  })

  test('has tables by their numbers, and seats along their bar', () => {
    const areas = [{ code: 'a', name: 'Room' }]
    const table = (code: string, attribute = 'default') => ({
      ...{ code, area: 'a', attribute, maxParty: 2 },
    })
    const tables = [table('D10'), table('D9'), table('B1', 'bar')]
    const [room] = roomsOf({ areas, tables })
    expect(room?.tables.map(({ code }) => code)).toEqual(['B1', 'D9', 'D10'])
    expect(room?.fixtures).toMatchObject([{ kind: 'bar' }])
  })
})

describe('arrow keys on a floor', () => {
  const place = fc.record({
    x: fc.integer({ min: 0, max: 900 }),
    y: fc.integer({ min: 0, max: 900 }),
  })

  test('go to the next table in their direction, and nowhere past the last', () => {
    const at = (name: string, x: number, y: number) => ({ name, x, y })
    const tables = [at('near', 200, 110), at('far', 300, 100), at('below', 110, 300)]
    const from = { x: 100, y: 100 }
    expect(nextInDirection(from, tables, 'right')?.name).toBe('near')
    expect(nextInDirection(from, tables, 'down')?.name).toBe('below')
    expect(nextInDirection(from, tables, 'left')).toBeNull()
    expect(nextInDirection(from, tables, 'up')).toBeNull()
  })

  test('never go the wrong way', () => {
    fc.assert(
      fc.property(place, fc.array(place), (from, others) => {
        expect(nextInDirection(from, others, 'right')?.x ?? Infinity).toBeGreaterThan(from.x)
        expect(nextInDirection(from, others, 'up')?.y ?? -1).toBeLessThan(from.y)
      }),
    )
  })
})

test('a table has as many chairs as seats, beside it', () => {
  fc.assert(
    fc.property(fc.record(planTable), (table) => {
      const drawn = { ...usualTable({ code: 'T1', area: 'a', ...table }), x: 0, y: 0 }
      const chairs = chairsOf(drawn)
      expect(chairs).toHaveLength(drawn.shape === 'stool' ? 0 : table.maxParty)
      for (const { x, y } of chairs) {
        const [across, down] = [x / (drawn.width / 2), y / (drawn.height / 2)]
        expect(Math.hypot(across, down)).toBeGreaterThan(1)
      }
    }),
  )
})
