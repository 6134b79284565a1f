import { expect, it } from 'vitest'
import type { PriceGrid } from '#cms/menu-editing/prices/read-prices.ts'
import {
  applyRule,
  changesOf,
  editsByRow,
  findDishes,
  gridRows,
  withEdit,
  withSaved,
} from './grid-rows.ts'

const row = (dish: number, size: string | null, title: string, base: number | null) => ({
  ...{ dish, size, title, base, zones: { 3: 2600 } as Record<number, number> },
})
const grid: PriceGrid = {
  zones: [
    { id: 3, title: 'Coast' },
    { id: 4, title: 'Prairie' },
  ],
  categories: [{ id: 1, title: 'Sides' }],
  dishes: [
    { id: 7, title: 'Fries', isDraft: false, categories: [1], rows: [row(7, null, 'Fries', 900)] },
    {
      id: 8,
      title: 'Wine',
      isDraft: false,
      categories: [],
      rows: [row(8, null, 'Wine', 1), row(8, 'a', '5 oz', 1400), row(8, 'b', 'Bottle', null)],
    },
  ],
}
const fivePercent = {
  change: { by: 'percent', hundredths: 500 },
  rounding: '.95',
  direction: 'nearest',
} as const

it('a rule changes the prices of the selected rows in the chosen columns, and makes none where there is none', () => {
  const rows = gridRows(grid.dishes)
  const { edits, changed } = applyRule(rows, [null, 4], fivePercent, new Map())
  expect(changed).toBe(2)
  expect(changesOf(grid, edits)).toEqual([
    { dish: 7, size: null, zone: null, before: 900, after: 995 },
    { dish: 8, size: 'a', zone: null, before: 1400, after: 1495 },
  ])
})

it('a price that is typed back is no change', () => {
  const [fries] = gridRows(grid.dishes)
  if (!fries) throw new Error('no row')
  const typed = withEdit(new Map(), fries, 3, 2700)
  expect(changesOf(grid, typed)).toMatchObject([{ zone: 3, before: 2600, after: 2700 }])
  expect(changesOf(grid, withEdit(typed, fries, 3, 2600))).toEqual([])
})

it('a row is given other edits only where its own have changed', () => {
  const [fries, , glass] = gridRows(grid.dishes)
  if (!fries || !glass) throw new Error('no row')
  const first = withEdit(new Map(), fries, 3, 2700)
  const before = editsByRow(first, new Map())
  const after = editsByRow(withEdit(first, glass, null, 1500), before)
  expect(after.get('7//')).toBe(before.get('7//'))
  expect([...(after.get('8/a/') ?? [])]).toEqual([['8/a/', 1500]])
  const changed = editsByRow(withEdit(first, fries, 3, null), after)
  expect([...(changed.get('7//') ?? [])]).toEqual([['7//3', null]])
})

it('saved prices are the stored ones', () => {
  const [fries] = gridRows(grid.dishes)
  if (!fries) throw new Error('no row')
  const cleared = withEdit(withEdit(new Map(), fries, 3, null), fries, 4, 950)
  const saved = withSaved(grid, changesOf(grid, cleared))
  expect(saved.dishes[0]?.rows[0]).toMatchObject({ base: 900, zones: { 4: 950 } })
  expect(changesOf(saved, new Map())).toEqual([])
})

it('dishes are found by a part of their name and by their category', () => {
  const titles = (text: string, category: number | null) =>
    findDishes(grid.dishes, { text, category }).map(({ title }) => title)
  expect(titles('', null)).toEqual(['Fries', 'Wine'])
  expect(titles('WI', null)).toEqual(['Wine'])
  expect(titles('', 1)).toEqual(['Fries'])
})
