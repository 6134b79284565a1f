import { APIError } from 'payload'

/** Somebody else writes to the content database for longer than a save may wait. */
export class ContentBusy extends APIError {
  constructor(options?: ErrorOptions) {
    super('The content is being written to by somebody else. Please save again.', 503, null, true)
    this.cause = options?.cause
  }
}
