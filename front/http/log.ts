import { trace } from '@opentelemetry/api'
import { type DestinationStream, type Logger, pino } from 'pino'
import { serializeError } from '#lib/log/serialize-error.ts'
import { matchRoute } from '#lib/routing/match-route.ts'
import { normalizePath } from './normalize-path.ts'
import { pathOf } from './request-path.ts'

/**
 * Creates the process's logger: one JSON line per event on standard output, with the trace that it belongs to where
 * there is one. Lines must not hold queries, IP addresses, cookies or guests' tokens. `sendLine` is given each line,
 * too.
 */
export function createLog(
  level: string,
  destination?: DestinationStream,
  sendLine?: (line: string) => void,
): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: serializeError },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: currentTrace,
  }
  if (!sendLine) return destination ? pino(options, destination) : pino(options)
  const output = destination ?? pino.destination(1)
  return pino(options, {
    write(line) {
      output.write(line)
      sendLine(line)
    },
  })
}

/** The ids of the trace and the span under way. */
function currentTrace(): object {
  const { traceId, spanId } = trace.getActiveSpan()?.spanContext() ?? {}
  return traceId ? { traceId, spanId } : {}
}

/** An address for mail, or a telephone number: of ten digits, or with a plus, in a part of a path. */
const CONTACT =
  /(?:\+|%2b)(?:(?:[-. ()]|%20)*\d){8,15}(?![\da-z])|@|%40|(?<![\da-z])(?:\+|%2b)?1?(?:[-. ()]|%20)*\d{3}(?:[-. ()]|%20)*\d{3}(?:[-. ]|%20)*\d{4}(?![\da-z])/i

/**
 * The path of `url` for the log: without the query, secret tokens, and parts that are an address for mail or a telephone
 * number; at most 200 characters.
 */
export function loggedPath(url: string): string {
  const path = pathOf(url)
  const normalized = normalizePath(path)
  const prefix = matchRoute(normalized)?.route.secretBelow
  if (prefix && normalized !== prefix) return `${prefix}/…`
  const parts = path.slice(0, 200).split('/')
  return parts.map((part) => (CONTACT.test(part) ? '…' : part)).join('/')
}

/** A finished request; `began` is from `performance.now()`. */
export type LoggedRequest = {
  requestId: string
  method: string
  url: string
  status: number
  outcome: string
  began: number
}

/** Outcomes without a log line: too frequent, or logged elsewhere (in development by Next). */
const UNLOGGED_OUTCOMES = new Set(['hit', 'file', 'development', 'reported'])

export function logRequest(log: Logger, { url, began, ...served }: LoggedRequest): void {
  if (UNLOGGED_OUTCOMES.has(served.outcome)) return
  const ms = Math.round(performance.now() - began)
  log.info({ ...served, path: loggedPath(url), ms }, 'request')
}
