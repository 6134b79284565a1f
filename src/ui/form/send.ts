import { PASS_HEADER } from '#lib/bot-check.ts'
import type { Faults } from '#lib/form-fields.ts'

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
export type Sent = { ok: true; message?: string } | { ok: false; faults?: Faults; message?: string }

/** Sends the texts of a form as JSON, with its key as `submission`. */
export async function sendJson(
  url: string,
  values: object,
  { pass, submission }: Sending,
): Promise<Sent> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      [PASS_HEADER]: pass,
    },
    body: JSON.stringify({ ...values, submission }),
  })
  return toSent(answer.status, await answer.json().catch(() => null))
}

type Answer = {
  message?: unknown
  error?: { fields?: { path: string; message: string }[] }
} | null

/** Reads an answer: what it says is wrong counts for 413 and 422 alone. */
export function toSent(status: number, body: unknown): Sent {
  const { message, error } = (body as Answer) ?? {}
  if (status >= 200 && status < 300)
    return typeof message === 'string' ? { ok: true, message } : { ok: true }
  if (status !== 413 && status !== 422) return { ok: false }
  const fields = error?.fields ?? []
  if (fields.length === 0)
    return typeof message === 'string' ? { ok: false, message } : { ok: false }
  return { ok: false, faults: Object.fromEntries(fields.map((one) => [one.path, one.message])) }
}
