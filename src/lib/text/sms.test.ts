import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compactSms, smsSegments } from './sms.ts'

test('a text of a telephone’s own alphabet takes 160 characters in one segment, and 153 in each of several', () => {
  expect(smsSegments('a'.repeat(160))).toBe(1)
  expect(smsSegments('a'.repeat(161))).toBe(2)
  expect(smsSegments('€'.repeat(81))).toBe(2)
})

test('one letter of another script leaves 70', () => {
  expect(smsSegments(`李${'a'.repeat(69)}`)).toBe(1)
  expect(smsSegments(`李${'a'.repeat(70)}`)).toBe(2)
})

test('what typesetting writes is written plainly', () => {
  expect(compactSms('Ida’s table – “7:00\u202fPM” …')).toBe('Ida\'s table - "7:00 PM" ...')
})

test('an accent is left out where that alone saves the alphabet, and kept where it does not', () => {
  expect(compactSms('Sørensen, Dvořák')).toBe('Sørensen, Dvorak')
  expect(compactSms('李 Dvořák')).toBe('李 Dvořák')
})

test('a text never takes more segments for it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const normal = text.normalize('NFC').replaceAll('…', '...')
      expect(smsSegments(compactSms(text))).toBeLessThanOrEqual(smsSegments(normal))
    }),
  )
})
