import type { Server } from 'node:http'

/** Whether this instance takes new visitors, and whether it is about to end. */
export type Readiness = { ready: boolean; draining: boolean }

/**
 * One Ctrl-C arrives two or three times: from the terminal, from npm and from the script that npm
 * runs. Only what comes later than this (ms) is someone's impatience.
 */
const REPEATED_SIGNAL_MS = 1000

/**
 * Ends in order on SIGTERM or SIGINT: not ready any more, and each answer is the last of its connection.
 * On SIGTERM, new connections are taken for `graceMs` more, in which whoever stands in front learns of it.
 * Then requests under way are finished (at most `patienceMs`), `close` follows, and exit: with code 0 where
 * all of it went in order. A second signal ends at once, unless it is an echo of the first.
 */
export function drainOnSignals(
  server: Server,
  readiness: Readiness,
  options: {
    graceMs: number
    requestTimeoutMs: number
    /** Ends what would otherwise stay open for good. */
    onDrain?: () => void
    /** Says whether all ended in order. */
    close: () => Promise<boolean>
    exit?: (code: number) => void
  },
): void {
  const exit = options.exit ?? ((code: number) => process.exit(code))
  let began: number | undefined
  const drain = async (signal: NodeJS.Signals) => {
    if (began !== undefined) {
      if (performance.now() - began > REPEATED_SIGNAL_MS) exit(1)
      return
    }
    began = performance.now()
    readiness.ready = false
    readiness.draining = true
    // After Ctrl-C there is no load balancer to wait for.
    if (signal === 'SIGTERM' && options.graceMs > 0) await sleep(options.graceMs)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    options.onDrain?.()
    server.closeIdleConnections()
    // A kept-alive connection that was busy just now is idle a moment later.
    const sweep = setInterval(() => server.closeIdleConnections(), 250)
    const late = setTimeout(() => server.closeAllConnections(), options.requestTimeoutMs)
    await closed
    clearInterval(sweep)
    clearTimeout(late)
    exit((await options.close()) ? 0 : 1)
  }
  process.on('SIGTERM', drain)
  process.on('SIGINT', drain)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
