import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prepareResponse } from '#front/http/prepared-response.ts'
import type { SharedCaching, SharedLifetime } from '#lib/front/shared-caching.ts'
import { type CachedPage, isRouterAddress, pageCaching, sharedIf } from './page-caching.ts'

const HOUR = 60 * 60_000
const NEVER = Number.POSITIVE_INFINITY
const NOW = Date.UTC(2026, 10, 26, 12)
const REVALIDATE = 'public, max-age=0, must-revalidate'
const PRIVATE = ['Cache-Control', 'private, max-age=0, must-revalidate']

const about: CachedPage = {
  ...{ status: 200, cacheable: true, router: false },
  ...{ validUntil: NEVER, maxStale: HOUR },
}

function cdnFor(maxSeconds: number) {
  const told: SharedLifetime[] = []
  const cdn: SharedCaching = {
    maxSeconds,
    headers: (cacheControl, lifetime) => {
      told.push(lifetime)
      return ['Cache-Control', `${cacheControl}, s-maxage=${lifetime.fresh}`]
    },
  }
  return { cdn, told }
}

describe('without a CDN', () => {
  test.each([
    [about, REVALIDATE],
    [{ ...about, router: true }, REVALIDATE],
    [{ ...about, status: 404 }, REVALIDATE],
    [{ ...about, validUntil: NOW + 1000, maxStale: 10_000 }, REVALIDATE],
    [{ ...about, status: 308 }, 'public, max-age=300'],
    [{ ...about, status: 500, cacheable: false }, 'private, no-store'],
  ])('everything is as it was: %o', (page, header) => {
    expect(pageCaching(page, undefined, NOW)).toEqual({ headers: ['Cache-Control', header] })
  })
})

describe('a CDN', () => {
  test('may keep a page, for no longer in all than a copy may go out after a publish', () => {
    const { cdn, told } = cdnFor(300)
    const { headers, unshared } = pageCaching(about, cdn, NOW)
    expect(headers).toEqual(['Cache-Control', `${REVALIDATE}, s-maxage=300`])
    expect(unshared).toEqual({ headers: PRIVATE, from: NEVER })
    expect(told).toEqual([{ fresh: 300, staleWhileRevalidate: 60, staleIfError: 3300 }])
  })

  test('that is to keep pages for less than a minute sends none while it asks for it anew', () => {
    const { cdn, told } = cdnFor(1)
    pageCaching(about, cdn, NOW)
    expect(told).toEqual([{ fresh: 1, staleWhileRevalidate: 0, staleIfError: 3599 }])
  })

  test('may keep a page with dishes for ten seconds, whatever happens', () => {
    const { cdn, told } = cdnFor(300)
    pageCaching({ ...about, maxStale: 10_000 }, cdn, NOW)
    expect(told).toEqual([{ fresh: 10, staleWhileRevalidate: 0, staleIfError: 0 }])
  })

  test('keeps nothing for the router, no 404, no redirect and no error', () => {
    const { cdn, told } = cdnFor(300)
    const caching = (page: Partial<CachedPage>) => pageCaching({ ...about, ...page }, cdn, NOW)
    expect(caching({ router: true })).toEqual({ headers: PRIVATE })
    expect(caching({ status: 404 })).toEqual({ headers: PRIVATE })
    expect(caching({ status: 308 }).headers).toEqual(['Cache-Control', 'private, max-age=300'])
    expect(caching({ cacheable: false }).headers).toEqual(['Cache-Control', 'private, no-store'])
    expect(told).toEqual([])
  })

  test('never has a page beyond the moment at which it changes by itself', () => {
    const page = { validUntil: fc.integer({ min: -1000, max: 200_000 }), sent: fc.nat(200_000) }
    fc.assert(
      fc.property(
        page.validUntil,
        page.sent,
        fc.integer({ min: 1, max: 3600 }),
        (ends, sent, max) => {
          const { cdn, told } = cdnFor(max)
          const { unshared } = pageCaching({ ...about, validUntil: NOW + ends }, cdn, NOW)
          const [lifetime] = told
          if (!lifetime || NOW + sent >= (unshared?.from ?? 0)) return
          expect(sent + lifetime.fresh * 1000).toBeLessThanOrEqual(ends)
          expect(lifetime.staleWhileRevalidate).toBe(0)
        },
      ),
    )
  })
})

test('a response loses the headers of the CDN from its moment on, and where it is not the latest', async () => {
  const from = Date.now() + HOUR
  const response = await prepareResponse({
    ...{ status: 200, type: 'text/html', body: Buffer.from('a page '.repeat(200)) },
    headers: ['Cache-Control', 'shared'],
    unshared: { headers: ['Cache-Control', 'own'], from },
  })
  expect(sharedIf(true, response)).toBe(response)
  const own = sharedIf(false, response)
  expect(own.identity.headers).toContain('own')
  expect(own.identity.headers).not.toContain('shared')
  for (const encoding of ['identity', 'gzip', 'br'] as const)
    expect(own[encoding]?.body).toBe(response[encoding]?.body)
  expect(own.etag).toBe(response.etag)
  if (response.unshared) response.unshared.from = Date.now()
  expect(sharedIf(true, response)).toBe(own)
})

test('the router’s own parameter is found in every spelling', () => {
  for (const search of ['_rsc=1x2y3', 'page=2&_rsc', '%5Frsc=1', '%5frsc=1'])
    expect(isRouterAddress(search), search).toBe(true)
  for (const search of ['', 'page=2', 'utm_source=rsc'])
    expect(isRouterAddress(search), search).toBe(false)
})
