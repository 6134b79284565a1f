import type { ListedFont } from '#cms/fonts/endpoints.ts'
import type { FontRole, OwnFont } from '#lib/look/own-font.ts'
import * as t from './messages.gen.ts'

/** Reply of the server: a value, or the sentence that says why there is none. */
export type FontReply<T> = { ok: true; value: T } | { ok: false; message: string }

/** How long an answer is waited for, ms: a font is read and cut meanwhile. */
const TIMEOUT_MS = 60_000

/** All uploaded fonts, the newest first. Throws where they cannot be read. */
export async function readFonts(): Promise<ListedFont[]> {
  const reply = await fetch('/admin/api/look/fonts', { cache: 'no-store' })
  if (!reply.ok) throw new Error(`The fonts are answered ${reply.status}`)
  return ((await reply.json()) as { fonts: ListedFont[] }).fonts
}

/** Has a file taken in for a role. */
export async function uploadFont(role: FontRole, file: File): Promise<FontReply<OwnFont>> {
  const headers = { 'content-type': 'application/octet-stream' }
  const init = { method: 'POST', headers, body: file }
  const reply = await send<{ font: OwnFont }>(`look/fonts?role=${role}`, init)
  return reply.ok ? { ok: true, value: reply.value.font } : reply
}

/** Deletes an uploaded font with its files. */
export function deleteFont(id: number): Promise<FontReply<unknown>> {
  return send(`fonts/${id}`, { method: 'DELETE' })
}

type RefusalBody = { error?: { code?: string; message?: string }; errors?: { message?: string }[] }

async function send<T>(path: string, init: RequestInit): Promise<FontReply<T>> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const reply = await fetch(`/admin/api/${path}`, { ...init, signal, cache: 'no-store' })
    if (reply.ok) return { ok: true, value: (await reply.json()) as T }
    // Answers of the front and of proxies are no JSON.
    const body = (await reply.json().catch(() => ({}))) as RefusalBody
    if (reply.status === 401 || reply.status === 403) return { ok: false, message: t.signedOut() }
    if (reply.status === 413 && !body.error?.message)
      return { ok: false, message: t.fontTooLarge() }
    return {
      ok: false,
      message: body.error?.message ?? body.errors?.[0]?.message ?? t.fontDidNotWork(),
    }
  } catch {
    return { ok: false, message: t.fontNoAnswer() }
  }
}
