import { expect, test } from 'vitest'
import { limitKey } from './rate-limit-key.ts'

test('an address counts as one with its IPv6 network', () => {
  expect(limitKey('203.0.113.9')).toBe('203.0.113.9')
  expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(limitKey('2001:0db8:1:2::9')).toBe('2001:db8:1:2::/64')
  expect(limitKey('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(limitKey('::1')).toBe('0:0:0:0::/64')
})
