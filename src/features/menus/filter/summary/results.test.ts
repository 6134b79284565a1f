import { describe, expect, test } from 'vitest'
import {
  allergensCheckedText,
  type FilterResults,
  NO_RESULTS,
  resultsText,
  withShown,
} from './results.ts'

const tags = [
  { uid: 'vegetarian', title: 'Vegetarian' },
  { uid: 'nuts', title: 'Nuts' },
  { uid: 'fish', title: 'Fish' },
]
const all = { filter: { diets: [], allergens: [] }, words: '', tags }
const found = (more: Partial<FilterResults>): FilterResults => ({ ...NO_RESULTS, ...more })

describe('how many dishes are shown', () => {
  test('is the whole menu where nothing is asked for', () => {
    expect(resultsText(found({ shown: 93 }), 93, all)).toBe('93 dishes and drinks')
    expect(resultsText(found({ shown: 1 }), 1, all)).toBe('1 dish or drink')
  })

  test('is said with what was asked for', () => {
    const filter = { diets: ['vegetarian'], allergens: ['fish', 'nuts'] }
    expect(resultsText(found({ shown: 28 }), 93, { ...all, filter, words: 'tart' })).toBe(
      'Showing 28 of 93 dishes and drinks: vegetarian, without fish or nuts, matching “tart”.',
    )
    expect(resultsText(found({}), 93, { ...all, words: 'x' })).toBe(
      'Showing none of 93 dishes and drinks: matching “x”.',
    )
  })

  test('is said with how many are left out because nobody has checked them', () => {
    const filter = { diets: [], allergens: ['nuts'] }
    expect(resultsText(found({ shown: 2, unchecked: 3 }), 6, { ...all, filter })).toBe(
      'Showing 2 of 6 dishes and drinks: without nuts. 3 are left out because nobody has checked the allergens yet.',
    )
  })
})

describe('the last check of the allergens', () => {
  test('is the oldest of those shown', () => {
    const two = withShown(withShown(NO_RESULTS, '2026-11-03'), '2026-10-19')
    expect(allergensCheckedText(two)).toBe('Allergens last checked on October 19, 2026.')
  })

  test('is not claimed for what nobody has checked', () => {
    const one = withShown(withShown(NO_RESULTS, '2026-11-03'), null)
    expect(allergensCheckedText(one)).toBe(
      'Allergens last checked on November 3, 2026. 1 of these has not been checked.',
    )
    expect(allergensCheckedText(withShown(NO_RESULTS, null))).toBe(
      'The allergens of these dishes and drinks have not been checked.',
    )
    expect(allergensCheckedText(NO_RESULTS)).toBe('')
  })
})
