import type { Endpoint } from 'payload'
import { processSingleton } from '#lib/process/process-singleton.ts'

type Handler = Endpoint['handler']

const faults = () => processSingleton('session-faults', () => new WeakMap<Headers, unknown>())

/** Remembers that nobody could say whose session a request has: Payload goes on as if it had none. */
export function rememberFault(headers: Headers, error: unknown): void {
  faults().set(headers, error)
}

/**
 * Throws what kept the session of a request from being looked up, if anything did: whoever sent it is signed in, and
 * must not be told otherwise.
 */
export function throwFault(headers: Headers): void {
  if (faults().has(headers)) throw faults().get(headers)
}

/** Answers with the error where the session of a request could not be looked up, and not with a refusal. */
export function unlessFault(handler: Handler): Handler {
  return async (req) => {
    throwFault(req.headers)
    return handler(req)
  }
}
