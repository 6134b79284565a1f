import { expect, test } from 'vitest'
import { changesText } from './sold-out-marks.ts'

test('what changed is said in a sentence, and nothing where nothing did', () => {
  expect(changesText({ gone: ['Oysters', 'Crudo', 'Tart'], back: [] })).toBe(
    'Sold out: Oysters, Crudo, and Tart.',
  )
  expect(changesText({ gone: ['Oysters'], back: ['Tart'] })).toBe(
    'Sold out: Oysters. Back on the menu: Tart.',
  )
  expect(changesText({ gone: [], back: [] })).toBe('')
})
