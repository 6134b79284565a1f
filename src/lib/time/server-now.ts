/**
 * The server's clock now (ms since the epoch): the `Date` of an answer that no cache keeps, so that a wrong clock in
 * the browser changes nothing. The browser's own where the server cannot be asked.
 */
export async function serverNow(fetchFn: typeof fetch = fetch): Promise<number> {
  try {
    const answer = await fetchFn('/healthz', { method: 'HEAD', cache: 'no-store' })
    const date = Date.parse(answer.headers.get('date') ?? '')
    return Number.isNaN(date) ? Date.now() : date
  } catch {
    return Date.now()
  }
}

/** So long an answer of the server's clock serves whoever else asks, in ms. */
const CACHE_MS = 10_000

let last: { at: number; clock: Promise<() => number> } | null = null

/** The server's clock as it goes on. However many parts of a page ask for it at once, the server is asked once. */
export function serverClock(): Promise<() => number> {
  const at = performance.now()
  if (!last || at - last.at > CACHE_MS) {
    const clock = serverNow().then((now) => {
      const ahead = now - performance.now()
      return () => ahead + performance.now()
    })
    last = { at, clock }
  }
  return last.clock
}
