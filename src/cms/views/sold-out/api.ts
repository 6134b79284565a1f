import type { SoldOutBoard } from '../../sold-out/board.ts'

/** What was answered: a value, or a stable code; no answer at all is the code `no_answer`. */
export type Reply<T> = { ok: true; value: T } | { ok: false; code: string }

const BASE_PATH = '/admin/api/sold-out'
/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 10_000

/** The menu of a location as it stands now. */
export function fetchBoard(location: number): Promise<Reply<SoldOutBoard>> {
  return send(`board?location=${location}`, {})
}

/** Marks a dish as sold out, or as available again. */
export function postSoldOut(
  location: number,
  item: string,
  soldOut: boolean,
): Promise<Reply<object>> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ location, item, soldOut })
  return send('set', { method: 'POST', headers, body })
}

async function send<T>(path: string, init: RequestInit): Promise<Reply<T>> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const reply = await fetch(`${BASE_PATH}/${path}`, { ...init, signal, cache: 'no-store' })
    if (reply.ok) return { ok: true, value: (await reply.json()) as T }
    const { error } = (await reply.json().catch(() => ({}))) as { error?: { code?: string } }
    return { ok: false, code: error?.code ?? `status_${reply.status}` }
  } catch {
    return { ok: false, code: 'no_answer' }
  }
}
