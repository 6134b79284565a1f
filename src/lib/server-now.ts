/**
 * The server's clock now (ms since the epoch): the `Date` of its answer, so that a wrong clock in
 * the browser changes nothing. The browser's own where the server cannot be asked.
 */
export async function serverNow(ask: typeof fetch = fetch): Promise<number> {
  try {
    const answer = await ask(location.pathname, { method: 'HEAD', cache: 'no-store' })
    const date = Date.parse(answer.headers.get('date') ?? '')
    return Number.isNaN(date) ? Date.now() : date
  } catch {
    return Date.now()
  }
}
