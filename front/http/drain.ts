import type { Server } from 'node:http'
import { withTimeout } from '#lib/process/with-timeout.ts'

/** `ready`: this instance accepts visitors; `draining`: it is shutting down. */
export type Readiness = { ready: boolean; draining: boolean }

/**
 * One Ctrl-C arrives two or three times: from the terminal, from npm and from the script that npm
 * runs. Only a signal later than this (ms) counts as a second one.
 */
const REPEATED_SIGNAL_MS = 1000

/** How long requests in flight are waited for after an error, ms: the one that met it may never be answered. */
const ERROR_REQUEST_TIMEOUT_MS = 5000

/**
 * Shuts down gracefully on SIGTERM or SIGINT. Readiness ends at once, and each response closes its
 * connection. After SIGTERM new connections are still accepted for `graceMs`, so that a load balancer can
 * notice. Then requests in flight finish (at most `requestTimeoutMs`), `close` runs, and the process exits,
 * with code 0 if `close` resolved to true. A second signal exits at once with code 1. The returned function
 * shuts down after an error: without `graceMs`, waiting 5 s for requests at most, and with code 1.
 */
export function drainOnSignals(
  server: Server,
  readiness: Readiness,
  options: {
    graceMs: number
    requestTimeoutMs: number
    /** Called when draining begins: ends responses that would stay open for good, such as event streams. */
    onDrain?: () => void
    /** Closes the rest of the process; resolves to whether all of it closed cleanly. */
    close: () => Promise<boolean>
    exit?: (code: number) => void
  },
): () => void {
  const exit = options.exit ?? ((code: number) => process.exit(code))
  let began: number | undefined
  let failed = false
  const drain = async (graceMs: number, requestTimeoutMs: number) => {
    began = performance.now()
    readiness.ready = false
    readiness.draining = true
    if (graceMs > 0) await sleep(graceMs)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    options.onDrain?.()
    server.closeIdleConnections()
    // A keep-alive connection that was busy a moment ago may be idle now.
    const sweep = setInterval(() => server.closeIdleConnections(), 250)
    await withTimeout(closed, requestTimeoutMs, () => {
      server.closeAllConnections()
      return closed
    })
    clearInterval(sweep)
    const inOrder = await options.close()
    exit(inOrder && !failed ? 0 : 1)
  }
  const onSignal = (signal: NodeJS.Signals) => {
    if (began !== undefined) {
      if (performance.now() - began > REPEATED_SIGNAL_MS) exit(1)
      return
    }
    // Ctrl-C comes from a terminal: there is no load balancer to wait for.
    void drain(signal === 'SIGTERM' ? options.graceMs : 0, options.requestTimeoutMs)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  return () => {
    failed = true
    if (began === undefined) void drain(0, ERROR_REQUEST_TIMEOUT_MS)
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
