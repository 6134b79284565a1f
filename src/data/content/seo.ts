import type { SharedPicture } from '#lib/media/picture.ts'
import type { SeoSliceBlock } from '#payload-types.ts'
import { firstSharedPicture, toSharedPicture } from './media.ts'

/** What search engines and shared links say of a document; what is null follows the SEO template. */
export type Seo = {
  /** The editors' own words: the document's `seo_slice` (spec:slices.seo-slice). */
  title: string | null
  description: string | null
  keywords: string | null
  /** From the `seo_slice`, else the document's own, else the first one on its page. */
  image: SharedPicture | null
  noIndex: boolean
}

type SeoFields = { noIndex?: boolean | null; slices?: readonly { blockType: string }[] | null }

/** `picture` is the document's own, as stored. */
export function toSeo({ noIndex, slices }: SeoFields, picture?: unknown): Seo {
  const own = (slices ?? []).find(isSeoSlice)
  const text = (value: string | null | undefined) => value?.trim() || null
  return {
    title: text(own?.title),
    description: text(own?.description),
    keywords: text(own?.keywords),
    image: toSharedPicture(own?.image) ?? toSharedPicture(picture) ?? firstSharedPicture(slices),
    noIndex: noIndex ?? false,
  }
}

function isSeoSlice(block: { blockType: string }): block is SeoSliceBlock {
  return block.blockType === 'seo_slice'
}
