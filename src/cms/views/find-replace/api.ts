import type { Outcome } from '#cms/find-replace/change-document.ts'
import type { Cursor, FoundPage } from '#cms/find-replace/find-places.ts'
import type { ChosenPlaces } from '#cms/find-replace/replace-places.ts'
import type { Search } from '#cms/find-replace/search.ts'

/** Reply of the server: a value, or a stable code; no answer at all is `no_answer`. */
export type Reply<T> = { ok: true; value: T } | { ok: false; code: string }

/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 120_000

/** Looks through the next documents from a place on. */
export const askFound = (body: { search: Search; from: Cursor | null; room: number }) =>
  send<FoundPage>('find', body)

/** Replaces places of some documents. */
export const sendReplace = (body: {
  run: string | null
  search: Search
  documents: readonly ChosenPlaces[]
}) => send<{ run: string; outcomes: Outcome[] }>('replace', body)

/** Takes back what a replacement has changed of some documents. */
export const sendUndo = (body: { run: string; documents: readonly string[] }) =>
  send<{ outcomes: Outcome[] }>('undo', body)

async function send<T>(name: string, body: object): Promise<Reply<T>> {
  try {
    const reply = await fetch(`/admin/api/find-and-replace/${name}`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, cache: 'no-store' },
      ...{ body: JSON.stringify(body), signal: AbortSignal.timeout(TIMEOUT_MS) },
    })
    if (reply.ok) return { ok: true, value: (await reply.json()) as T }
    const { error } = (await reply.json().catch(() => ({}))) as { error?: { code?: string } }
    return { ok: false, code: error?.code ?? `status_${reply.status}` }
  } catch {
    return { ok: false, code: 'no_answer' }
  }
}
