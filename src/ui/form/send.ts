import type { FieldMessages } from '#lib/forms/form-fields.ts'

/** Name of the field that nobody sees: whatever fills it in is no person. */
export const HONEYPOT_FIELD = 'subject'

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

/** Sends the texts of a form as JSON, with its key as `submission`; what it takes is fetched by then. */
export async function sendJson(url: string, values: object, sending: Sending): Promise<Sent> {
  const { postJson } = await import('./answer.ts')
  return postJson(url, values, sending)
}
