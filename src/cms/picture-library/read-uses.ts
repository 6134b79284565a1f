import type { FlattenedBlock, FlattenedField, Payload } from 'payload'
import { yieldToEventLoop } from '#lib/process/event-loop.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { runSql } from '../database/sql.ts'
import { referencesOf } from '../hooks/content/reference-check.ts'
import { type CollectionSource, type GlobalSource, pictureSources } from './sources.ts'
import { picturesOfFiles, typedFileNames } from './typed-addresses.ts'
import { type Part, UsesIndex } from './uses-index.ts'

/** Documents of one query. */
const BATCH = 100

type Values = Record<string, unknown>
type Known = { index: UsesIndex; turn: Promise<void> }

const knownUses = () => processSingleton('picture-uses', () => new WeakMap<Payload, Known>())

/**
 * Which documents use which pictures now, drafts included: what was read before is kept in memory, and only what was
 * saved since is read again. The first call after the start reads all documents once.
 */
export async function readUses(payload: Payload): Promise<UsesIndex> {
  const known = knownUses().get(payload) ?? { index: new UsesIndex(), turn: Promise.resolve() }
  knownUses().set(payload, known)
  // One after the other: each sees what was saved before it was asked for.
  const own = known.turn.then(() => refresh(payload, known.index))
  known.turn = own.catch(() => {})
  await own
  return known.index
}

async function refresh(payload: Payload, index: UsesIndex): Promise<void> {
  const { collections, globals } = pictureSources(payload)
  const found = new Set<string>()
  for (const source of collections) {
    await refreshRows(payload, index, found, source, false)
    if (source.drafts) await refreshRows(payload, index, found, source, true)
  }
  for (const source of globals) {
    await refreshGlobal(payload, index, found, source, false)
    if (source.drafts) await refreshGlobal(payload, index, found, source, true)
  }
  for (const key of [...index.keys()]) if (!found.has(key)) index.remove(key)
}

/** The published rows of a collection, or its latest drafts: stamps of all, contents of what has changed. */
async function refreshRows(
  payload: Payload,
  index: UsesIndex,
  found: Set<string>,
  source: CollectionSource,
  isDraft: boolean,
): Promise<void> {
  const stamps = await stampsOf(payload, source, isDraft)
  const keyOf = (id: number) => `${source.slug}/${isDraft ? 'drafts/' : ''}${id}`
  for (const id of stamps.keys()) found.add(keyOf(id))
  const changed = [...stamps].filter(([id, stamp]) => index.stampOf(keyOf(id)) !== stamp)
  for (let from = 0; from < changed.length; from += BATCH) {
    const ids = changed.slice(from, from + BATCH).map(([id]) => id)
    for (const { id, owner, values } of await readRows(payload, source, isDraft, ids)) {
      index.put(keyOf(id), {
        owner: `collections/${source.slug}/${owner}`,
        kind: source.kind,
        title: String(values[source.title] ?? owner),
        // Taken before the row was read: what is saved in between is read again by the next call.
        stamp: stamps.get(id) ?? '',
        isDraft: isDraft || values._status === 'draft',
        pictures: await picturesIn(payload, source.fields, values),
      })
    }
    await yieldToEventLoop()
  }
}

/** By the id of each row, what changes whenever it is saved. Table names are the schema's, not anybody's input. */
async function stampsOf(payload: Payload, { slug }: CollectionSource, isDraft: boolean) {
  const name = slug.replaceAll('-', '_')
  const table = isDraft ? `_${name}_v` : name
  const latest = isDraft ? ' WHERE latest = true' : ''
  const rows = await runSql(
    payload,
    `SELECT id, CAST(updated_at AS text) AS stamp FROM ${table}${latest}`,
  )
  return new Map(rows.map(({ id, stamp }) => [Number(id), String(stamp)]))
}

type Row = { id: number; owner: number; values: Values }

async function readRows(
  payload: Payload,
  { slug, select, drafts }: CollectionSource,
  isDraft: boolean,
  ids: number[],
): Promise<Row[]> {
  const where = { id: { in: ids } }
  const query = { where, limit: 0, pagination: false } as const
  const asked = { ...select, ...(drafts ? { _status: true as const } : {}) }
  if (!isDraft) {
    const { docs } = await payload.db.find<Values & { id: number }>({
      ...{ collection: slug, select: asked, ...query },
    })
    return docs.map((values) => ({ id: values.id, owner: values.id, values }))
  }
  const { docs } = await payload.db.findVersions<Values>({
    ...{ collection: slug, select: { parent: true, version: asked }, ...query },
  })
  return docs.map(({ id, parent, version }) => ({
    ...{ id: Number(id), owner: Number(parent), values: version },
  }))
}

async function refreshGlobal(
  payload: Payload,
  index: UsesIndex,
  found: Set<string>,
  { slug, title, fields }: GlobalSource,
  isDraft: boolean,
): Promise<void> {
  const values = isDraft
    ? await latestOfGlobal(payload, slug)
    : await payload.db.findGlobal<Values>({ slug })
  if (!values) return
  const key = `globals/${isDraft ? 'drafts/' : ''}${slug}`
  found.add(key)
  const pictures = await picturesIn(payload, fields, values)
  const part: Omit<Part, 'isDraft'> = {
    ...{ owner: `globals/${slug}`, kind: title, title, stamp: '', pictures },
  }
  index.put(key, { ...part, isDraft: isDraft || values._status === 'draft' })
}

async function latestOfGlobal(payload: Payload, slug: GlobalSource['slug']) {
  const { docs } = await payload.db.findGlobalVersions<Values>({
    ...{ global: slug, where: { latest: { equals: true } }, limit: 1, pagination: false },
  })
  return docs[0]?.version ?? null
}

/** Pictures that a document refers to, or whose address somebody typed into it. */
async function picturesIn(
  payload: Payload,
  fields: FlattenedField[],
  values: Values,
): Promise<number[]> {
  const blockOf = (slug: string) => payload.blocks[slug as never] as FlattenedBlock | undefined
  const named = referencesOf(fields, values, blockOf)
    .filter(({ collection }) => collection === 'media')
    .map(({ id }) => Number(id))
  return [...new Set([...named, ...(await picturesOfFiles(payload, typedFileNames(values)))])]
}
