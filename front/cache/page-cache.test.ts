import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type PreparedResponse, prepareResponse } from '#front/http/prepared-response.ts'
import { VersionHistory } from '#lib/front/version-history.ts'
import { ConcurrencyLimiter, QueueTimeoutError } from './concurrency-limiter.ts'
import { type EpochAgo, PageCache, type Rendered, TooStaleError } from './page-cache.ts'

const answerOf = (text: string, status = 200): Promise<PreparedResponse> =>
  prepareResponse({ status, headers: [], type: 'text/html', body: Buffer.from(text) })

const rendered = async (text: string, more: Partial<Rendered> = {}): Promise<Rendered> => ({
  response: await answerOf(text),
  validUntil: Number.POSITIVE_INFINITY,
  cacheable: true,
  ...more,
})

/** A render that ends when the test says so. */
function pendingRender() {
  const started: ((result: Rendered | Error) => void)[] = []
  const render = vi.fn(
    () =>
      new Promise<Rendered>((resolve, reject) => {
        started.push((result) => (result instanceof Error ? reject(result) : resolve(result)))
      }),
  )
  return { render, started }
}

const text = (entry: { response: PreparedResponse }) => entry.response.identity.body.toString()
const plain = { secondary: false }
const HOUR = 60 * 60_000

/** The epoch of a page that was the first one until now. */
const at =
  (epoch: number): EpochAgo =>
  (ms) =>
    ms === 0 ? epoch : 1

