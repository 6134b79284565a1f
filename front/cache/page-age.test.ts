import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareResponse } from '#front/http/prepared-response.ts'
import { ConcurrencyLimiter } from './concurrency-limiter.ts'
import { EpochWatcher } from './epoch-watcher.ts'
import { PageCache } from './page-cache.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

const MENU = 10_000
const OTHERS = 60_000
const pages = { '/menu': MENU, '/harbour/menu': MENU, '/': OTHERS, '/about': OTHERS }
type Path = keyof typeof pages
const paths = Object.keys(pages) as Path[]

const path = fc.constantFrom(...paths)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ wait: fc.nat(8000) }) },
  { weight: 2, arbitrary: fc.constant({ publish: true }) },
  { weight: 4, arbitrary: fc.record({ ask: fc.array(path, { minLength: 1, maxLength: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ readable: fc.boolean() }) },
)
/** How long each render takes, ms; null where it fails. */
const renders = fc.array(fc.option(fc.nat(15_000)), { minLength: 1, maxLength: 12 })

test('no page is older than a publish that its process knows of and that is longer ago than the page allows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), renders, async (steps, lengths) => {
      const site = await startSite(lengths)
      for (const step of steps) {
        if ('wait' in step) await vi.advanceTimersByTimeAsync(step.wait)
        else if ('publish' in step) site.publish()
        else if ('readable' in step) site.readable = step.readable
        else for (const path of step.ask) site.ask(path)
      }
      // Two turns at both gates, and two renders.
      await vi.advanceTimersByTimeAsync(60_000)
      site.stop()
      expect(site.waiting).toBe(0)
      expect(site.faults).toEqual([])
    }),
    { numRuns: 150 },
  )
})

/** Pages that say what was published when their render began. */
async function startSite(lengths: readonly (number | null)[]) {
  const now = () => Date.now()
  const publishes: number[] = [now()]
  const publishedAt = (moment: number) => publishes.filter((at) => at <= moment).length
  const running = new Set<string>()
  let rendered = 0
  const epoch = new EpochWatcher({
    source: () => ({
      read: async () => {
        if (!site.readable) throw new Error('database down')
        return publishes.length
      },
    }),
    pollMs: 500,
    trustedForMs: OTHERS,
    now,
    onError: () => {},
    onExpired: () => {},
    onRecovery: () => {},
  })
  const cache = new PageCache({
    primaryBytes: 1_000_000,
    secondaryBytes: 10_000,
    renderLimiter: new ConcurrencyLimiter({ limit: 2, queueTimeoutMs: 5000 }),
    secondaryLimiter: new ConcurrencyLimiter({ limit: 1, queueTimeoutMs: 5000 }),
    waitForFreshMs: 2000,
    maxStaleMs: OTHERS,
    epochIsTrusted: () => epoch.isTrusted,
    now,
  })

  async function render(path: Path, of: number) {
    const name = `${path} of ${of}`
    if (running.has(name)) site.faults.push(`${name} is rendered twice at once`)
    running.add(name)
    const length = lengths[rendered++ % lengths.length] ?? null
    const body = Buffer.from(String(publishes.length))
    await new Promise((resolve) => setTimeout(resolve, length ?? 300))
    running.delete(name)
    if (length === null) throw new Error('database down')
    const response = await prepareResponse({ status: 200, headers: [], type: 'text/html', body })
    const maxStale = pages[path] === MENU ? MENU : undefined
    return { response, validUntil: Number.POSITIVE_INFINITY, cacheable: true, maxStale }
  }

  const site = {
    readable: true,
    waiting: 0,
    faults: [] as string[],
    publish: () => void publishes.push(now()),
    stop: () => epoch.stop(),
    async ask(path: Path) {
      site.waiting++
      try {
        const { response } = await cache.get(
          path,
          (ms) => epoch.ago(ms),
          (of) => render(path, of),
          { secondary: false },
        )
        const shown = Number(response.identity.body)
        const least = Math.min(publishedAt(now() - pages[path]), epoch.current)
        if (shown < least) site.faults.push(`${path} showed ${shown} and not ${least}`)
        if (!epoch.isTrusted)
          site.faults.push(`${path} was shown, and nobody knew whether it is true`)
      } catch {
        // An error page shows nothing that is too old.
      }
      site.waiting--
    },
  }
  await epoch.start()
  return site
}
