import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMultiLine, toSingleLine } from './clean-text.ts'

// ASVS 1.3.3
test('a name stays on its line, and in its direction', () => {
  expect(toSingleLine('Ida\r\nBcc: all@example.com')).toBe('Ida Bcc: all@example.com')
  expect(toSingleLine(' \u202Egnp.exe\u2066 \u0000Marsh\u2028')).toBe('gnp.exe  Marsh')
  expect(toSingleLine('Zoë 👩‍🍳 O’Neill-مريم')).toBe('Zoë 👩‍🍳 O’Neill-مريم')
})

test('a message keeps its lines', () => {
  expect(toMultiLine('Two cakes.\r\n\tOne candle.\u0007')).toBe('Two cakes.\n One candle.')
})

// ASVS 1.3.3
test('what is left can be kept by any database', () => {
  const any = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(any, (text) => {
      expect(toSingleLine(text)).not.toMatch(/[\p{Cc}\p{Cs}\u202E\u2066]/u)
      expect(toMultiLine(text)).toBe(toMultiLine(toMultiLine(text)))
    }),
  )
})
