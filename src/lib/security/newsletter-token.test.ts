import { expect, test } from 'vitest'
import { isReaderToken, readerIdIn, readerPath, signReader } from './newsletter-token.ts'

const ida = { id: 12, email: 'ida@example.com' }
const secret = 'a'.repeat(64)
const token = signReader(ida, secret)

test('a reader’s token is theirs alone', () => {
  expect(readerIdIn(token)).toBe(12)
  expect(isReaderToken(token, ida, secret)).toBe(true)
  expect(isReaderToken(token, { ...ida, id: 13 }, secret)).toBe(false)
  // A number may be given again after its document was deleted.
  expect(isReaderToken(token, { ...ida, email: 'ada@example.com' }, secret)).toBe(false)
  expect(isReaderToken(token, ida, 'b'.repeat(64))).toBe(false)
  expect(isReaderToken(token, ida, '')).toBe(false)
  expect(readerPath(token)).toMatch(/^\/my\/newsletter\/12\.[\w-]{43}$/)
})

test.each([
  '',
  '12',
  '12.',
  '0.x',
  `-1.${'a'.repeat(43)}`,
  `1e3.${'a'.repeat(43)}`,
  `12.${'a'.repeat(44)}`,
])('%j is no token', (text) => {
  expect(readerIdIn(text)).toBeNull()
  expect(isReaderToken(text, ida, secret)).toBe(false)
})

test('without the site’s secret no link is made', () => {
  expect(() => signReader(ida, '')).toThrow('secret')
})
