import {
  type CollectionSlug,
  createLocalReq,
  type FlattenedField,
  Forbidden,
  type Payload,
  type PayloadRequest,
  type SelectType,
  type TransformCollectionWithSelect,
  type TypedCollectionSelect,
  type Where,
} from 'payload'
import { yieldToEventLoop } from '#lib/process/event-loop.ts'
import { publicSiteContext } from './context.ts'

/** Documents of one query (spec:api.content-queries). */
const PAGE_SIZE = 100

/** Options of `readFields`; `sort` is one field (`-date`), `pageSize` 100 unless told. */
export type ReadFieldsOptions<Select> = {
  select: Select
  where?: Where
  sort?: string | undefined
  pageSize?: number | undefined
}

/**
 * Chosen fields of every published document of a collection in order, as they are stored: references are ids, and
 * neither hooks nor the access of single fields run, which takes `readAll` most of its time. Throws
 * `Forbidden` where the site may not read the collection.
 */
export async function readFields<
  Slug extends CollectionSlug,
  const Select extends TypedCollectionSelect[Slug] & SelectType,
>(
  payload: Payload,
  collection: Slug,
  { where = {}, ...options }: ReadFieldsOptions<Select>,
): Promise<TransformCollectionWithSelect<Slug, Select>[]> {
  const req = await createLocalReq({ context: publicSiteContext }, payload)
  const readable = await payload.collections[collection].config.access.read({ req })
  if (readable === false) throw new Forbidden()
  const conditions = [where, readable === true ? {} : readable]
  return readStored<Slug, Select>(req, collection, { ...options, where: { and: conditions } })
}

/** The same of all documents that are not in the trash, drafts included, whoever asks. */
export async function readStored<
  Slug extends CollectionSlug,
  const Select extends TypedCollectionSelect[Slug] & SelectType,
>(
  req: PayloadRequest,
  collection: Slug,
  { select, where = {}, sort, pageSize = PAGE_SIZE }: ReadFieldsOptions<Select>,
): Promise<TransformCollectionWithSelect<Slug, Select>[]> {
  type Document = TransformCollectionWithSelect<Slug, Select>
  const { db, collections } = req.payload
  const { flattenedFields: fields, trash } = collections[collection].config
  const kept = trash ? [{ deletedAt: { exists: false } }] : []
  const query = {
    ...{ collection, select: { ...nothingOfGroups(fields), ...select } },
    ...{ req, pagination: false, limit: pageSize },
    where: { and: [where, ...kept] },
    sort: sort ? [sort, 'id'] : ['id'],
  }
  const all: Document[] = []
  for (let page = 1; ; page++) {
    const { docs } = await db.find({ ...query, page })
    all.push(...(docs as unknown as Document[]))
    if (docs.length < pageSize) return all
    await yieldToEventLoop()
  }
}

/** Of a group that `select` does not name Payload reads the rows of its lists nevertheless, unless told so. */
function nothingOfGroups(fields: readonly FlattenedField[]): SelectType {
  const groups = fields.filter(({ type }) => type === 'group')
  return Object.fromEntries(groups.map(({ name }) => [name, {}]))
}
