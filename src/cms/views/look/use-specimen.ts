import { useEffect, useState } from 'react'
import type { OwnFont } from '#lib/look/own-font.ts'
import { mediaPath } from '#lib/media/media-path.ts'

/**
 * Loads an uploaded font into the admin for its specimen: the `font-family`, or why there is none. A browser may
 * refuse a font that the server could read.
 */
export function useSpecimen({ id, file, weights }: OwnFont): {
  family: string
  isRefused: boolean
} {
  const family = `specimen-${id}`
  const [refused, setRefused] = useState<string | null>(null)
  const [min, max] = weights
  useEffect(() => {
    const weight = min === max ? 'normal' : `${min} ${max}`
    const face = new FontFace(family, `url("${mediaPath(file)}") format("woff2")`, { weight })
    document.fonts.add(face)
    let isShown = true
    face.load().then(
      () => isShown && setRefused(null),
      () => isShown && setRefused(file),
    )
    return () => {
      isShown = false
      document.fonts.delete(face)
    }
  }, [family, file, min, max])
  return { family, isRefused: refused === file }
}
