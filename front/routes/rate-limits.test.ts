import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { inMemoryLimitStore } from '#front/http/in-memory-limits.ts'
import { type Limits, limitStore } from '#front/http/limit-store.ts'
import { VISITOR_COOKIE } from '#lib/cookies/visitor-cookie.ts'
import { routeLimits } from '#lib/routing/route-limits.ts'
import { consumeRateLimit, rateLimitFor } from './rate-limits.ts'

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

describe('a request', () => {
  const counts = inMemoryLimitStore()
  const shared = { consume: vi.fn(counts.consume) }
  let limits: Limits
  let address = ''
  let clients = 0
  let cookies = 0

  beforeEach(() => {
    shared.consume.mockClear()
    limits = limitStore({ shared: () => shared, onError: () => {} })
    address = `203.0.113.${++clients}`
  })

  const newCookie = () => `${VISITOR_COOKIE}=${String(++cookies).padStart(22, 'v')}`

  /** Sends a request, which is answered with `status` if it may pass; returns the seconds to wait. */
  async function ask(path: string, { cookie = newCookie(), status = 200 } = {}): Promise<number> {
    const req = { method: 'POST', headers: { cookie } } as IncomingMessage
    const res = Object.assign(new EventEmitter(), { statusCode: status })
    const wait = await consumeRateLimit(req, res as unknown as ServerResponse, limits, {
      ...{ path, address },
    })
    res.emit('close')
    return wait
  }

  test.each([
    ['/api/opentable/lock-availability', routeLimits.lock],
    ['/api/newsletter', routeLimits.newsletter],
  ])(
    'of a refused address asks no store at %s, whatever cookie it brings',
    async (path, { points }) => {
      for (let n = 0; n < points; n++) expect(await ask(path)).toBe(0)
      expect(await ask(path)).toBeGreaterThan(0)
      shared.consume.mockClear()
      for (let n = 0; n < 10; n++) expect(await ask(path)).toBeGreaterThan(0)
      expect(shared.consume).not.toHaveBeenCalled()
    },
  )

  test('of a refused browser asks no store, and others at its address pass', async () => {
    const cookie = newCookie()
    const path = '/api/stripe/get-card-tokens'
    const { browserPoints = 0 } = routeLimits.card
    for (let n = 0; n < browserPoints; n++) expect(await ask(path, { cookie })).toBe(0)
    expect(await ask(path, { cookie })).toBeGreaterThan(0)
    shared.consume.mockClear()
    expect(await ask(path, { cookie })).toBeGreaterThan(0)
    expect(shared.consume).not.toHaveBeenCalled()
    expect(await ask(path)).toBe(0)
  })

  test('of a form that is to be corrected does not count, however often', async () => {
    const cookie = newCookie()
    const path = '/api/newsletter'
    for (let n = 0; n < 40; n++) expect(await ask(path, { cookie, status: 422 })).toBe(0)
    expect(await ask(path, { cookie })).toBe(0)
  })
})
