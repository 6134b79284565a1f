import type { FieldError } from '#lib/forms/field-errors.ts'

/** Reply of the server: a value, or a stable code with what stands in the way. */
export type Reply<T> =
  | { ok: true; value: T }
  | { ok: false; code: string; at: RefusedAt; message: string | null; fields: FieldError[] }

/**
 * The object that a refusal names: a category or dish by id, for prices the size or zone and the stored amount (`now`); for a
 * pasted menu the indexes of the section and the dish, from 0.
 */
export type RefusedAt = {
  category?: number
  id?: number
  size?: string | null
  zone?: number | null
  now?: number | null
  gone?: boolean
  section?: number
  dish?: number
}

/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 60_000

/** Asks the endpoints of menu editing; no answer at all is the code `no_answer`. */
export function askMenuEditing<T>(question: string): Promise<Reply<T>> {
  return send(question, {})
}

/** Sends a change to the endpoints of menu editing. */
export function postToMenuEditing<T>(name: string, body: object): Promise<Reply<T>> {
  const headers = { 'content-type': 'application/json' }
  return send(name, { method: 'POST', headers, body: JSON.stringify(body) })
}

type RefusalBody = {
  error?: { code?: string; fields?: FieldError[] }
  at?: RefusedAt & { message?: string }
}

async function send<T>(path: string, init: RequestInit): Promise<Reply<T>> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const address = `/admin/api/menu-editing/${path}`
    const reply = await fetch(address, { ...init, signal, cache: 'no-store' })
    if (reply.ok) return { ok: true, value: (await reply.json()) as T }
    const { error, at = {} } = (await reply.json().catch(() => ({}))) as RefusalBody
    const code = error?.code ?? `status_${reply.status}`
    return { ok: false, code, at, message: at.message ?? null, fields: error?.fields ?? [] }
  } catch {
    return { ok: false, code: 'no_answer', at: {}, message: null, fields: [] }
  }
}
