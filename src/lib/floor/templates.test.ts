import { describe, expect, test } from 'vitest'
import type { Place } from './drawing.ts'
import { type Edges, edgesOf, isWithin } from './geometry.ts'
import { CHAIR_CM, chairsOf } from './shapes.ts'
import { DINING_TEMPLATES, type RoomTemplate, SIDE_TEMPLATES, seatsOf } from './templates.ts'

const rooms: Record<string, RoomTemplate> = { ...DINING_TEMPLATES, ...SIDE_TEMPLATES }

/** The edges of a table with its chairs, as it stands. */
function withChairs(table: RoomTemplate['tables'][number]): Edges {
  const turn = (table.rotation * Math.PI) / 180
  const chairs = chairsOf(table).map(({ x, y }) => {
    const at = {
      x: table.x + x * Math.cos(turn) - y * Math.sin(turn),
      y: table.y + x * Math.sin(turn) + y * Math.cos(turn),
    }
    return edgesOf({ ...at, width: CHAIR_CM, height: CHAIR_CM } satisfies Place)
  })
  const all = [edgesOf(table), ...chairs]
  return {
    left: Math.min(...all.map((one) => one.left)),
    top: Math.min(...all.map((one) => one.top)),
    right: Math.max(...all.map((one) => one.right)),
    bottom: Math.max(...all.map((one) => one.bottom)),
  }
}

const isOver = (one: Edges, other: Edges) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

// spec:engine.floor-templates
describe('drawn templates of a floor', () => {
  test('seat 20, 40 and 80 guests, 8 at a bar and 20 outside', () => {
    expect(Object.values(rooms).map(seatsOf)).toEqual([20, 40, 80, 8, 20])
    expect(DINING_TEMPLATES.large.tables).toHaveLength(25)
  })

  test('have a code for each table that no other table has', () => {
    for (const dining of Object.values(DINING_TEMPLATES)) {
      const all = [dining, ...Object.values(SIDE_TEMPLATES)].flatMap(({ tables }) => tables)
      expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
    }
  })

  test.for(Object.entries(rooms))('leave room for every chair: %s', ([, room]) => {
    for (const [n, table] of room.tables.entries()) {
      const own = withChairs(table)
      expect([own.left, own.top].every((edge) => edge >= 0)).toBe(true)
      expect(own.right).toBeLessThanOrEqual(room.width)
      expect(own.bottom).toBeLessThanOrEqual(room.height)
      const others = room.tables.slice(n + 1).map(withChairs)
      const taken = [...others, ...room.fixtures.map(edgesOf)]
      expect(
        taken.filter((other) => isOver(own, other)),
        table.code,
      ).toEqual([])
    }
    for (const fixture of room.fixtures) expect(isWithin(fixture, room)).toBe(true)
  })

  test.for(Object.entries(rooms))('offer as one what stands side by side: %s', ([, room]) => {
    const codes = room.together.flat()
    expect(new Set(codes).size).toBe(codes.length)
    for (const pair of room.together) {
      const [one, other] = pair.map((code) => room.tables.find((table) => table.code === code))
      if (!one || !other) throw new Error(`${pair} is not in the room`)
      const distance = Math.hypot(one.x - other.x, one.y - other.y)
      const others = room.tables.filter((table) => table !== one)
      const nearest = Math.min(...others.map(({ x, y }) => Math.hypot(one.x - x, one.y - y)))
      expect(distance, pair.join('-')).toBe(nearest)
    }
  })
})
