import type { CollectionSlug, Payload } from 'payload'

/** Numbers of documents of a group, by their kind. */
export type ContentCounts = Record<keyof typeof COUNTED, number>

const COUNTED = {
  restaurants: 'locations',
  pages: 'pages',
  dishes: 'menu-items',
  news: 'news-posts',
  pictures: 'media',
  applications: 'applications',
  enquiries: 'enquiries',
  subscribers: 'subscribers',
} as const satisfies Record<string, CollectionSlug>

/** Counts documents, those in the trash included. */
export async function countContent(payload: Payload): Promise<ContentCounts> {
  const counting = Object.entries(COUNTED).map(async ([name, collection]) => {
    const { totalDocs } = await payload.count({ collection, trash: true })
    return [name, totalDocs] as const
  })
  return Object.fromEntries(await Promise.all(counting)) as ContentCounts
}
