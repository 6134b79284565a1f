import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { edgesOf, isWithin } from '#lib/floor/geometry.ts'
import { combinationOffers } from './combination-offers.ts'
import { addFixture, addTable, moveItems, paste, removeItems, turnItems } from './edits.ts'
import { copyLayout, firstLayout, removeLayout } from './layout-edits.ts'
import { type ItemId, isSameValue, itemsOf, nextCode, type Plan, placeOf, tableId } from './plan.ts'

const AT = { layout: 0, room: 0 }
const rows = ['D1', 'D2', 'D9'].map((code) => ({
  ...{ code, area: 'dining', attribute: 'default' as const, minParty: 1, maxParty: 2 },
}))
const drawn = (code: string, x: number, y: number) => ({
  ...{ code, x, y, width: 80, height: 60, rotation: 0, shape: 'square' as const, seats: 2 },
})
const plan: Plan = {
  layouts: [
    {
      ...{ code: 'usual', name: 'Usual', yearly: [], dates: [] },
      rooms: [
        {
          ...{ name: 'Room', width: 800, height: 600 },
          tables: [drawn('D1', 100, 100), drawn('D2', 400, 300)],
          fixtures: [
            { kind: 'bar', x: 400, y: 560, width: 300, height: 60, rotation: 0, label: '' },
          ],
        },
      ],
    },
  ],
  tables: [],
  combinations: [],
}
const roomOf = ({ layouts }: Plan) => {
  const room = layouts[0]?.rooms[0]
  if (!room) throw new Error('no room')
  return room
}
const all = itemsOf(roomOf(plan)).map(({ id }) => id)
const some = fc.subarray(all, { minLength: 1 })

// spec:engine.floor-editor
describe('what is drawn', () => {
  test('stays in its room however it is moved, turned and pasted', () => {
    const by = fc.record({
      x: fc.integer({ min: -900, max: 900 }),
      y: fc.integer({ min: -900, max: 900 }),
    })
    fc.assert(
      fc.property(some, by, fc.constantFrom(-45, 45, 90), (ids, by, turn) => {
        let next = turnItems(moveItems(plan, AT, ids, by), AT, ids, turn)
        next = paste(next, AT, itemsOf(roomOf(next)), rows).plan
        const room = roomOf(next)
        for (const item of itemsOf(room)) expect(isWithin(placeOf(item), room)).toBe(true)
      }),
    )
  })

  test('moves together: what is chosen keeps its distances', () => {
    const by = { x: 5000, y: -3 }
    const [one, two] = roomOf(moveItems(plan, AT, [tableId('D1'), tableId('D2')], by)).tables
    expect([(two?.x ?? 0) - (one?.x ?? 0), (two?.y ?? 0) - (one?.y ?? 0)]).toEqual([300, 200])
    expect(two?.x).toBe(760)
  })

  test('comes back as it was after a move and the move back', () => {
    const by = fc.record({ x: fc.integer({ min: 0, max: 50 }), y: fc.integer({ min: 0, max: 30 }) })
    const ids: ItemId[] = [tableId('D1')]
    fc.assert(
      fc.property(by, ({ x, y }) => {
        const there = moveItems(plan, AT, ids, { x, y })
        expect(moveItems(there, AT, ids, { x: -x, y: -y })).toEqual(plan)
      }),
    )
  })
})

