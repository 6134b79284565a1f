import { avifWithoutMetadata } from '#cms/pictures/avif-metadata.ts'
import { jpegWithoutMetadata } from '#cms/pictures/jpeg-metadata.ts'
import { mp4WithoutMetadata } from '#cms/pictures/mp4-metadata.ts'
import { pngWithoutMetadata } from '#cms/pictures/png-metadata.ts'
import * as t from '../messages.gen.ts'
import { fileTypeOf } from './name-by-hash.ts'
import { onUpload } from './on-upload.ts'

/** Payload writes WebP anew, without metadata; these are kept as they come. */
const WAYS: Record<string, (bytes: Buffer) => Buffer | null> = {
  'image/avif': avifWithoutMetadata,
  'image/jpeg': jpegWithoutMetadata,
  'image/png': pngWithoutMetadata,
  'video/mp4': mp4WithoutMetadata,
}

/**
 * The file without what it says of places, people and devices, and without what follows its end; no pixel changes.
 * Null where it has not the structure of its kind.
 */
export function withoutMetadata(bytes: Buffer): Buffer | null {
  const way = WAYS[fileTypeOf(bytes)?.mime ?? '']
  return way ? way(bytes) : bytes
}

/** Keeps of pictures and films what they show: guests can download them, and a phone writes down where it was. */
export const dropMetadata = onUpload((file) => {
  const kept = withoutMetadata(file.data)
  if (!kept)
    return fileTypeOf(file.data)?.mime === 'video/mp4'
      ? t.thisFilmCannotBeRead()
      : t.thisPictureCannotBeRead()
  file.data = kept
  file.size = kept.length
  return null
})
