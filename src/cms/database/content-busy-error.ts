import { APIError } from 'payload'
import { BusyError } from '#lib/sql/busy-error.ts'
import * as t from './messages.gen.ts'

/** Seconds after which the other one may have ended. */
const RETRY_AFTER = 5

/** Somebody else writes to the content database for longer than a save may wait. */
export class ContentBusyError extends APIError {
  constructor(options?: ErrorOptions) {
    super(t.someoneElseIsSaving(), 503, null, true)
    this.cause = new BusyError(RETRY_AFTER, options?.cause)
  }
}