describe('the page cache', () => {
  let errors: unknown[]
  let stands = true
  const make = (options: { atOnce?: number; maxBytes?: number } = {}) => {
    errors = []
    stands = true
    return new PageCache({
      primaryBytes: options.maxBytes ?? 1_000_000,
      secondaryBytes: 10_000,
      renderLimiter: new ConcurrencyLimiter({ limit: options.atOnce ?? 8, queueTimeoutMs: 5000 }),
      secondaryLimiter: new ConcurrencyLimiter({ limit: 2, queueTimeoutMs: 5000 }),
      waitForFreshMs: 2000,
      maxStaleMs: HOUR,
      epochIsTrusted: () => stands,
      now: () => Date.now(),
      onError: (error) => errors.push(error),
    })
  }

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => void vi.useRealTimers())

  test('renders a page once, however many ask at once, and caches it', async () => {
    const cache = make()
    const { render, started } = pendingRender()
    const requests = Array.from({ length: 50 }, () => cache.get('/', at(1), render, plain))
    await expect.poll(() => started).toHaveLength(1)
    started[0]?.(await rendered('home'))
    expect((await Promise.all(requests)).map(text)).toEqual(Array(50).fill('home'))
    await cache.get('/', at(1), render, plain)
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('renders afresh at a new epoch, and a render begun before it does not count', async () => {
    const cache = make()
    const old = pendingRender()
    const first = cache.get('/', at(1), old.render, plain)
    const second = cache.get('/', at(2), () => rendered('new'), plain)
    expect(text(await second)).toBe('new')
    old.started[0]?.(await rendered('old'))
    expect(text(await first)).toBe('old')
    const fresh = cache.getFresh('/', 2)
    expect(fresh && text(fresh)).toBe('new')
  })

  test('makes a page again that was made of what an older epoch knew', async () => {
    const cache = make()
    const first = await cache.get('/', at(2), () => rendered('old policy', { epoch: 1 }), plain)
    expect(text(first)).toBe('old policy')
    expect(cache.getFresh('/', 2)).toBeUndefined()
    const next = () => rendered('new policy', { epoch: 3 })
    expect(text(await cache.get('/', at(2), next, plain))).toBe('new policy')
    expect(cache.getFresh('/', 2)?.epoch).toBe(2)
  })

  test('gives the old copy where a render takes longer than 2 s', async () => {
    const cache = make()
    await cache.get('/', at(1), () => rendered('old'), plain)
    const slow = pendingRender()
    const requests = cache.get('/', at(2), slow.render, plain)
    await vi.advanceTimersByTimeAsync(1999)
    let done = false
    requests.then(() => {
      done = true
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(text(await requests)).toBe('old')
    slow.started[0]?.(await rendered('new'))
    await vi.advanceTimersByTimeAsync(0)
    expect(text(await cache.get('/', at(2), slow.render, plain))).toBe('new')
    expect(slow.render).toHaveBeenCalledTimes(1)
  })

  test('gives the old copy where a render fails or answers 500, and tries again', async () => {
    const cache = make()
    await cache.get('/', at(1), () => rendered('old'), plain)
    const broken = async () => {
      throw new Error('database down')
    }
    expect(text(await cache.get('/', at(2), broken, plain))).toBe('old')
    const failing = async () =>
      rendered('oops', { response: await answerOf('oops', 500), cacheable: false })
    expect(text(await cache.get('/', at(2), failing, plain))).toBe('old')
    expect(errors).toHaveLength(2)
    expect(text(await cache.get('/', at(2), () => rendered('new'), plain))).toBe('new')
  })

  test('says what went wrong where there is no copy, and keeps no error', async () => {
    const cache = make()
    const broken = () => Promise.reject(new Error('database down'))
    await expect(cache.get('/', at(1), broken, plain)).rejects.toThrow('database down')
    const failing = async () =>
      rendered('oops', { response: await answerOf('oops', 500), cacheable: false })
    expect((await cache.get('/', at(1), failing, plain)).response.status).toBe(500)
    expect(cache.getFresh('/', 1)).toBeUndefined()
  })

  test('serves a page that has run out while one renders, but not long after', async () => {
    const cache = make()
    const soon = Date.now() + 1000
    await cache.get('/', at(1), () => rendered('lunch', { validUntil: soon }), plain)
    await vi.advanceTimersByTimeAsync(1000)
    expect(cache.getFresh('/', 1)).toBeUndefined()
    const next = pendingRender()
    const requests = [1, 2, 3].map(() => cache.get('/', at(1), next.render, plain))
    expect((await Promise.all(requests)).map(text)).toEqual(['lunch', 'lunch', 'lunch'])
    expect(next.render).toHaveBeenCalledTimes(1)
    next.started[0]?.(await rendered('dinner', { validUntil: Date.now() + 1000 }))
    await vi.advanceTimersByTimeAsync(0)
    expect(text(await cache.get('/', at(1), next.render, plain))).toBe('dinner')
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
    expect(text(await cache.get('/', at(1), () => rendered('tomorrow'), plain))).toBe('tomorrow')
  })

  describe('after a publish', () => {
    let content: VersionHistory
    const epochAgo: EpochAgo = (ms) => content.valueAgo(ms)
    const publish = () => content.raise(content.value + 1)
    const dishes = { maxStale: 10_000 }
    const broken = () => Promise.reject(new Error('database down'))
    /** The text or the error that a request has ended with; empty until then. */
    const outcomeOf = (requests: Promise<{ response: PreparedResponse }>) => {
      const outcome: { text?: string; error?: unknown } = {}
      requests.then(
        (entry) => {
          outcome.text = text(entry)
        },
        (error) => {
          outcome.error = error
        },
      )
      return outcome
    }

    beforeEach(() => {
      content = new VersionHistory(() => Date.now())
      publish()
    })

    test('a menu of before it goes out for 10 s, and then waits for its render', async () => {
      const cache = make()
      await cache.get('/menu', epochAgo, () => rendered('old prices', dishes), plain)
      publish()
      const slow = pendingRender()
      const early = outcomeOf(cache.get('/menu', epochAgo, slow.render, plain))
      await vi.advanceTimersByTimeAsync(2000)
      expect(early.text).toBe('old prices')
      await vi.advanceTimersByTimeAsync(7000)
      // Its patience ends after the 10 s.
      const late = outcomeOf(cache.get('/menu', epochAgo, slow.render, plain))
      await vi.advanceTimersByTimeAsync(2000)
      const later = outcomeOf(cache.get('/menu', epochAgo, slow.render, plain))
      await vi.advanceTimersByTimeAsync(60_000)
      expect([late, later]).toEqual([{}, {}])
      slow.started[0]?.(await rendered('new prices', dishes))
      await vi.advanceTimersByTimeAsync(0)
      expect([late.text, later.text]).toEqual(['new prices', 'new prices'])
      expect(slow.render).toHaveBeenCalledTimes(1)
    })

    test('a menu that cannot be rendered goes out for 10 s as it was, and then not at all', async () => {
      const cache = make()
      await cache.get('/menu', epochAgo, () => rendered('old prices', dishes), plain)
      publish()
      await vi.advanceTimersByTimeAsync(9999)
      expect(text(await cache.get('/menu', epochAgo, broken, plain))).toBe('old prices')
      await vi.advanceTimersByTimeAsync(1)
      await expect(cache.get('/menu', epochAgo, broken, plain)).rejects.toThrow(TooStaleError)
      const failing = async () =>
        rendered('oops', { response: await answerOf('oops', 500), cacheable: false })
      await expect(cache.get('/menu', epochAgo, failing, plain)).rejects.toThrow(TooStaleError)
      expect(errors).toHaveLength(3)
      const mended = await cache.get('/menu', epochAgo, () => rendered('new prices', dishes), plain)
      expect(text(mended)).toBe('new prices')
    })

    test('the 10 s begin with the first publish that a menu does not know of', async () => {
      const cache = make()
      await cache.get('/menu', epochAgo, () => rendered('old prices', dishes), plain)
      for (let times = 0; times < 5; times++) {
        publish()
        await vi.advanceTimersByTimeAsync(2000)
      }
      await expect(cache.get('/menu', epochAgo, broken, plain)).rejects.toThrow(TooStaleError)
    })

    test('a page without dishes goes out as it was for an hour while it cannot be rendered', async () => {
      const cache = make()
      await cache.get('/', epochAgo, () => rendered('old'), plain)
      publish()
      await vi.advanceTimersByTimeAsync(HOUR - 1)
      expect(text(await cache.get('/', epochAgo, broken, plain))).toBe('old')
      await vi.advanceTimersByTimeAsync(1)
      await expect(cache.get('/', epochAgo, broken, plain)).rejects.toThrow(TooStaleError)
    })

    test('a menu that was rendered while it was published goes out for 10 s, and then is made again', async () => {
      const cache = make()
      const slow = pendingRender()
      const requests = outcomeOf(cache.get('/menu', epochAgo, slow.render, plain))
      publish()
      await vi.advanceTimersByTimeAsync(10_000)
      slow.started[0]?.(await rendered('old prices', dishes))
      await vi.advanceTimersByTimeAsync(0)
      expect(requests).toEqual({})
      expect(slow.started).toHaveLength(2)
      slow.started[1]?.(await rendered('new prices', dishes))
      await vi.advanceTimersByTimeAsync(0)
      expect(requests.text).toBe('new prices')
    })

    test('a menu whose every render is overtaken is given up', async () => {
      const cache = make()
      const slow = pendingRender()
      const requests = outcomeOf(cache.get('/menu', epochAgo, slow.render, plain))
      for (let times = 0; times < 2; times++) {
        publish()
        await vi.advanceTimersByTimeAsync(10_000)
        slow.started[times]?.(await rendered('old prices', dishes))
        await vi.advanceTimersByTimeAsync(2000)
      }
      expect(requests.error).toBeInstanceOf(TooStaleError)
      expect(slow.render).toHaveBeenCalledTimes(2)
    })

    test('menus are rendered before all other pages, and are told to come back where there is no room', async () => {
      const cache = make({ atOnce: 1 })
      await cache.get('/menu', epochAgo, () => rendered('old prices', dishes), plain)
      for (const path of ['/a', '/b', '/c'])
        await cache.get(path, epochAgo, () => rendered('old'), plain)
      publish()
      await vi.advanceTimersByTimeAsync(10_000)
      const order: string[] = []
      const { render, started } = pendingRender()
      const ask = (path: string) => {
        const inOrder = () => {
          order.push(path)
          return render()
        }
        return cache.get(path, epochAgo, inOrder, plain)
      }
      const others = ['/a', '/b', '/c'].map(ask)
      const menu = ask('/menu')
      started[0]?.(await rendered('new'))
      await vi.advanceTimersByTimeAsync(0)
      expect(order).toEqual(['/a', '/menu'])
      started[1]?.(await rendered('new prices', dishes))
      expect(text(await menu)).toBe('new prices')

      publish()
      await vi.advanceTimersByTimeAsync(10_000)
      const busy = outcomeOf(ask('/menu'))
      await vi.advanceTimersByTimeAsync(5000)
      expect(busy.error).toBeInstanceOf(QueueTimeoutError)
      expect((await Promise.all(others)).map(text)).toEqual(['new', 'old', 'old'])
    })
  })

  test('serves nothing while the epoch is not trusted, and everything afterwards', async () => {
    const cache = make()
    await cache.get('/', at(1), () => rendered('home'), plain)
    stands = false
    expect(cache.getFresh('/', 1)).toBeUndefined()
    const render = vi.fn(() => rendered('home'))
    await expect(cache.get('/', at(1), render, plain)).rejects.toThrow(TooStaleError)
    stands = true
    expect(text(await cache.get('/', at(1), render, plain))).toBe('home')
    expect(render).not.toHaveBeenCalled()
  })

  // ASVS 15.2.2
  test('lets 8 render at once; more wait, and then are told to come back', async () => {
    const cache = make({ atOnce: 8 })
    const { render, started } = pendingRender()
    const requests = Array.from({ length: 10 }, (_, i) => cache.get(`/${i}`, at(1), render, plain))
    const outcomes = Promise.allSettled(requests)
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toHaveLength(8)
    started[0]?.(await rendered('0'))
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toHaveLength(9)
    await vi.advanceTimersByTimeAsync(5000)
    for (const end of started) end(await rendered('x'))
    const last = (await outcomes)[9]
    expect(last?.status).toBe('rejected')
    expect(last?.status === 'rejected' && last.reason).toBeInstanceOf(QueueTimeoutError)
  })

  test('lets two pages of the secondary pool render at once, so that others have slots left', async () => {
    const cache = make({ atOnce: 3 })
    const { render, started } = pendingRender()
    const requests = Array.from({ length: 6 }, (_, i) =>
      cache.get(`/locations?region=${i}`, at(1), render, { secondary: true }),
    )
    const outcomes = Promise.allSettled(requests)
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toHaveLength(2)
    expect(text(await cache.get('/', at(1), () => rendered('home'), plain))).toBe('home')
    await vi.advanceTimersByTimeAsync(5000)
    for (const end of started) end(await rendered('x'))
    const states = (await outcomes).map(({ status }) => status)
    expect(states.filter((status) => status === 'fulfilled')).toHaveLength(2)
  })

  test('renders a page without a copy before one whose copy can go out meanwhile', async () => {
    const cache = make({ atOnce: 1 })
    for (const path of ['/about', '/team'])
      await cache.get(path, at(1), () => rendered('old'), plain)
    const order: string[] = []
    const first = pendingRender()
    const page = (key: string, options = plain, epochAgo = at(2)) => {
      const render = () => {
        order.push(key)
        return rendered(key)
      }
      return cache.get(key, epochAgo, render, options)
    }
    /** The page has had its epoch for longer than copies may go out. */
    const longAgo = () => 2
    const requests = [cache.get('/', at(2), first.render, plain)]
    await vi.advanceTimersByTimeAsync(0)
    requests.push(page('/about'), page('/locations?page=2', { secondary: true }), page('/news'))
    requests.push(page('/team', plain, longAgo))
    await vi.advanceTimersByTimeAsync(0)
    first.started[0]?.(await rendered('home'))
    await Promise.all(requests)
    expect(order).toEqual(['/news', '/team', '/about', '/locations?page=2'])
  })

  test('stays within its bytes, and the secondary pool never evicts pages of the primary one', async () => {
    const cache = make({ maxBytes: 20_000 })
    await cache.get('/', at(1), () => rendered('home'), plain)
    for (let i = 0; i < 100; i++)
      await cache.get(`/locations?page=${i}`, at(1), () => rendered('x'.repeat(500)), {
        secondary: true,
      })
    expect(cache.bytes).toBeLessThanOrEqual(30_000)
    expect(cache.getFresh('/', 1)).toBeDefined()
  })
})
