import type { FlattenedBlock, FlattenedField, SanitizedConfig } from 'payload'
import { DOCUMENT_PREFIX, samplesOf, sliceSample } from './prismic-samples.ts'

type Values = Record<string, unknown>

/** Types of documents by the collections and globals that they are imported to, one for each. */
const TYPES = {
  ...{ zones: 'zone', 'menu-tags': 'menu_tag', locations: 'location', 'menu-items': 'menu_item' },
  ...{ 'menu-categories': 'menu_category', menus: 'menu', 'news-posts': 'news_post' },
  pages: 'text_page',
} as const
const GLOBALS = {
  ...{ header: 'header', footer: 'footer', banner: 'banner', popup: 'popup', cookies: 'cookies' },
  ...{ 'not-found-page': '404_page', 'seo-template': 'seo_template' },
} as const

/** A document of a repository, where it is imported to, and the slices that it has. */
export type WholeDocument = { slug: string; document: Values; slices: string[] }

/**
 * A repository with a document for each collection and global that documents are imported to, with a value for each field; every
 * slice stands in the first of them that takes it.
 */
export function wholeRepository(
  config: Pick<SanitizedConfig, 'collections' | 'globals'>,
  blocks: Readonly<Record<string, FlattenedBlock>>,
): { collections: WholeDocument[]; globals: WholeDocument[] } {
  const placed = new Set<string>()
  const documentOf = ([slug, type]: [string, string]): WholeDocument => {
    const { flattenedFields: fields = [] } =
      [...config.collections, ...config.globals].find((one) => one.slug === slug) ?? {}
    const slices = slicesIn(fields).filter((one) => !placed.has(one))
    for (const one of slices) placed.add(one)
    const samples = slices.map((one) => sliceSample(one, blocks[one]?.flattenedFields ?? []))
    const id = `${DOCUMENT_PREFIX}${slug}`
    const data = { ...samplesOf(fields), ...(slices.length > 0 ? { slices: samples } : {}) }
    return { slug, slices, document: { id, uid: id, type, lang: 'en-ca', data } }
  }
  return {
    collections: Object.entries(TYPES).map(documentOf),
    globals: Object.entries(GLOBALS).map(documentOf),
  }
}

/** Slices that a collection or global takes. */
function slicesIn(fields: readonly FlattenedField[]): string[] {
  const field = fields.find(({ name }) => name === 'slices')
  if (field?.type !== 'blocks') return []
  return (field.blockReferences ?? []).map((one) => (typeof one === 'string' ? one : one.slug))
}
