import type {
  CollectionSlug,
  Payload,
  SelectType,
  TransformCollectionWithSelect,
  TypedCollectionSelect,
  Where,
} from 'payload'
import { yieldToEventLoop } from '#lib/process/event-loop.ts'
import { asPublicSite } from './context.ts'

/** Documents of one query (spec:api.content-queries). */
const PAGE_SIZE = 100

/** What a list is made of; `depth` as the content system counts it, `sort` one field (`-date`). */
export type ReadAllOptions<Select> = {
  where?: Where
  select?: Select
  sort?: string
  depth?: number
  /** Documents of one query; 100 unless told, fewer where many are read while guests wait. */
  pageSize?: number
}

/** `Payload.find` of any collection: spelled out by collection, its options are too large a union. */
type Finder<Document> = {
  find(options: object): Promise<{ docs: Document[]; nextPage?: number | null | undefined }>
}

/**
 * Every published document of a collection in order, 100 a query until there is no next page. What
 * `sort` leaves equal follows in the order of the ids, so that pages neither overlap nor leave gaps;
 * a publish in between raises the epoch, which has the page read again.
 */
export async function readAll<
  Slug extends CollectionSlug,
  Select extends TypedCollectionSelect[Slug] & SelectType,
>(
  payload: Payload,
  collection: Slug,
  { sort, pageSize = PAGE_SIZE, ...options }: ReadAllOptions<Select> = {},
): Promise<TransformCollectionWithSelect<Slug, Select>[]> {
  type Document = TransformCollectionWithSelect<Slug, Select>
  const finder = payload as unknown as Finder<Document>
  const order = sort ? [sort, 'id'] : 'id'
  const query = { collection, ...options, sort: order, limit: pageSize, ...asPublicSite }
  const all: Document[] = []
  let page: number | null | undefined = 1
  while (page) {
    const found = await finder.find({ ...query, page })
    all.push(...found.docs)
    page = found.nextPage
    await yieldToEventLoop()
  }
  return all
}
