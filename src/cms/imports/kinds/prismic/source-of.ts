import type { PrismicDocument } from '#lib/prismic/document.ts'
import { isEmpty, rowsIn, type Values } from '#lib/prismic/values.ts'

/** Collections whose documents say by a slice how search engines show them. */
const WITH_SEO: readonly string[] = ['pages', 'news-posts']

/** Slice zones: each tab of a type can have one. */
const ZONE = /^(?:slices|body)\d*$/

/**
 * The fields of a document under the names that this site has: slice zones are one, and fields for search engines are a slice
 * where the site has it.
 */
export function sourceOf({ data }: PrismicDocument, collection: string): Values {
  const zones = Object.entries(data).filter(([name]) => ZONE.test(name))
  const fields = Object.fromEntries(Object.entries(data).filter(([name]) => !ZONE.test(name)))
  const slices = zones.flatMap(([, zone]) => rowsIn(zone))
  if (!WITH_SEO.includes(collection)) return { ...fields, slices }
  const { meta_title: title, meta_description: description, meta_image: image, ...others } = fields
  const primary = { title, description, image }
  const seo = isEmpty(primary) ? [] : [{ slice_type: 'seo_slice', primary, items: [] }]
  return { ...others, slices: [...slices, ...seo] }
}
