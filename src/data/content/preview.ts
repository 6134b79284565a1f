import * as cms from '#cms/addresses/preview-path.ts'
import { getPayload } from '../site/payload.ts'

/** Path of the page that shows a document (`pages:12`, `globals:header`), as `cms/addresses/preview-path.ts` has it. */
export async function previewPath(documentId: string): Promise<string | null> {
  return cms.previewPath(await getPayload(), documentId)
}
