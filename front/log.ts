import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * The process's logger: one JSON line per event on standard output, never with a
 * query, an address, a cookie or a guest's token in it.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return destination ? pino(options, destination) : pino(options)
}

/** A path as logs may hold it: no query, and nothing of the pages of one guest. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path.startsWith('/my/') ? '/my/…' : path.slice(0, 200)
}
