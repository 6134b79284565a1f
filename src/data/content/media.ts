import { readFocus } from '#lib/media/focus.ts'
import { mediaPath } from '#lib/media/media-path.ts'
import type { Logo, Picture, SharedPicture } from '#lib/media/picture.ts'
import { sharedSize } from '#lib/media/shared-cut.ts'
import { type Video, videoType } from '#lib/media/video.ts'

type StoredSize = {
  filename?: string | null
  width?: number | null
  height?: number | null
  mimeType?: string | null
}

/** As much of a media document as pages need; anything else is not one. */
type StoredMedia = {
  filename: string
  mimeType: string
  alt?: string | null
  width?: number | null
  height?: number | null
  focalX?: number | null
  focalY?: number | null
  sizes?: Record<string, StoredSize | undefined> | null
}

/** Fields that pages need of a media document, for a query's `select`. */
export const mediaFields = {
  ...{ filename: true, mimeType: true, alt: true, width: true, height: true },
  ...{ focalX: true, focalY: true, sizes: true },
} as const satisfies Record<keyof StoredMedia, true>

/**
 * A stored picture with its sizes, or null for what is not there or no picture.
 *
 * @param focus - the focus that was stored for this use of it; unless it has one, its own focal point is used.
 */
export function toPicture(value: unknown, focus?: unknown): Picture | null {
  if (!isStoredMedia(value) || !value.mimeType.startsWith('image/')) return null
  const { filename, width, height } = value
  if (!width || !height) return null
  const { x, y } = readFocus(focus, filename) ?? { x: value.focalX ?? 50, y: value.focalY ?? 50 }
  return {
    alt: value.alt ?? '',
    width,
    height,
    focalX: x,
    focalY: y,
    src: mediaPath(filename),
    sources: (['image/avif', 'image/webp'] as const).flatMap((type) => {
      const srcset = srcsetOf(value.sizes ?? {}, type)
      return srcset ? [{ type, srcset }] : []
    }),
  }
}

/** What a group `picture` (`cms/fields/picture.ts`) stores. */
type StoredPictures = {
  desktop?: unknown
  desktopFocus?: string | null
  mobile?: unknown
  mobileFocus?: string | null
}

/** A stored picture with its variant for phones; null where there is no picture. */
export function toPictures(
  stored: StoredPictures | null | undefined,
): { desktop: Picture; mobile: Picture | null } | null {
  const desktop = toPicture(stored?.desktop, stored?.desktopFocus)
  return desktop && { desktop, mobile: toPicture(stored?.mobile, stored?.mobileFocus) }
}

/**
 * A stored picture for shared links: the cut made for them at upload, else the file nearest to its
 * width, never as AVIF, which few readers of links know. Null for what is no picture.
 */
export function toSharedPicture(value: unknown): SharedPicture | null {
  if (!isStoredMedia(value) || !value.mimeType.startsWith('image/')) return null
  const { shared, ...sizes } = value.sizes ?? {}
  const files = shared?.filename ? [shared] : [value, ...Object.values(sizes)]
  const usable = files.flatMap((file): (SharedPicture & { over: number })[] => {
    const { filename, width, height, mimeType } = file ?? {}
    if (!filename || !width || !height || mimeType === 'image/avif') return []
    const over = Math.abs(width - sharedSize.width) + (width < sharedSize.width ? 1e6 : 0)
    return [{ src: mediaPath(filename), width, height, alt: value.alt ?? '', over }]
  })
  const [best] = usable.sort((a, b) => a.over - b.over)
  if (!best) return null
  const { over: _, ...picture } = best
  return picture
}

/** The first picture anywhere in stored blocks, in the order of the page. */
export function firstSharedPicture(blocks: unknown): SharedPicture | null {
  const picture = toSharedPicture(blocks)
  if (picture || typeof blocks !== 'object' || blocks === null) return picture
  for (const inner of Object.values(blocks)) {
    const found = firstSharedPicture(inner)
    if (found) return found
  }
  return null
}

/** A stored picture that is shown as small as a line of text: its narrowest file. Null for what is none. */
export function toLogo(value: unknown): Logo | null {
  const picture = toPicture(value)
  if (!picture || !isStoredMedia(value)) return null
  const { webp480: small } = value.sizes ?? {}
  const src = small?.filename ? mediaPath(small.filename) : picture.src
  return { src, width: picture.width, height: picture.height }
}

/** A stored film, or null. */
export function toVideo(value: unknown): Video | null {
  if (!isStoredMedia(value)) return null
  const { mimeType, filename } = value
  if (mimeType !== 'video/webm' && mimeType !== 'video/mp4') return null
  return { src: mediaPath(filename), type: videoType(mimeType, filename) }
}

function srcsetOf(sizes: Record<string, StoredSize | undefined>, type: string): string {
  const byWidth = new Map<number, string>()
  for (const size of Object.values(sizes)) {
    if (size?.mimeType === type && size.width && size.filename) {
      byWidth.set(size.width, mediaPath(size.filename))
    }
  }
  return [...byWidth]
    .sort(([a], [b]) => a - b)
    .map(([width, address]) => `${address} ${width}w`)
    .join(', ')
}

function isStoredMedia(value: unknown): value is StoredMedia {
  if (typeof value !== 'object' || value === null) return false
  const { filename, mimeType } = value as Partial<StoredMedia>
  return typeof filename === 'string' && typeof mimeType === 'string'
}
