import type { Payload } from 'payload'
import { SLICE_SIMULATOR_PATH } from '#lib/front/slice-simulator.ts'
import { documentPath } from '#lib/routing/links.ts'
import { newsPath } from '#lib/routing/news-path.ts'
import { inDraft } from '../access/in-draft.ts'
import { asPublicSite } from '../content/context.ts'
import { readFields } from '../content/read-fields.ts'
import { pagesWithReusableSlice } from '../reusable-slices/pages-with.ts'
import type { PreviewedGlobal } from './preview.ts'
import { shownMenuPath } from './shown-menu.ts'

const previewedCollections = [
  'pages',
  'locations',
  'news-posts',
  'menus',
  'menu-categories',
  'menu-items',
  'reusable-slices',
] as const
/** Collections whose documents have a preview. */
export type PreviewedCollection = (typeof previewedCollections)[number]

/** A page on which each global shows. */
const GLOBAL_PATHS: Record<PreviewedGlobal, (payload: Payload) => Promise<string>> = {
  header: async () => '/',
  footer: async () => '/',
  banner: async () => '/',
  popup: async () => '/',
  cookies: async () => '/',
  'not-found-page': async () => '/404',
  'seo-template': firstLocationPath,
  look: async () => '/',
}

const isGlobal = (slug: string): slug is PreviewedGlobal => Object.hasOwn(GLOBAL_PATHS, slug)

/**
 * Path of the page that shows a document (`pages:12`, `globals:header`), published or not; that of the slice simulator where
 * no page of guests does; null for an unknown document.
 */
export async function previewPath(payload: Payload, documentId: string): Promise<string | null> {
  const [name, number = ''] = documentId.split(':')
  if (name === 'globals') return isGlobal(number) ? GLOBAL_PATHS[number](payload) : null
  const collection = previewedCollections.find((one) => one === name)
  const id = Number(number)
  if (!collection || !Number.isInteger(id)) return null
  return inDraft(documentId, () => documentPreviewPath(payload, collection, id))
}

async function documentPreviewPath(
  payload: Payload,
  collection: PreviewedCollection,
  id: number,
): Promise<string | null> {
  const found = { id, draft: true, depth: 0, disableErrors: true, ...asPublicSite } as const
  switch (collection) {
    case 'pages': {
      const page = await payload.findByID({ collection, ...found })
      return page && documentPath(page.type, page.uid)
    }
    case 'news-posts': {
      const post = await payload.findByID({ collection, ...found })
      return post && newsPath(post.type, post.uid)
    }
    case 'locations': {
      const location = await payload.findByID({ collection, ...found })
      return location && documentPath('location', location.uid)
    }
    case 'menus':
    case 'menu-categories':
    case 'menu-items': {
      const path = await shownMenuPath(payload, collection, id)
      if (path) return path
      return (await payload.findByID({ collection, ...found })) && SLICE_SIMULATOR_PATH
    }
    case 'reusable-slices': {
      if (!(await payload.findByID({ collection, ...found }))) return null
      const { pages } = await pagesWithReusableSlice(payload, id, 1)
      return pages[0]?.path ?? SLICE_SIMULATOR_PATH
    }
  }
}

async function firstLocationPath(payload: Payload): Promise<string> {
  const [first] = await readFields(payload, 'locations', { select: { uid: true }, sort: '_order' })
  return first ? documentPath('location', first.uid) : '/'
}
