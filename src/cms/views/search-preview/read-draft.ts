import type { DraftPage } from '#cms/search-preview/draft-page.ts'
import { PREVIEW_COOKIE } from '#lib/cookies/preview-cookie.ts'
import { type ShownPage, shownPage } from './shown-page.ts'

/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 20_000

export type ReadDraft = { page: ShownPage; groupPictures: string[] }

/** Why there is nothing to show: nobody answered, the session has ended, or the draft has no page. */
export type ReadFault = 'no_answer' | 'signed_out' | 'no_page'

/**
 * Reads a document's page with its draft, as the live preview shows it. Where nothing was previewed before, the preview
 * that this begins is ended again: the rest of the site stays as guests see it.
 */
export async function readDraft(collection: string, id: string): Promise<ReadDraft | ReadFault> {
  try {
    const question = new URLSearchParams({ collection, id })
    const asked = await ask(`/admin/api/search-preview/address?${question}`)
    if (asked.status === 401 || asked.status === 403) return 'signed_out'
    if (!asked.ok) return asked.status === 404 ? 'no_page' : 'no_answer'
    const { address, groupPictures } = (await asked.json()) as DraftPage
    const { pathname, search, origin } = new URL(address)
    const isPreviewing = document.cookie.includes(PREVIEW_COOKIE)
    const shown = await ask(pathname + search)
    const html = await shown.text()
    if (!isPreviewing) await ask('/preview/exit', 'manual')
    if (!shown.ok) return shown.status === 404 ? 'no_page' : 'no_answer'
    const page = new DOMParser().parseFromString(html, 'text/html')
    return { page: shownPage(page, origin), groupPictures }
  } catch {
    // The line is gone, or the server does not answer.
    return 'no_answer'
  }
}

const ask = (address: string, redirect: RequestRedirect = 'follow') =>
  fetch(address, { cache: 'no-store', redirect, signal: AbortSignal.timeout(TIMEOUT_MS) })
