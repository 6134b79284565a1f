import manifest from './manifest.json' with { type: 'json' }

/** One file of a picture, in `media/files`. */
export type PictureFile = {
  file: string
  type: 'image/avif' | 'image/webp' | 'image/jpeg'
  width: number
  height: number
  bytes: number
}

/** A picture with its pre-made sizes. */
export type PictureEntry = {
  /** The JPEG that every browser shows, at full size. */
  file: string
  width: number
  height: number
  bytes: number
  /** First 16 hex digits of the SHA-256 of `file`. */
  hash: string
  sizes: PictureFile[]
  /** Its cut for shared links, where it is large enough for one. */
  shared?: PictureFile
}

export type MediaManifest = {
  pictures: Record<string, PictureEntry>
  videos: Record<string, { file: string; bytes: number; hash: string }>
}

/** What `demo/make-media.ts` wrote. */
export const mediaManifest = manifest as MediaManifest
