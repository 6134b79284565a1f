import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DrawnTable, Place } from './drawing.ts'
import { freePlace } from './free-place.ts'
import { edgesOf, isWithin } from './geometry.ts'
import { GRID_CM, SNAP_CM, snap } from './snapping.ts'
import { isTouching, tablesTogether } from './touching.ts'

const ROOM = { width: 1000, height: 800 }
const side = fc.integer({ min: 40, max: 300 })
const place = fc.record({
  x: fc.integer({ min: 0, max: 1000 }),
  y: fc.integer({ min: 0, max: 800 }),
  width: side,
  height: side,
  rotation: fc.constantFrom(0, 45, 90, 180, 270),
})

function table(code: string, own: Partial<DrawnTable>): DrawnTable {
  return { code, x: 0, y: 0, width: 80, height: 80, shape: 'square', seats: 2, ...own }
}

// spec:engine.floor-editor
describe('something that is put down near others', () => {
  test('stands in its room, and no further than a snap from where it was put', () => {
    fc.assert(
      fc.property(place, fc.array(place, { maxLength: 8 }), (own, others) => {
        const { x, y } = snap(own, others, ROOM)
        const moved: Place = { ...own, x, y }
        expect(isWithin(moved, ROOM)).toBe(true)
        if (!isWithin(own, ROOM)) return
        expect(Math.abs(x - own.x)).toBeLessThanOrEqual(SNAP_CM + 1)
        expect(Math.abs(y - own.y)).toBeLessThanOrEqual(SNAP_CM + 1)
      }),
    )
  })

  test('takes the line or the side of another one, else the grid', () => {
    const other = table('1', { x: 300, y: 300 })
    expect(snap(table('2', { x: 308, y: 500 }), [other], ROOM)).toMatchObject({
      ...{ x: 300, y: 500, guideX: 300, guideY: null },
    })
    const beside = snap(table('2', { x: 388, y: 305 }), [other], ROOM)
    expect(beside).toMatchObject({ x: 380, y: 300 })
    const alone = snap(table('2', { x: 503, y: 608 }), [other], ROOM)
    expect([alone.x % GRID_CM, alone.y % GRID_CM, alone.guideX]).toEqual([0, 0, null])
  })

  test('stays where it is in line already', () => {
    fc.assert(
      fc.property(place, place, (own, other) => {
        const lined = { ...own, x: other.x, y: other.y }
        if (isWithin(lined, ROOM))
          expect(snap(lined, [other], ROOM)).toMatchObject(other && { x: other.x, y: other.y })
      }),
    )
  })
})

describe('tables that touch', () => {
  test('do so of one another, wherever in the room they are, and not if they stand apart', () => {
    const by = fc.integer({ min: -500, max: 500 })
    fc.assert(
      fc.property(place, place, by, by, (one, other, dx, dy) => {
        const moved = (own: Place) => ({ ...own, x: own.x + dx, y: own.y + dy })
        expect(isTouching(other, one)).toBe(isTouching(one, other))
        expect(isTouching(moved(one), moved(other))).toBe(isTouching(one, other))
        const far = { ...other, x: one.x + 1000 }
        expect(isTouching(one, far)).toBe(false)
      }),
    )
  })

  test('are offered two by two and as a row; seats at the bar, and tables at a corner, are not', () => {
    const row = [1, 2, 3].map((n) => table(`D${n}`, { x: n * 80, y: 100 }))
    const corner = table('D9', { x: 330, y: 190 })
    const stools = ['B1', 'B2'].map((code, n) => table(code, { x: n * 80, y: 400, shape: 'stool' }))
    expect(tablesTogether([...row, corner, ...stools])).toEqual([
      ['D1', 'D2'],
      ['D2', 'D3'],
      ['D1', 'D2', 'D3'],
    ])
  })

  test('are side by side after one was put down beside the other', () => {
    const gap = fc.integer({ min: -SNAP_CM, max: SNAP_CM })
    fc.assert(
      fc.property(gap, gap, (right, down) => {
        const one = table('1', { x: 300, y: 300 })
        const near = table('2', { x: 380 + right, y: 300 + down })
        expect(isTouching(one, { ...near, ...snap(near, [one], ROOM) })).toBe(true)
      }),
    )
  })
})

test('what is new in a room stands where nothing else does, as long as there is space', () => {
  const tables: DrawnTable[] = []
  for (let n = 0; n < 12; n++) {
    const next = table(
      `D${n}`,
      freePlace({ ...ROOM, tables, fixtures: [] }, { width: 80, height: 80 }),
    )
    const own = edgesOf(next)
    for (const other of tables.map(edgesOf)) {
      const isApart =
        own.right <= other.left ||
        other.right <= own.left ||
        own.bottom <= other.top ||
        other.bottom <= own.top
      expect(isApart).toBe(true)
    }
    expect(isWithin(next, ROOM)).toBe(true)
    tables.push(next)
  }
})
