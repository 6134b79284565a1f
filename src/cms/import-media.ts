import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { pictureWidths } from './collections/media.ts'

/** A file that is stored as it is: where it lies, and its name in the library. */
export type MediaFile = { from: string; filename: string; mimeType: string; filesize: number }

/** A picture or film with sizes that were made before. `filename`s start with a content hash. */
export type MediaImport = MediaFile & {
  alt: string
  width?: number
  height?: number
  focalX?: number
  focalY?: number
  sizes?: (MediaFile & { width: number; height: number })[]
}

/**
 * Puts a file with its pre-made sizes into the library without encoding anything; answers with its
 * id. A file of that name that is there already stays as it is, whatever an editor changed about it.
 */
export async function importMedia(
  payload: Payload,
  dataDir: string,
  media: MediaImport,
): Promise<number> {
  const found = await payload.find({
    collection: 'media',
    where: { filename: { equals: media.filename } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  if (found.docs[0]) return found.docs[0].id
  const folder = path.resolve(dataDir, 'media')
  await mkdir(folder, { recursive: true })
  for (const file of [media, ...(media.sizes ?? [])]) {
    await copyFile(file.from, path.join(folder, file.filename))
  }
  const { from: _, sizes = [], ...data } = media
  // Past Payload's own upload, which would make every size again.
  const created = await payload.db.create({
    collection: 'media',
    data: { focalX: 50, focalY: 50, ...data, sizes: slots(sizes) },
  })
  return Number(created.id)
}

/** Each size in the place of the smallest usual width that holds it. */
function slots(sizes: NonNullable<MediaImport['sizes']>) {
  return Object.fromEntries(
    sizes.map(({ from: _, ...size }) => {
      const width = pictureWidths.find((usual) => usual >= size.width) ?? pictureWidths.at(-1)
      return [`${size.mimeType.replace('image/', '')}${width}`, size]
    }),
  )
}
