import { type DestinationStream, type Logger, pino } from 'pino'
import { normalizePath } from './normalize-path.ts'
import { pathOf } from './request-path.ts'

/**
 * The process's logger: one JSON line per event on standard output, never with a
 * query, an address, a cookie or a guest's token in it.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return destination ? pino(options, destination) : pino(options)
}

/** Where an address itself is a secret: what follows it lets its holder in. */
const SECRET_PATH = /^(\/my|\/test-bank|\/admin\/(?:api\/staff\/)?(?:reset|verify))\//

/** A path as logs may hold it: no query, no page of one guest, no token of a new password. */
export function loggedPath(url: string): string {
  const path = pathOf(url)
  const secret = SECRET_PATH.exec(normalizePath(path))
  return secret ? `${secret[1]}/…` : path.slice(0, 200)
}

/** What the log says of a request once it is answered; `began` is by `performance.now()`. */
export type LoggedRequest = {
  requestId: string
  method: string
  url: string
  status: number
  outcome: string
  began: number
}

/** What is too plain for a line of the log, or has one of its own; in development Next writes them. */
const UNLOGGED_OUTCOMES = new Set(['hit', 'file', 'development', 'reported'])

export function logRequest(log: Logger, { url, began, ...served }: LoggedRequest): void {
  if (UNLOGGED_OUTCOMES.has(served.outcome)) return
  const ms = Math.round(performance.now() - began)
  log.info({ ...served, path: loggedPath(url), ms }, 'request')
}
