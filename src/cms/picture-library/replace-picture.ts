import type { PayloadRequest } from 'payload'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { Media } from '#payload-types.ts'
import { withLocked } from '../documents/locked-documents.ts'
import { fileTypeOf } from '../hooks/uploads/name-by-hash.ts'
import * as t from './messages.gen.ts'
import type { Replacement } from './request-schemas.ts'
import { saveMedia } from './save-media.ts'
import { storedPictures } from './stored-pictures.ts'

type Code = 'changed_meanwhile' | 'kind_differs' | 'not_found'

/** The middle, where a picture has its focal point until somebody says otherwise. */
const MIDDLE = 50

const familyOf = (mimeType: string) => mimeType.split('/')[0]

/**
 * Puts a file in place of the one of a document, so that all that refers to it shows the new one; its focal point is
 * the middle again. A picture is replaced by a picture, a film by a film (`kind_differs`); a file that was replaced
 * meanwhile stays (`changed_meanwhile`). Whatever stops it in between leaves the old file with all of its sizes.
 */
export async function replacePicture(
  req: PayloadRequest,
  { id, name, seen }: Replacement,
  data: Buffer,
): Promise<Result<{ focusMoved: boolean }, Code>> {
  return withLocked(req, 'media', [id], async (own) => {
    const [picture] = await storedPictures(own, [id])
    if (!picture) return refuse('not_found', { id })
    if (picture.filename !== seen) return refuse('changed_meanwhile', { id })
    const kind = fileTypeOf(data)
    // What is no known kind is read as an SVG, or else refused by the upload's own rules, in their words.
    const mimetype = kind?.mime ?? 'image/svg+xml'
    if (familyOf(mimetype) !== familyOf(picture.mimeType ?? ''))
      return refuse('kind_differs', { id, message: t.kindDiffers() })
    const file = { data, name, mimetype, size: data.length }
    const focus: Partial<Media> = picture.width ? { focalX: MIDDLE, focalY: MIDDLE } : {}
    await saveMedia(own, id, focus, file)
    return ok({ focusMoved: Boolean(picture.width) && !isMiddle(picture) })
  })
}

const isMiddle = ({ focalX, focalY }: Media) =>
  (focalX ?? MIDDLE) === MIDDLE && (focalY ?? MIDDLE) === MIDDLE
