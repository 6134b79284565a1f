import { useCallback, useEffect, useState } from 'react'
import { mediaPath } from '#cms/addresses/media-path.ts'
import type { Focus } from '#lib/media/focus.ts'
import type { Media } from '#payload-types.ts'

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

/** The pictures with these ids, in their order, read once they are wanted; null until then. */
export function usePictures(ids: readonly number[], isWanted: boolean) {
  const [read, setRead] = useState<{ of: string; pictures: FocusPicture[] } | null>(null)
  const [isFaulty, setFaulty] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const of = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` reads them once more.
  useEffect(() => {
    setFaulty(false)
    if (of === '' || !isWanted) return
    const ended = new AbortController()
    readPictures(of.split(',').map(Number), ended.signal).then(
      (pictures) => {
        setRead({ of, pictures })
        setFaulty(pictures.length === 0)
      },
      () => {
        if (!ended.signal.aborted) setFaulty(true)
      },
    )
    return () => ended.abort()
  }, [of, isWanted, attempt])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  return { pictures: read?.of === of ? read.pictures : null, isFaulty, again }
}

async function readPictures(ids: number[], signal: AbortSignal): Promise<FocusPicture[]> {
  const query = new URLSearchParams({
    'where[id][in]': ids.join(),
    limit: String(ids.length),
    depth: '0',
  })
  const reply = await fetch(`/admin/api/media?${query}`, { signal, cache: 'no-store' })
  if (!reply.ok) throw new Error(`Media ${ids} are answered ${reply.status}`)
  const { docs } = (await reply.json()) as { docs: Media[] }
  return ids.flatMap((id) => toFocusPicture(docs.find((one) => one.id === id)) ?? [])
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
