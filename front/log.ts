import { type DestinationStream, type Logger, pino } from 'pino'
import { plainSpelling } from './spelling.ts'

/**
 * The process's logger: one JSON line per event on standard output, never with a
 * query, an address, a cookie or a guest's token in it.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return destination ? pino(options, destination) : pino(options)
}

/** Where an address itself is a secret: what follows it lets its holder in. */
const SECRET = /^(\/my|\/admin\/(?:api\/staff\/)?(?:reset|verify))\//

/** A path as logs may hold it: no query, no page of one guest, no token of a new password. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  const secret = SECRET.exec(plainSpelling(path))
  return secret ? `${secret[1]}/…` : path.slice(0, 200)
}
