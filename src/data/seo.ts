import type { Picture } from '#lib/picture.ts'
import type { SeoField } from '../payload-types.ts'
import { toPicture } from './media.ts'

/** A page's own words for search engines; what is null follows the SEO template. */
export type Seo = {
  title: string | null
  description: string | null
  keywords: string | null
  image: Picture | null
  noIndex: boolean
}

export function toSeo(seo: SeoField | null | undefined): Seo {
  return {
    title: seo?.title?.trim() || null,
    description: seo?.description?.trim() || null,
    keywords: seo?.keywords?.trim() || null,
    image: toPicture(seo?.image),
    noIndex: seo?.noIndex ?? false,
  }
}
