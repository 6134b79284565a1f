import type { DraftFinding } from '#cms/publish-check/check-draft.ts'

/** What the server finds in a draft, and where its page can be looked at; null where its address is refused. */
export type CheckedDraft = {
  findings: DraftFinding[]
  /** For each slice that the page draws, the row of the form that it comes from, from 0. */
  rows: number[]
  preview: string | null
}

/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 30_000

/** Has the server check the latest draft of a document; null where there is no answer. */
export async function askForCheck(collection: string, id: string): Promise<CheckedDraft | null> {
  try {
    const query = new URLSearchParams({ collection, id })
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const reply = await fetch(`/admin/api/publish-check/draft?${query}`, {
      signal,
      cache: 'no-store',
    })
    return reply.ok ? ((await reply.json()) as CheckedDraft) : null
  } catch {
    return null
  }
}
