import { PASS_HEADER } from '#lib/forms/bot-check.ts'
import type { Sending, Sent } from './types.ts'

/** Sends the texts of a form as JSON, with its key as `submission`. */
export async function postJson(
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
  return toSendResult(answer.status, await answer.json().catch(() => null))
}

type Answer = {
  message?: unknown
  error?: { code?: unknown; message?: unknown; fields?: { path: string; message: string }[] }
} | null

/**
 * Reads an answer: what it says is wrong counts for 413 and 422 alone, and what is said where one may come again: of a 429,
 * and while the site is read-only. */
export function toSendResult(status: number, body: unknown): Sent {
  const { message, error } = (body as Answer) ?? {}
  if (status >= 200 && status < 300)
    return typeof message === 'string' ? { ok: true, message } : { ok: true }
  const isPassing = status === 429 || error?.code === 'read_only'
  if (isPassing && typeof error?.message === 'string') return { ok: false, message: error.message }
  if (status !== 413 && status !== 422) return { ok: false }
  const fields = error?.fields ?? []
  if (fields.length === 0)
    return typeof message === 'string' ? { ok: false, message } : { ok: false }
  return { ok: false, faults: Object.fromEntries(fields.map((one) => [one.path, one.message])) }
}
