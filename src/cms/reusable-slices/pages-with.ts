import type { Payload } from 'payload'
import { documentPath } from '#lib/routing/links.ts'
import { newsPath } from '#lib/routing/news-path.ts'
import { type SlicePlace, slicePlaces } from '#slices/define.ts'
import { menuPath } from '../addresses/shown-menu.ts'
import { readFields } from '../content/read-fields.ts'
import { type ReusableSliceUse, readUsesOfReusableSlice } from './uses.ts'

/** A page on which guests see a reusable slice. */
export type PageWithSlice = Pick<ReusableSliceUse, 'collection' | 'id' | 'title'> & { path: string }

/**
 * The first `most` pages on which guests see a reusable slice: pages, locations, posts, menus, each by title; `count` says of
 * how many documents.
 */
export async function pagesWithReusableSlice(
  payload: Payload,
  id: number,
  most: number,
): Promise<{ pages: PageWithSlice[]; count: number }> {
  const uses = await readUsesOfReusableSlice(payload, id)
  const seen = slicePlaces.flatMap((place) =>
    uses.filter(({ collection, isDraft }) => collection === place && !isDraft),
  )
  const pages: PageWithSlice[] = []
  for (const { collection, id, title } of seen) {
    if (pages.length === most) break
    const path = await publishedPath(payload, collection, id)
    if (path) pages.push({ collection, id, title, path })
  }
  return { pages, count: seen.length }
}

/** Path of a document as it is published, whatever draft of it there is; null where guests have no page of it. */
async function publishedPath(
  payload: Payload,
  collection: SlicePlace,
  id: number,
): Promise<string | null> {
  const where = { id: { equals: id } }
  switch (collection) {
    case 'pages': {
      const select = { uid: true, type: true } as const
      const [page] = await readFields(payload, collection, { where, select })
      return page ? documentPath(page.type, page.uid) : null
    }
    case 'news-posts': {
      const select = { uid: true, type: true } as const
      const [post] = await readFields(payload, collection, { where, select })
      return post ? newsPath(post.type, post.uid) : null
    }
    case 'locations': {
      const [location] = await readFields(payload, collection, { where, select: { uid: true } })
      return location ? documentPath('location', location.uid) : null
    }
    case 'menus': {
      const [menu] = await readFields(payload, collection, { where, select: { uid: true } })
      return menu ? menuPath(payload, menu.uid) : null
    }
  }
}
