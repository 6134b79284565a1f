import { createHash } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { readStoredGlobal } from '../documents/read-global.ts'
import {
  type LatestVersion,
  readLatestVersions,
  type Values,
  type Versions,
  versionsOf,
} from '../documents/versions.ts'
import type { Part, Parts } from './places.ts'
import { blockOf, type Source } from './sources.ts'
import { wordFieldsOf } from './word-fields.ts'

type Stored = Values & { id: number }

/** A document with its words, as it was read. */
export type ReadDocument = {
  source: Source
  /** Null of a global. */
  id: number | null
  title: string
  parts: Parts
  /** Differs as soon as anything of the document was saved. */
  seen: string
}

export type CollectionSource = Extract<Source, { in: 'collections' }>
type GlobalSource = Extract<Source, { in: 'globals' }>

/** The next documents of a collection by their ids after one, at most so many, those in the trash left out. */
export function readAfter(
  req: PayloadRequest,
  source: CollectionSource,
  after: number,
  most: number,
): Promise<ReadDocument[]> {
  return readWhere(req, source, { id: { greater_than: after } }, most)
}

/** One document as it is now; null where it is gone, or is none that may be changed. */
export async function readOne(
  req: PayloadRequest,
  source: Source,
  id: number | null,
): Promise<ReadDocument | null> {
  if (source.in === 'globals') return readGlobal(req, source)
  const [found] = await readWhere(req, source, { id: { equals: id } }, 1)
  return found ?? null
}

async function readWhere(
  req: PayloadRequest,
  source: CollectionSource,
  which: Where,
  limit: number,
): Promise<ReadDocument[]> {
  const { slug, trash, mine } = source
  const and = [which, ...(mine ? [mine] : []), ...(trash ? [{ deletedAt: { exists: false } }] : [])]
  const { docs } = await req.payload.db.find<Stored>({
    ...{ collection: slug, where: { and }, sort: 'id', limit, pagination: false, req },
  })
  const ids = docs.map(({ id }) => id)
  const drafts = source.hasDrafts ? await readLatestVersions(req, slug, ids) : new Map()
  return docs.map((doc) => documentOf(req, source, doc, drafts.get(doc.id) ?? null))
}

async function readGlobal(req: PayloadRequest, source: GlobalSource): Promise<ReadDocument | null> {
  const found = await readStoredGlobal(req, source.slug, source.hasDrafts)
  return found && documentOf(req, source, found.stored as Stored, found.latest)
}

function documentOf(
  req: PayloadRequest,
  source: Source,
  stored: Stored,
  latest: LatestVersion | null,
): ReadDocument {
  const { published, draft }: Versions = source.hasDrafts
    ? versionsOf<Values>(stored, latest)
    : { published: stored, draft: null }
  const partOf = (values: Values): Part => ({
    values,
    fields: wordFieldsOf(source.fields, values, blockOf(req)),
  })
  const values = draft ?? stored
  const title =
    source.in === 'globals' ? source.kind : String(values[source.title] || `${stored.id}`)
  return {
    ...{ source, title, id: source.in === 'globals' ? null : stored.id },
    parts: { published: published && partOf(published), draft: draft && partOf(draft) },
    seen: fingerprintOf([stored, latest]),
  }
}

const fingerprintOf = (read: unknown) =>
  createHash('sha256').update(JSON.stringify(read)).digest('base64url').slice(0, 27)
