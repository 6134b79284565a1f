import { asPublicSite } from '#cms/content/context.ts'
import type { Picture } from '#lib/media/picture.ts'
import { newsPath } from '#lib/routing/news-path.ts'
import { PAGE_SIZES, type Paged } from '#lib/routing/paging.ts'
import type { NewsPost as StoredPost } from '#payload-types.ts'
import { tryReadZones } from '../locations/zones.ts'
import { getPayload } from '../site/payload.ts'
import { toPictures } from './media.ts'
import { locationsOf, type NewsCountry, ofCountry } from './news-audience.ts'
import { readDocument } from './read-document.ts'
import { type Seo, toSeo } from './seo.ts'
import { type SliceData, toSlices } from './slices.ts'

/** For whom a post is; it decides its address (spec:routes.news-target). */
export type NewsType = StoredPost['type']

/** A post as lists show it. */
export type NewsSummary = {
  id: number
  uid: string
  /** Address of links to it; a post of some locations is redirected to the visitor's own. */
  url: string
  title: string
  type: NewsType
  /** Day of the post, `YYYY-MM-DD`. */
  date: string
  summary: string | null
  image: { desktop: Picture; mobile: Picture | null } | null
}

export type NewsPost = NewsSummary & {
  /** Ids of the locations it is for, those of its zones included; empty = not limited. */
  locations: number[]
  slices: SliceData[]
  /** Instant of its last change, ISO 8601. */
  updatedAt: string
  seo: Seo
}

export type NewsFilter = {
  /** Only posts of this country; without it all. */
  country?: NewsCountry
  /** From 1. */
  page?: number
}

/** Published posts, newest first (spec:routes.news-lists), 12 at a time. A page after the last has none. */
export async function readNews({
  country,
  page = 1,
}: NewsFilter = {}): Promise<Paged<NewsSummary>> {
  const payload = await getPayload()
  const { docs, totalDocs, totalPages } = await payload.find({
    collection: 'news-posts',
    where: country ? await ofCountry(country) : {},
    select: { uid: true, title: true, type: true, date: true, summary: true, image: true },
    sort: ['-date', 'id'],
    depth: 1,
    limit: PAGE_SIZES.news,
    page,
    ...asPublicSite,
  })
  return { items: docs.map(toSummary), page, pages: Math.max(1, totalPages), total: totalDocs }
}

/** A published post by its uid, or null. */
export async function readNewsPost(uid: string): Promise<NewsPost | null> {
  const post = await readDocument('news-posts', { uid: { equals: uid } })
  if (!post) return null
  const [payload, zones] = await Promise.all([getPayload(), tryReadZones()])
  return {
    ...toSummary(post),
    locations: locationsOf(post, zones ?? []),
    slices: toSlices(payload, post.slices),
    updatedAt: post.updatedAt,
    seo: toSeo(post, post.image?.desktop),
  }
}

type NewsPostFields = Pick<
  StoredPost,
  'id' | 'uid' | 'title' | 'type' | 'date' | 'summary' | 'image'
>

function toSummary(post: NewsPostFields): NewsSummary {
  return {
    id: post.id,
    uid: post.uid,
    url: newsPath(post.type, post.uid),
    title: post.title,
    type: post.type,
    date: post.date.slice(0, 10),
    summary: post.summary || null,
    image: toPictures(post.image),
  }
}
