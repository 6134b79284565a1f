import type { LibraryPicture } from '#cms/picture-library/find-pictures.ts'
import type { PictureUse } from '#cms/picture-library/uses-index.ts'

/** Reply of the server: a value, or a stable code with what is there now, and its own words where it has some. */
export type Reply<T> =
  | { ok: true; value: T }
  | { ok: false; code: string; now: string | null; message: string | null }

/** How long an answer is waited for, ms: a large file is cut to all of its sizes meanwhile. */
const TIMEOUT_MS = 120_000

export const askUses = (id: number) => send<{ uses: PictureUse[] }>(`uses?id=${id}`, {})

export const saveAlt = (body: { id: number; before: string; after: string }) =>
  send<{ stored: string }>('alt', jsonOf(body))

export const saveTags = (body: { ids: number[]; add: string[]; remove: string[] }) =>
  send<{ tags: Record<number, string[]> }>('tags', jsonOf(body))

/** Puts a file in place of the one that was seen. */
export function replaceFile({ id, file: seen }: LibraryPicture, file: File) {
  const query = new URLSearchParams({ id: String(id), name: file.name, seen })
  const headers = { 'content-type': 'application/octet-stream' }
  const init = { method: 'POST', headers, body: file }
  return send<{ focusMoved: boolean; picture: LibraryPicture }>(`replace?${query}`, init)
}

const jsonOf = (body: object): RequestInit => ({
  ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
  body: JSON.stringify(body),
})

type RefusalBody = { error?: { code?: string }; at?: { now?: string; message?: string } }

async function send<T>(path: string, init: RequestInit): Promise<Reply<T>> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const address = `/admin/api/picture-library/${path}`
    const reply = await fetch(address, { ...init, signal, cache: 'no-store' })
    if (reply.ok) return { ok: true, value: (await reply.json()) as T }
    const { error, at = {} } = (await reply.json().catch(() => ({}))) as RefusalBody
    const code = error?.code ?? `status_${reply.status}`
    return { ok: false, code, now: at.now ?? null, message: at.message ?? null }
  } catch {
    return { ok: false, code: 'no_answer', now: null, message: null }
  }
}
