import type { FieldMessages } from '#lib/forms/form-fields.ts'

/** What a submission brings beside the fields. */
export type Sending = {
  /** For the header `X-Form-Pass`. */
  pass: string
  /** The key of this filled-in form: sent again, it is the same submission. */
  submission: string
}

/**
 * What became of a submission: `faults` by field, or what a provider says against it as a whole; neither =
 * it was not the visitor's doing.
 */
export type Sent =
  | { ok: true; message?: string }
  | { ok: false; faults?: FieldMessages; message?: string }

/** How a form is sent; rejects where there is no answer. */
export type Send = (data: FormData, sending: Sending) => Promise<Sent>
