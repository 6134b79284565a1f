import type { Focus } from '#lib/media/focus.ts'
import { mediaPath } from '#lib/media/media-path.ts'
import type { Media } from '#payload-types.ts'
import { type Reading, useReading } from '../reading/use-reading.ts'

/** A picture of the library, as its focus is chosen on it. */
export type FocusPicture = {
  id: number
  /** Name of its file, by which a focus is stored. */
  file: string
  /** Its alt text, or the name of its file where it has none. */
  name: string
  /** Address of a size that is quick to load. */
  src: string
  width: number
  height: number
  /** The picture's own focal point. */
  focus: Focus
}

/** The pictures with these ids, in their order, read once they are wanted. */
export function usePictures(ids: readonly number[], isWanted: boolean): Reading<FocusPicture[]> {
  return useReading(isWanted && ids.length > 0 ? ids.join() : null, readPictures)
}

async function readPictures(joined: string, signal: AbortSignal): Promise<FocusPicture[]> {
  const ids = joined.split(',').map(Number)
  const query = new URLSearchParams({
    'where[id][in]': joined,
    limit: String(ids.length),
    depth: '0',
  })
  const reply = await fetch(`/admin/api/media?${query}`, { signal, cache: 'no-store' })
  if (!reply.ok) throw new Error(`Media ${joined} are answered ${reply.status}`)
  const { docs } = (await reply.json()) as { docs: Media[] }
  const pictures = ids.flatMap((id) => toFocusPicture(docs.find((one) => one.id === id)) ?? [])
  if (pictures.length === 0) throw new Error(`Of the media ${joined} there are none`)
  return pictures
}

function toFocusPicture(media: Media | undefined): FocusPicture | null {
  const { id, filename, alt, width, height, focalX, focalY, sizes } = media ?? {}
  if (!id || !filename || !width || !height) return null
  return {
    ...{ id, width, height, file: filename },
    name: alt?.trim() || filename,
    src: mediaPath(sizes?.webp800?.filename || filename),
    focus: { x: focalX ?? 50, y: focalY ?? 50 },
  }
}
