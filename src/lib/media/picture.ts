/** A picture as pages need it: sizes made at upload, immutable addresses, its focal point and colour. */
export type Picture = {
  /** Alt text; empty only for pure decoration. */
  alt: string
  /** Pixels of the largest size. */
  width: number
  height: number
  /** Focal point in per cent from the left and from the top. */
  focalX: number
  focalY: number
  /** Address of a JPEG or PNG that every browser shows. */
  src: string
  /** Candidate sizes, best format first; each `srcset` is ready for the attribute. */
  sources: { type: 'image/avif' | 'image/webp' | 'image/jpeg'; srcset: string }[]
}

/** A picture as links shared elsewhere show it: one file that every reader of such links knows. */
export type SharedPicture = { src: string; width: number; height: number; alt: string }

/** A small picture beside a name: one file, with the ratio of `width` to `height`. */
export type Logo = { src: string; width: number; height: number }
