import { type Refusal, refuse } from './result.ts'

/**
 * Nothing was done, because what it needs is in somebody else's hands for longer than anybody is kept waiting:
 * the same again in `retryAfter` s may do.
 */
export class BusyError extends Error {
  readonly retryAfter: number

  constructor(retryAfter: number, cause: unknown) {
    super('busy', { cause })
    this.name = 'BusyError'
    this.retryAfter = retryAfter
  }
}

/** The refusal that a busy error means: `busy`, with `detail.retryAfter` in s. */
export function busy({ retryAfter }: BusyError): Refusal<'busy'> {
  return refuse('busy', { retryAfter })
}
