import type { PayloadRequest } from 'payload'
import { ok, type Result, refuse } from '#lib/result.ts'
import { withLocked } from '../documents/locked-documents.ts'
import { lacksAltText } from '../lint/alt-text.ts'
import * as t from './messages.gen.ts'
import type { AltChange } from './request-schemas.ts'
import { saveMedia } from './save-media.ts'
import { storedPictures } from './stored-pictures.ts'

type Code = 'alt_refused' | 'changed_meanwhile' | 'not_found'

/**
 * Changes the alt text of a picture, and answers with what is stored. Where it is not what was seen any more, the change
 * is refused (`changed_meanwhile`) with what it is now; words that say nothing are refused (`alt_refused`).
 */
export async function changeAlt(
  req: PayloadRequest,
  { id, before, after }: AltChange,
): Promise<Result<{ stored: string }, Code>> {
  return withLocked(req, 'media', [id], async (own) => {
    const [picture] = await storedPictures(own, [id])
    if (!picture) return refuse('not_found', { id })
    if (picture.alt === after) return ok({ stored: after })
    if (picture.alt !== before) return refuse('changed_meanwhile', { id, now: picture.alt })
    if (after === '' || lacksAltText({ mimeType: picture.mimeType, alt: after }))
      return refuse('alt_refused', { id, message: t.altRefused() })
    await saveMedia(own, id, { alt: after })
    return ok({ stored: after })
  })
}
