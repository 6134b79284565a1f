import type { PayloadRequest } from 'payload'
import type { Media } from '#payload-types.ts'
import { explainInvalid } from '../documents/invalid-document.ts'

type UploadedFile = NonNullable<PayloadRequest['file']>

/** Saves fields of a picture as whoever asks, and a file in place of its own, in the transaction of `req`. */
export function saveMedia(
  req: PayloadRequest,
  id: number,
  data: Partial<Media>,
  file?: UploadedFile,
): Promise<void> {
  return explainInvalid(id, async () => {
    await req.payload.update({
      ...{ collection: 'media', id, data, file },
      ...{ depth: 0, req, user: req.user, overrideAccess: false },
    })
  })
}
