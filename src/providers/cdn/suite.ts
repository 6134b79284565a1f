import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Cdn } from './contract.ts'
import type { CdnSimulator } from './simulated-api.ts'

type CdnHarness = {
  /** The simulator, or the one of several that is made to fail. */
  simulator: CdnSimulator
  /** `timeout` in ms. */
  connect(timeout: number): Cdn
  /** The same for who may not purge there. */
  connectStranger(): Cdn
}

const REVALIDATE = 'public, max-age=0, must-revalidate'
const lifetime = { fresh: 300, staleWhileRevalidate: 60, staleIfError: 3300 }
const SHORT_MS = 200

/** Purges the cache of a CDN that has one. */
async function purge({ caches }: Cdn) {
  const [cache, ...more] = caches
  if (!cache || more.length > 0) return expect.unreachable()
  return cache.purge()
}

/** Every adapter of a CDN passes this. */
export function describeCdn(name: string, make: () => Promise<CdnHarness>) {
  describe(`CDN ${name}`, () => {
    let harness: CdnHarness
    let cdn: Cdn
    beforeAll(async () => {
      harness = await make()
      cdn = harness.connect(5000)
    })
    afterEach(() => harness.simulator.clearFaults())
    afterAll(() => harness?.simulator.stop())
    const purgedBy = async (work: () => Promise<unknown>) => {
      const before = harness.simulator.purged.length
      await work()
      return harness.simulator.purged.length - before
    }

    test('forgets all pages when it is told to, as often as it is told', async () => {
      const twice = async () => {
        for (let n = 0; n < 2; n++) expect(await purge(cdn)).toEqual({ ok: true, value: 'taken' })
      }
      expect(await purgedBy(twice)).toBe(2)
    })

    test.each([500, 503, 'reset'] as const)(
      'is asked again where it stumbles: %s',
      async (fault) => {
        harness.simulator.injectFault(fault)
        expect(await purge(cdn)).toEqual({ ok: true, value: 'taken' })
      },
    )

    test.each([503, 429, 'reset', 'silence'] as const)(
      'has not taken a purge where it goes on to fail: %s',
      async (fault) => {
        harness.simulator.injectFault(fault, 10)
        const asked = async () =>
          expect(await purge(harness.connect(SHORT_MS))).toEqual({
            ...{ ok: false, code: 'unavailable' },
            detail: { reason: expect.any(String) },
          })
        expect(await purgedBy(asked)).toBe(0)
      },
    )

    test('lets nobody purge who may not, and says so', async () => {
      const asked = async () =>
        expect(await purge(harness.connectStranger())).toMatchObject({ code: 'refused' })
      expect(await purgedBy(asked)).toBe(0)
    })

    test('is told for how long to keep a page, and browsers go on to ask each time', () => {
      const headers = cdn.headers(REVALIDATE, lifetime)
      const pairs = new Map<string, string>()
      for (let i = 0; i < headers.length; i += 2)
        pairs.set(headers[i] as string, headers[i + 1] as string)
      expect(pairs.size).toBe(headers.length / 2)
      const own = pairs.get('Cache-Control') ?? ''
      expect(own.startsWith(REVALIDATE)).toBe(true)
      const said = [...pairs.values()].join(', ')
      expect(said).toMatch(own.includes('s-maxage') ? /\bs-maxage=300\b/ : /\bmax-age=300\b/)
      expect(said).toContain('stale-if-error=3300')
      const strict = { fresh: 10, staleWhileRevalidate: 0, staleIfError: 0 }
      expect(cdn.headers(REVALIDATE, strict).join()).not.toContain('stale')
    })

    test('keeps no page for longer than the site wants', () => {
      expect(cdn.maxSeconds).toBeGreaterThanOrEqual(1)
      expect(cdn.maxSeconds).toBeLessThanOrEqual(300)
    })
  })
}
