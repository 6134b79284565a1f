import type { DraftFinding } from '#cms/publish-check/check-draft.ts'
import type { ShownPages } from '#cms/publish-check/shown-pages.ts'

/** What the server finds in a draft, the pages on which it can be looked at, and the address that shows them with it. */
export type CheckedDraft = ShownPages & {
  findings: DraftFinding[]
  /** Null where there is no page to look at, or its address is refused. */
  preview: string | null
}

/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 30_000

/** Has the server check the latest draft of a document; null where there is no answer. */
export function askForCheck(collection: string, id: string): Promise<CheckedDraft | null> {
  const query = new URLSearchParams({ collection, id })
  return ask(`draft?${query}`)
}

/** Has the server check what was never saved, by the values of its form; null where there is no answer. */
export function askForCheckOfNew(
  collection: string,
  values: unknown,
): Promise<Pick<CheckedDraft, 'findings'> | null> {
  const headers = { 'content-type': 'application/json' }
  return ask('new', { method: 'POST', headers, body: JSON.stringify({ collection, values }) })
}

async function ask<T>(address: string, how: RequestInit = {}): Promise<T | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const reply = await fetch(`/admin/api/publish-check/${address}`, {
      ...how,
      ...{ signal, cache: 'no-store' },
    })
    return reply.ok ? ((await reply.json()) as T) : null
  } catch {
    return null
  }
}
