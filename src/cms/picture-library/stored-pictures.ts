import type { PayloadRequest } from 'payload'
import type { Media } from '#payload-types.ts'

/** Pictures as they are stored now, in the transaction of `req`, in the order of their ids. */
export async function storedPictures(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<Media[]> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    ...{ depth: 0, limit: ids.length, pagination: false, sort: 'id', req },
  })
  return docs
}
