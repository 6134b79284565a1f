import { PublicError } from '../http/public-error.ts'
import { type Refusal, refuse } from '../result.ts'
import * as t from './messages.gen.ts'

/** Message of a `busy` refusal. */
export const busyMessage = () => t.someoneElseIsChanging()

/**
 * Nothing was done, because what it needs is in somebody else's hands for longer than anybody is kept waiting:
 * the same again in `retryAfter` s may do. `shared`: it waited for rows that others want as well, and not for
 * something of the asker's own.
 */
export class BusyError extends PublicError {
  override readonly name = 'BusyError'
  readonly retryAfter: number
  readonly isContention: boolean

  constructor(retryAfter: number, cause: unknown, { shared = false } = {}) {
    super(busyMessage(), 503, { cause })
    this.retryAfter = retryAfter
    this.isContention = shared
  }
}

/** The refusal that a busy error means: `busy`, with `detail.retryAfter` in s. */
export function busyRefusal({ retryAfter }: BusyError): Refusal<'busy'> {
  return refuse('busy', { retryAfter })
}
