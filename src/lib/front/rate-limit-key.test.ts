import { expect, test } from 'vitest'
import { rateLimitKey } from './rate-limit-key.ts'

test('an address counts as one with its IPv6 network', () => {
  expect(rateLimitKey('203.0.113.9')).toBe('203.0.113.9')
  expect(rateLimitKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(rateLimitKey('2001:0db8:1:2::9')).toBe('2001:db8:1:2::/64')
  expect(rateLimitKey('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(rateLimitKey('::1')).toBe('0:0:0:0::/64')
})
