import { expect, it } from 'vitest'
import { menuOfRows } from './menu-of-rows.ts'
import { emptyRow, type MenuRow, type RowKind } from './menu-row.ts'

const row = (kind: RowKind, name: string, text = ''): MenuRow => ({
  ...emptyRow(kind, name),
  ...{ name, text },
})

it('descriptions belong to what stands above them; what is left out does not', () => {
  const rows = [
    row('section', 'Starters'),
    row('description', '', 'To share'),
    row('dish', 'Soup', 'hot'),
    row('left-out', 'page 2'),
    row('description', '', 'and sour.'),
    row('description', '', 'Add bread 3'),
  ]
  expect(menuOfRows(rows, 'Menu')).toMatchObject([
    {
      ...{ row: 0, title: 'Starters', description: 'To share', part: null },
      dishes: [{ row: 2, title: 'Soup', description: 'hot and sour.\nAdd bread 3' }],
    },
  ])
})

it('a part begins with its first section', () => {
  const rows = [
    row('part', 'Food'),
    ...[
      row('section', 'Starters'),
      row('dish', 'Soup'),
      row('section', 'Mains'),
      row('dish', 'Steak'),
    ],
    ...[
      row('part', 'Drinks'),
      row('section', 'Empty'),
      row('section', 'Beer'),
      row('dish', 'Pilsner'),
    ],
  ]
  const sections = menuOfRows(rows, 'Menu')
  expect(sections.map(({ title, part }) => [title, part?.title ?? null])).toEqual([
    ['Starters', 'Food'],
    ['Mains', null],
    ['Beer', 'Drinks'],
  ])
})

it('dishes before any section stand in one of the name of the menu, and those of a part alone in one of its name', () => {
  const rows = [row('dish', 'Soup'), row('part', 'Drinks'), row('dish', 'Pilsner')]
  expect(menuOfRows(rows, 'Lunch')).toMatchObject([
    { row: -1, title: 'Lunch', part: null },
    { row: -1, title: 'Drinks', part: { title: 'Drinks' } },
  ])
})
