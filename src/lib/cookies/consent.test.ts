import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CATEGORIES, formatConsent, parseConsent } from './consent.ts'

test('what was chosen is read again, whatever its order', () => {
  fc.assert(
    fc.property(fc.subarray([...CATEGORIES], { minLength: 0 }), (chosen) => {
      expect(parseConsent(formatConsent(chosen.toReversed()))).toEqual(new Set(chosen))
    }),
  )
})

test('refusing everything is a choice, and no cookie is none', () => {
  expect(formatConsent([])).toBe('necessary')
  expect(parseConsent('necessary')).toEqual(new Set())
  expect(parseConsent(null)).toBeNull()
})

test.each([
  '',
  'true',
  'OK',
  'statistics',
  'necessary.',
  'necessary.everything',
  'necessary.statistics.comfort',
  'necessary.statistics.statistics',
  'Necessary.statistics',
  ' necessary',
])('“%s” says nothing, and nothing is allowed by it', (value) => {
  expect(parseConsent(value)).toBeNull()
})

test('no other text is a choice', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = parseConsent(text)
      if (read) expect(formatConsent(read)).toBe(text)
    }),
  )
})
