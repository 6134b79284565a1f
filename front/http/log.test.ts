import { expect, test } from 'vitest'
import { loggedPath } from './log.ts'

// ASVS 14.2.1, 16.2.5
test.each([
  ['/my/reservations/s3cret', '/my/…'],
  ['/test-bank/s3cret/answer', '/test-bank/…'],
  ['/%6dy/reservations/s3cret', '/my/…'],
  ['/admin/reset/s3cret', '/admin/reset/…'],
  ['/admin/Reset/s3cret?x=1', '/admin/reset/…'],
  ['/admin/verify/s3cret', '/admin/verify/…'],
  ['/admin/api/staff/verify/s3cret', '/admin/api/staff/verify/…'],
])('a log says %s without what lets its holder in', (url, logged) => {
  expect(loggedPath(url)).toBe(logged)
})

test('a log has paths as they came, without their query', () => {
  expect(loggedPath('/locations?country=CA')).toBe('/locations')
  expect(loggedPath('/%zz')).toBe('/%zz')
  expect(loggedPath(`/${'x'.repeat(300)}`)).toHaveLength(200)
})

test.each([
  ['/ida@example.com', '/…'],
  ['/contact/Ida%40Example.com/new', '/contact/…/new'],
  ['/6045550143', '/…'],
  ['/call/+1-604-555-0143', '/call/…'],
  ['/call/(604)%20555-0143', '/call/…'],
])('a log says %s without whom somebody can be reached by', (url, logged) => {
  expect(loggedPath(url)).toBe(logged)
})

test.each([
  '/news/2026-11-30-late-summer',
  '/media/6045550143abc.webp',
  '/_next/static/1234567.js',
])('a log has %s as it came: its digits are nobody’s number', (url) => {
  expect(loggedPath(url)).toBe(url)
})
