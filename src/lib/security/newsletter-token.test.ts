import { expect, test } from 'vitest'
import {
  isSubscriberToken,
  signSubscriber,
  subscriberIdIn,
  unsubscribePath,
} from './newsletter-token.ts'

const ida = { id: 12, email: 'ida@example.com' }
const secret = 'a'.repeat(64)
const token = signSubscriber(ida, secret)

test('a reader’s token is theirs alone', () => {
  expect(subscriberIdIn(token)).toBe(12)
  expect(isSubscriberToken(token, ida, secret)).toBe(true)
  expect(isSubscriberToken(token, { ...ida, id: 13 }, secret)).toBe(false)
  // A number may be given again after its document was deleted.
  expect(isSubscriberToken(token, { ...ida, email: 'ada@example.com' }, secret)).toBe(false)
  expect(isSubscriberToken(token, ida, 'b'.repeat(64))).toBe(false)
  expect(isSubscriberToken(token, ida, '')).toBe(false)
  expect(unsubscribePath(token)).toMatch(/^\/my\/newsletter\/12\.[\w-]{43}$/)
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
  expect(subscriberIdIn(text)).toBeNull()
  expect(isSubscriberToken(text, ida, secret)).toBe(false)
})

test('without the site’s secret no link is made', () => {
  expect(() => signSubscriber(ida, '')).toThrow('secret')
})