describe('tables that are new', () => {
  test('have a code that no table has, the next number of its letters', () => {
    expect(nextCode('D1', ['D1', 'D9', 'B12'])).toBe('D10')
    expect(nextCode('Patio', [])).toBe('Patio1')
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-C]\d{1,3}$/)), (taken) => {
        expect(taken).not.toContain(nextCode('B1', taken))
      }),
    )
  })

  test('come with a row of their own, like that of the table they were copied from', () => {
    const copied = itemsOf(roomOf(plan)).filter(({ id }) => id === tableId('D2'))
    const once = paste(plan, AT, copied, rows)
    expect(once.plan.tables).toEqual([{ ...rows[1], code: 'D10' }])
    expect(once.added).toEqual(['table D10'])
    // The list of the form has the row by now.
    const twice = paste(once.plan, AT, copied, [...rows, ...once.plan.tables])
    expect(twice.plan.tables.map(({ code }) => code)).toEqual(['D10', 'D11'])
  })

  test('stand where nothing else does, beside what they were copied from', () => {
    let next = plan
    for (let n = 0; n < 8; n++) {
      const [first] = itemsOf(roomOf(next)).filter(({ id }) => id === tableId('D1'))
      next = paste(next, AT, first ? [first] : [], rows).plan
    }
    const places = itemsOf(roomOf(next)).map((item) => edgesOf(placeOf(item)))
    for (const [n, one] of places.entries()) {
      for (const other of places.slice(n + 1)) {
        const isApart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top
        expect(isApart).toBe(true)
      }
    }
  })

  test('take their rows with them when they are removed again, and tables of before do not', () => {
    const row = { ...rows[0], code: 'N1' } as (typeof rows)[number]
    const { x: _x, y: _y, rotation: _r, ...table } = drawn('N1', 0, 0)
    const added = addTable(plan, AT, table, row)
    expect(added.plan.tables).toEqual([row])
    const removed = removeItems(added.plan, AT, [tableId('N1'), tableId('D1')])
    expect(removed.tables).toEqual([])
    expect(roomOf(removed).tables.map(({ code }) => code)).toEqual(['D2'])
  })
})

describe('layouts', () => {
  test('begin as the floor lays itself out, with every table once', () => {
    const areas = [{ code: 'dining', name: 'Dining Room' }]
    const layout = firstLayout({ areas, tables: rows }, 'Usual')
    expect(layout.rooms.flatMap(({ tables }) => tables.map(({ code }) => code))).toEqual([
      ...['D1', 'D2', 'D9'],
    ])
    for (const room of layout.rooms)
      for (const table of room.tables) expect(isWithin(table, room)).toBe(true)
  })

  test('are copied without their days, and the first that is left is the usual one', () => {
    const two = copyLayout(plan, 0, 'Winter')
    expect(two.layouts[1]).toMatchObject({ code: 'layout-2', name: 'Winter', yearly: [] })
    const [usual, winter] = two.layouts
    if (!usual || !winter) throw new Error('two layouts')
    const dated = { ...winter, yearly: [{ from: '11-01', to: '03-31' }] }
    expect(removeLayout({ ...two, layouts: [usual, dated] }, 0).layouts).toEqual([winter])
  })

  test('are the same whatever the order of their keys', () => {
    expect(isSameValue([{ a: 1, b: { c: 2, d: 3 } }], [{ b: { d: 3, c: 2 }, a: 1 }])).toBe(true)
    expect(isSameValue([{ a: 1 }], [{ a: 2 }])).toBe(false)
  })
})

test('tables side by side are offered as one, for parties that neither of them seats alone', () => {
  const side = moveItems(plan, AT, [tableId('D2')], { x: -220, y: -200 })
  const offer = { code: 'D1-D2', tables: ['D1', 'D2'], minParty: 3, maxParty: 4 }
  expect(combinationOffers(roomOf(side), rows, [])).toEqual([offer])
  expect(combinationOffers(roomOf(side), rows, [{ ...offer, tables: ['D2', 'D1'] }])).toEqual([])
  const bar = rows.map((row) =>
    row.code === 'D2' ? { ...row, attribute: 'outdoor' as const } : row,
  )
  expect(combinationOffers(roomOf(side), bar, [])).toEqual([])
})

test('what is drawn beside tables is counted by its place', () => {
  const plant = { kind: 'plant' as const, width: 80, height: 80, label: '' }
  expect(addFixture(plan, AT, plant).added).toEqual(['fixture 1'])
})
