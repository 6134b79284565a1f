import { type DestinationStream, type Logger, pino } from 'pino'

/** What a request's line says. Never a query, an address, a cookie or a guest's token. */
export type RequestLine = {
  requestId: string
  method: string
  path: string
  status: number
  ms: number
}

/** The process's logger: one JSON line per event on standard output. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return destination ? pino(options, destination) : pino(options)
}

/** A path as logs may hold it: no query, and nothing of the pages of one guest. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path.startsWith('/my/') ? '/my/…' : path.slice(0, 200)
}
