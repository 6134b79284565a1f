import type { PageType } from '#lib/routing/route.ts'
import type { Page as StoredPage } from '#payload-types.ts'
import { getPayload } from '../site/payload.ts'
import { readDocument } from './read-document.ts'
import { type Seo, toSeo } from './seo.ts'
import { type SliceData, toSlices } from './slices.ts'

/** A page that is made of slices. */
export type Page = {
  id: number
  uid: string
  type: PageType
  title: string
  slices: SliceData[]
  seo: Seo
}

/** The page that exists once for its kind, or null where the editors have none. */
export async function readPage(type: Exclude<PageType, 'text-page'>): Promise<Page | null> {
  return toPage(await readDocument('pages', { type: { equals: type } }))
}

/** A text page by its uid, or null. */
export async function readTextPage(uid: string): Promise<Page | null> {
  const where = { uid: { equals: uid }, type: { equals: 'text-page' } }
  return toPage(await readDocument('pages', where))
}

async function toPage(page: StoredPage | null): Promise<Page | null> {
  if (!page) return null
  const { id, uid, type, title } = page
  const slices = toSlices(await getPayload(), page.slices)
  return { id, uid, type, title, slices, seo: toSeo(page) }
}
