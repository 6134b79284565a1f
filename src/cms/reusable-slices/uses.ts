import type { Payload, PayloadRequest, Where } from 'payload'
import { type SlicePlace, slicePlaces } from '#slices/define.ts'
import { runSql } from '../database/sql.ts'
import { reusedId, storedBlocks } from './allowed-slices.ts'

/** A document that has a reusable slice, as it is published or in its latest draft. */
export type ReusableSliceUse = {
  collection: SlicePlace
  /** The words for one of its kind: `Page`. */
  kind: string
  id: number
  title: string
  /** Its place among the slices of the document, from 0. */
  index: number
  /** Whether only a draft has it: guests do not see it there. */
  isDraft: boolean
}

type Found = { id: number; title: string; index: number; isDraft: boolean }
type Values = { title?: string; slices?: unknown; _status?: string }

/** What every stored list of slices with a reusable one has in it, in the JSON of both databases. */
const MARK = '%"reusable_slice"%'

/** The documents that have a reusable slice, those in the trash left out; by kind and title. */
export async function readUsesOfReusableSlice(
  payload: Payload,
  id: number,
  req?: PayloadRequest,
): Promise<ReusableSliceUse[]> {
  const uses = await Promise.all(
    slicePlaces.map(async (collection) => {
      const kind = String(payload.collections[collection].config.labels.singular)
      const drafts = await inDrafts(payload, collection, id, req)
      // What is published counts for more than a draft of the same document.
      const found = new Map([...drafts, ...(await inRows(payload, collection, id, req))])
      return [...found.values()].map((one) => ({ collection, kind, ...one }))
    }),
  )
  const order = new Intl.Collator('en')
  return uses
    .flat()
    .sort((a, b) => order.compare(a.kind, b.kind) || order.compare(a.title, b.title))
}

async function inRows(payload: Payload, collection: SlicePlace, id: number, req?: PayloadRequest) {
  const ids = await marked(payload, collection, false, req)
  if (ids.length === 0) return []
  const where: Where = { and: [{ id: { in: ids } }, { deletedAt: { exists: false } }] }
  const { docs } = await payload.db.find<Values & { id: number }>({
    ...{ collection, where, limit: 0, pagination: false, req },
    select: { title: true, slices: true, _status: true },
  })
  return docs.flatMap((doc) => entryOf(doc.id, doc, id, doc._status !== 'published'))
}

async function inDrafts(
  payload: Payload,
  collection: SlicePlace,
  id: number,
  req?: PayloadRequest,
) {
  const ids = await marked(payload, collection, true, req)
  if (ids.length === 0) return []
  const where: Where = { and: [{ id: { in: ids } }, { 'version.deletedAt': { exists: false } }] }
  const { docs } = await payload.db.findVersions<Values>({
    ...{ collection, where, limit: 0, pagination: false, req },
    select: { parent: true, version: { title: true, slices: true } },
  })
  return docs.flatMap(({ parent, version }) => entryOf(Number(parent), version, id, true))
}

function entryOf(
  document: number,
  { title, slices }: Values,
  id: number,
  isDraft: boolean,
): [number, Found][] {
  const index = storedBlocks(slices).findIndex((block) => reusedId(block) === id)
  if (index === -1) return []
  return [[document, { id: document, title: title || String(document), index, isDraft }]]
}

/**
 * Ids of the rows of a collection, or of its latest versions, that have any reusable slice: a scan of the table, which
 * spares reading the other documents. Table names are the schema's, not anybody's input.
 */
async function marked(
  payload: Payload,
  collection: SlicePlace,
  versions: boolean,
  req?: PayloadRequest,
): Promise<number[]> {
  const table = collection.replaceAll('-', '_')
  const from = versions ? `_${table}_v` : table
  const column = versions ? 'version_slices' : 'slices'
  const latest = versions ? ' AND latest = true' : ''
  const rows = await runSql(
    payload,
    `SELECT id FROM ${from} WHERE CAST(${column} AS text) LIKE '${MARK}'${latest}`,
    req,
  )
  return rows.map((row) => Number(row.id))
}
