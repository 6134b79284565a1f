import type { TableConflict } from '#booking-engine/host/types.ts'

/** Reply of the host API: a value, or a stable code with the conflicting visits, or what was saved meanwhile (`current`). */
export type Reply<T> =
  | { ok: true; value: T }
  | { ok: false; code: string; inTheWay: TableConflict[]; current?: unknown }

const BASE_PATH = '/admin/api/reservations'
/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 10_000
/** When a question of a form that nobody answered is asked again, ms. */
export const RETRY_MS = 3000

/** Reads from the endpoints of the board; `null` = nothing has changed. No answer at all is the code `no_answer`. */
export function getFromHostApi<T>(
  path: string,
  query: Record<string, string | number>,
): Promise<Reply<T | null>> {
  const search = new URLSearchParams(Object.entries(query).map(([key, v]) => [key, String(v)]))
  return send<T>(`${path}?${search}`, {})
}

/** Sends a change to the endpoints of the board. */
export function postToHostApi<T>(path: string, body: object): Promise<Reply<T | null>> {
  const headers = { 'content-type': 'application/json' }
  return send<T>(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/**
 * A random key by which the server knows a repeated request. (`randomUUID` is missing where the admin is
 * opened over plain HTTP in the restaurant's own network.)
 */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type RefusalBody = { error?: { code?: string }; inTheWay?: TableConflict[]; current?: unknown }

async function send<T>(path: string, init: RequestInit): Promise<Reply<T | null>> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const reply = await fetch(`${BASE_PATH}/${path}`, { ...init, signal, cache: 'no-store' })
    if (reply.status === 204) return { ok: true, value: null }
    if (reply.ok) return { ok: true, value: (await reply.json()) as T }
    const refused = (await reply.json().catch(() => ({}))) as RefusalBody
    const code = refused.error?.code ?? `status_${reply.status}`
    return { ok: false, code, inTheWay: refused.inTheWay ?? [], current: refused.current }
  } catch {
    // A tablet out of reach of the network, or just awake: what happened is not known.
    return { ok: false, code: 'no_answer', inTheWay: [] }
  }
}
