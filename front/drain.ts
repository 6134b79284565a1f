import type { Server } from 'node:http'

/** Whether this instance takes new visitors. */
export type Readiness = { ready: boolean }

/**
 * Ends in order on SIGTERM or SIGINT: not ready any more, no new connections, requests under way
 * are finished (at most `patienceMs`), then `close` and exit. A second signal ends at once.
 */
export function drainOnSignals(
  server: Server,
  readiness: Readiness,
  options: { patienceMs: number; close: () => Promise<void>; exit?: (code: number) => void },
): void {
  const exit = options.exit ?? ((code: number) => process.exit(code))
  let draining = false
  const drain = async () => {
    if (draining) return exit(1)
    draining = true
    readiness.ready = false
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    // A kept-alive connection that was busy just now is idle a moment later.
    const sweep = setInterval(() => server.closeIdleConnections(), 250)
    const late = setTimeout(() => server.closeAllConnections(), options.patienceMs)
    await closed
    clearInterval(sweep)
    clearTimeout(late)
    await options.close()
    exit(0)
  }
  process.on('SIGTERM', drain)
  process.on('SIGINT', drain)
}
