import type { SubmissionDetail } from '#cms/submissions/types.ts'

/** A reply of the server: a value, or a stable code with the submission as it is by now. */
export type Reply<T> =
  | { ok: true; value: T }
  | { ok: false; code: string; current: SubmissionDetail | null; unfilled: string[] }

/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 10_000

/** Sends a question or a change to the endpoints of submissions; no answer at all is the code `no_answer`. */
export async function postToSubmissions<T>(name: string, body: object): Promise<Reply<T>> {
  try {
    const reply = await send(name, body, AbortSignal.timeout(TIMEOUT_MS))
    if (reply.ok) return { ok: true, value: (await reply.json()) as T }
    const refused = (await reply.json().catch(() => ({}))) as RefusalBody
    const { error, current = null, unfilled = [] } = refused
    return { ok: false, code: error?.code ?? `status_${reply.status}`, current, unfilled }
  } catch {
    return { ok: false, code: 'no_answer', current: null, unfilled: [] }
  }
}

type RefusalBody = {
  error?: { code?: string }
  current?: SubmissionDetail
  unfilled?: string[]
}

/** Has what is looked for saved as a file. Returns false where that did not work. */
export async function saveExport(body: { list: string }): Promise<boolean> {
  try {
    const reply = await send('export', body)
    if (!reply.ok) return false
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await reply.blob())
    link.download = `${body.list}.csv`
    link.click()
    URL.revokeObjectURL(link.href)
    return true
  } catch {
    return false
  }
}

function send(name: string, body: object, signal?: AbortSignal): Promise<Response> {
  return fetch(`/admin/api/submissions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
    ...(signal ? { signal } : {}),
  })
}
