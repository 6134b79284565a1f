import type { PrismicDocument } from '#lib/prismic/document.ts'
import { slicesIn } from '#lib/prismic/slice.ts'
import { isEmpty, rowsIn, type Values } from '#lib/prismic/values.ts'

/** Collections whose documents say by a slice how search engines show them. */
const WITH_SEO: readonly string[] = ['pages', 'locations', 'news-posts']

/** Slice zones: each tab of a type can have one. */
const ZONE = /^(?:slices|body)\d*$/

/**
 * The fields of a document under the names that this site has: slice zones are one, and fields for search engines are a slice
 * where the site has it.
 */
export function sourceOf({ data }: PrismicDocument, collection: string): Values {
  const isZone = ([name, value]: [string, unknown]) => ZONE.test(name) && slicesIn(value) !== null
  const zones = Object.entries(data).filter(isZone)
  const fields = Object.fromEntries(Object.entries(data).filter((field) => !isZone(field)))
  const slices = zones.flatMap(([, zone]) => rowsIn(zone))
  const hasOwn = slicesIn(slices)?.some(({ type }) => type === 'seo-slice') ?? false
  if (hasOwn || !WITH_SEO.includes(collection)) return { ...fields, slices }
  const { meta_title: title, meta_description: description, meta_image: image, ...others } = fields
  const primary = { title, description, image }
  const seo = isEmpty(primary) ? [] : [{ slice_type: 'seo_slice', primary, items: [] }]
  return { ...others, slices: [...slices, ...seo] }
}
