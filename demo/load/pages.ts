import { type IdLookup, resolveAuthored } from '#cms/initial-content/resolve.ts'
import type { Values } from '#cms/initial-content/store.ts'
import type { DemoPost } from '../content/news/types.ts'
import type { DemoPage } from '../content/pages/types.ts'

export function pageInput(page: DemoPage, ids: IdLookup): Values {
  const { title, type } = page
  return { title, type, slices: resolveAuthored(page.slices, ids) }
}

export function postInput(post: DemoPost, ids: IdLookup): Values {
  const { title, type, date, excerpt, image, locations = [], zones = [] } = post
  return {
    title,
    type,
    // Noon, so that the day is the same in every zone that reads it.
    date: `${date}T12:00:00.000Z`,
    summary: excerpt,
    image: { desktop: ids('media', image) },
    locations: [
      ...locations.map((uid) => ({ relationTo: 'locations', value: ids('locations', uid) })),
      ...zones.map((uid) => ({ relationTo: 'zones', value: ids('zones', uid) })),
    ],
    slices: resolveAuthored(post.slices, ids),
  }
}
