import { expect, test } from 'vitest'
import { confirmationOf, manageTokenOf, networkOf, randomToken } from './tokens.ts'

// ASVS 11.5.1
test('a manage token is 128 bits that can be made again, and only with the secret', () => {
  expect(Buffer.from(manageTokenOf('secret', 'a'), 'base64url')).toHaveLength(16)
  expect(manageTokenOf('secret', 'a')).toBe(manageTokenOf('secret', 'a'))
  expect(manageTokenOf('other', 'a')).not.toBe(manageTokenOf('secret', 'a'))
  expect(Buffer.from(randomToken(), 'base64url')).toHaveLength(16)
})

test('a confirmation has six characters that are not taken for one another', () => {
  expect(confirmationOf(randomToken())).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/)
})

test('a network is /24 of IPv4 and /56 of IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe(networkOf('203.0.113.200'))
  expect(networkOf('203.0.113.7')).not.toBe(networkOf('203.0.114.7'))
  expect(networkOf('::ffff:203.0.113.7')).toBe(networkOf('203.0.113.9'))
  expect(networkOf('2001:db8:1:2200::1')).toBe(networkOf('2001:db8:1:22ff:1:2:3:4'))
  expect(networkOf('2001:db8:1:2200::1')).not.toBe(networkOf('2001:db8:1:2300::1'))
})
