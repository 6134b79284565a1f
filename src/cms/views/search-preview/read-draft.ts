import type { DraftPage } from '#cms/search-preview/draft-page.ts'
import { ask, readPreview } from '../read-preview.ts'
import { type ShownPage, shownPage } from './shown-page.ts'

export type ReadDraft = { page: ShownPage; groupPictures: string[] }

/** Why there is nothing to show: nobody answered, the session has ended, or the draft has no page. */
export type ReadFault = 'no_answer' | 'signed_out' | 'no_page'

/** Reads a document's page with its draft, as the live preview shows it. */
export async function readDraft(collection: string, id: string): Promise<ReadDraft | ReadFault> {
  try {
    const question = new URLSearchParams({ collection, id })
    const asked = await ask(`/admin/api/search-preview/address?${question}`)
    if (asked.status === 401 || asked.status === 403) return 'signed_out'
    if (!asked.ok) return asked.status === 404 ? 'no_page' : 'no_answer'
    const { address, groupPictures } = (await asked.json()) as DraftPage
    const { status, html, origin } = await readPreview(address)
    if (status !== 200) return status === 404 ? 'no_page' : 'no_answer'
    const page = new DOMParser().parseFromString(html, 'text/html')
    return { page: shownPage(page, origin), groupPictures }
  } catch {
    // The line is gone, or the server does not answer.
    return 'no_answer'
  }
}
