import { useCallback, useEffect, useState } from 'react'
import { mediaPath } from '#cms/addresses/media-path.ts'
import type { Focus } from '#lib/media/focus.ts'
import type { Media } from '#payload-types.ts'

/** A picture of the library, as its focus is chosen on it. */
export type FocusPicture = {
  id: number
  /** Name of its file, by which a focus is stored. */
  file: string
  /** Address of a size that is quick to load. */
  src: string
  width: number
  height: number
  /** The picture's own focal point. */
  focus: Focus
}

/** The picture with this id, read once it is wanted; null until then, and where it is no picture. */
export function usePicture(id: number | null, isWanted: boolean) {
  const [picture, setPicture] = useState<FocusPicture | null>(null)
  const [isFaulty, setFaulty] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` reads it once more.
  useEffect(() => {
    setFaulty(false)
    if (id === null || !isWanted) return
    const ended = new AbortController()
    read(id, ended.signal).then(setPicture, () => {
      if (!ended.signal.aborted) setFaulty(true)
    })
    return () => ended.abort()
  }, [id, isWanted, attempt])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  return { picture: picture?.id === id ? picture : null, isFaulty, again }
}

async function read(id: number, signal: AbortSignal): Promise<FocusPicture | null> {
  const reply = await fetch(`/admin/api/media/${id}?depth=0`, { signal, cache: 'no-store' })
  if (!reply.ok) throw new Error(`Media ${id} is answered ${reply.status}`)
  const { filename, width, height, focalX, focalY, sizes } = (await reply.json()) as Media
  if (!filename || !width || !height) return null
  return {
    ...{ id, width, height, file: filename },
    src: mediaPath(sizes?.webp800?.filename || filename),
    focus: { x: focalX ?? 50, y: focalY ?? 50 },
  }
}
