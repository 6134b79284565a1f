import { expect, test } from 'vitest'
import { WIDTH_THAT_FITS, widestWord } from './word-width.ts'

test('the longest word of a name counts, and capitals are wider', () => {
  expect(widestWord('The Steakhouse of Us')).toBe(widestWord('Steakhouse'))
  expect(widestWord('STEAKHOUSE')).toBeGreaterThan(widestWord('Steakhouse'))
  expect(widestWord('Saltwood')).toBeLessThan(WIDTH_THAT_FITS)
  expect(widestWord('Steakhouse')).toBeGreaterThan(WIDTH_THAT_FITS)
})
