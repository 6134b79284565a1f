import { expect, it } from 'vitest'
import { asKind, splitLines, wordsOf } from './change-rows.ts'
import { emptyRow, ROW_KINDS } from './menu-row.ts'
import { readDish } from './read-dish.ts'

const legend = new Map()

it('a line that becomes a dish is read for its name, description and price', () => {
  const left = emptyRow('left-out', 'Burger – beef, cheddar 19')
  expect(asKind(left, 'dish', legend)).toMatchObject({
    ...{ kind: 'dish', name: 'Burger', text: 'beef, cheddar', prices: [{ name: '', cents: 1900 }] },
  })
  const description = { ...emptyRow('description', 'Garlic bread 6'), text: 'Garlic bread 6' }
  expect(asKind(description, 'dish', legend)).toMatchObject({ name: 'Garlic bread', text: '' })
})

it('a dish that was left out by mistake is as it was', () => {
  const dish = { ...readDish('Burger – beef 19', legend), name: 'Cheeseburger' }
  expect(asKind(asKind(dish, 'left-out', legend), 'dish', legend)).toEqual(dish)
})

it('no word is lost by becoming another kind', () => {
  const dish = readDish('House red glass 12 | bottle 48', legend)
  for (const kind of ROW_KINDS) {
    const words = wordsOf(asKind(dish, kind, legend))
    for (const word of ['House', 'red', 'glass', '12', 'bottle', '48'])
      expect(words).toContain(word)
  }
})

it('a dish becomes a section with its price among the words', () => {
  const section = asKind(readDish('Set menu 45', legend), 'section', legend)
  expect(section).toMatchObject({ kind: 'section', name: 'Set menu', text: '45', prices: [] })
})

it('the lines of a description are taken apart', () => {
  const row = {
    ...emptyRow('description', 'with lemon\nGarlic bread'),
    text: 'with lemon Garlic bread',
  }
  expect(splitLines(row).map(({ text }) => text)).toEqual(['with lemon', 'Garlic bread'])
  expect(splitLines(emptyRow('description', 'with lemon'))).toHaveLength(1)
})
