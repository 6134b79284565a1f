import { expect, test } from 'vitest'
import { matchesSearch, searchWords } from './search-words.ts'

const found = (text: string, words: string) =>
  matchesSearch(searchWords(text).join(' '), searchWords(words))

test('accents and case are ignored, in what is there and in what is typed', () => {
  expect(found('Crème Brûlée', 'creme brulee')).toBe(true)
  expect(found('Creme brulee', 'CRÈME')).toBe(true)
  expect(found('Smørrebrød', 'smorrebrod')).toBe(true)
  expect(found('Chef’s Cut', 'chefs')).toBe(true)
})

test('every word has to begin one of the text, in any order', () => {
  expect(found('Wood-fired halibut, lemon', 'lem hali')).toBe(true)
  expect(found('Wood-fired halibut, lemon', 'halibut tart')).toBe(false)
  expect(found('Oysters on ice', 'sters')).toBe(false)
  expect(found('Oysters on ice', '  ')).toBe(true)
})
