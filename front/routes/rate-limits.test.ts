import { describe, expect, test } from 'vitest'
import { rateLimitFor } from './rate-limits.ts'

const nameOf = (path: string, method = 'POST') => rateLimitFor(method, path)?.name

describe('the limit of a route', () => {
  test.each([
    ['/admin/api/staff/login', 'login'],
    ['/admin/api/staff/forgot-password', 'password'],
    ['/admin/api/staff/reset-password', 'password'],
    ['/admin/api/staff/unlock', 'password'],
    ['/admin/api/staff/refresh-token', 'staff'],
    ['/api/stripe/get-card-tokens', 'card'],
    ['/api/stripe/webhook', 'webhook'],
    ['/test-bank/question/answer', 'test-bank'],
    ['/api/opentable/reserve', 'reserve'],
    ['/api/opentable/lock-availability', 'lock'],
    ['/api/opentable/get-alternatives', 'alternatives'],
    ['/api/opentable/notify-me', 'notify'],
    ['/api/opentable/get-availability', 'api-write'],
    ['/my/reservations/x/cancel', 'manage'],
    ['/my/reservations/x/mail', 'mail'],
    ['/my/newsletter/x/confirm', 'manage'],
    ['/my/newsletter/x/unsubscribe', 'unsubscribe'],
    ['/my/reservations/x/%6dail/', 'mail'],
  ])('POST %s counts as %s', (path, name) => {
    expect(nameOf(path)).toBe(name)
  })

  test.each([
    ['/admin/api/staff/LoGiN', 'login'],
    ['/admin/api/staff/login/', 'login'],
    ['/admin/api/staff/%6cogin', 'login'],
    ['/admin/api/staff/%4COGIN', 'login'],
    ['/admin/api/staff/FORGOT-password', 'password'],
    ['/api/opentable/%72eserve', 'reserve'],
    ['/api/opentable/reserve/', 'reserve'],
  ])('is the same in every spelling that a router takes: %s', (path, name) => {
    expect(nameOf(path)).toBe(name)
  })

  test.each([
    '/api/careers-apply',
    '/api/bulk-gift-card-apply',
    '/api/group-bookings',
    '/api/newsletter',
    '/api/opentable/notify-me',
    '/api/opentable/reserve',
  ])('has room for 50 browsers at the form %s, and refunds what is to be corrected', (path) => {
    const { points = 0, browserPoints = points, refundInvalid } = rateLimitFor('POST', path) ?? {}
    expect(refundInvalid).toBe(true)
    expect(points).toBeGreaterThanOrEqual(50)
    expect(browserPoints).toBeLessThan(points)
  })

  test.each(['/api/stripe/get-card-tokens', '/api/opentable/lock-availability'])(
    'counts browsers at %s, and refunds nothing',
    (path) => {
      expect(rateLimitFor('POST', path)).toMatchObject({ browserPoints: expect.any(Number) })
      expect(rateLimitFor('POST', path)?.refundInvalid).toBeUndefined()
    },
  )

  test.each(['/admin/api/staff/login', '/api/recaptcha'])('refunds no guess at %s', (path) => {
    expect(rateLimitFor('POST', path)?.refundInvalid).toBeUndefined()
  })

  test('does not count pages, and reads of the admin', () => {
    expect(nameOf('/about', 'GET')).toBeUndefined()
    expect(nameOf('/admin/api/staff/me', 'GET')).toBeUndefined()
    expect(nameOf('/admin/api/pages')).toBeUndefined()
  })
})
