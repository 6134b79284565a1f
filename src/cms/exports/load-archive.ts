import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { OperatorError } from '#lib/process/operator-error.ts'
import { hasDrafts } from '../audit-log/log-save.ts'
import { orderHandovers } from '../booking/settings-handover.ts'
import { raiseEpoch } from '../content/epoch.ts'
import { runSql } from '../database/sql.ts'
import type { Values } from '../documents/versions.ts'
import {
  contentEntry,
  type ExportedDocument,
  exportedCollections,
  GLOBALS_ENTRY,
} from './format.ts'
import type { ExportArchive } from './read-archive.ts'

/** The adapter takes ids of documents that are made only where this is set. */
type IdsOnCreate = { allowIDOnCreate?: boolean; name: string }

/**
 * Writes all documents and globals of an archive into an empty content database, in the transaction of `req`. Documents
 * keep their ids. They are written as they are stored, without the checks and acts of a save: `npm run content-lint`
 * finds what the archive has wrong. Throws an OperatorError for what cannot be read.
 */
export async function loadArchive(req: PayloadRequest, archive: ExportArchive): Promise<void> {
  const collections = exportedCollections(req.payload)
  refuseUnknown(archive, collections)
  const adapter = req.payload.db as unknown as IdsOnCreate
  adapter.allowIDOnCreate = true
  try {
    // All documents are there before the first one refers to another.
    for (const collection of inOrderOfNeed(collections)) {
      for await (const document of archive.documents(contentEntry(collection.slug)))
        await makeBare(req, collection, document)
    }
    for (const collection of collections) {
      for await (const document of archive.documents(contentEntry(collection.slug)))
        await fill(req, collection, document)
      await goOnCounting(req, collection.slug)
    }
  } finally {
    adapter.allowIDOnCreate = false
  }
  await loadGlobals(req, archive)
  await orderHandovers('all', req)
  await raiseEpoch(req)
}

function refuseUnknown(
  archive: ExportArchive,
  collections: readonly SanitizedCollectionConfig[],
): void {
  const known = new Set([GLOBALS_ENTRY, ...collections.map(({ slug }) => contentEntry(slug))])
  const unknown = archive.names.find((name) => name.startsWith('content/') && !known.has(name))
  if (unknown)
    throw new OperatorError(`The export has content that this release does not know: ${unknown}.`)
}

/** Those first whose documents can be made without naming others. */
function inOrderOfNeed(
  collections: readonly SanitizedCollectionConfig[],
): SanitizedCollectionConfig[] {
  const needs = (one: SanitizedCollectionConfig) =>
    !hasDrafts(one) && one.flattenedFields.some(isNeeded)
  return collections.toSorted((a, b) => Number(needs(a)) - Number(needs(b)))
}

const isReference = (field: FlattenedField) =>
  field.type === 'relationship' || field.type === 'upload'
const isNeeded = (field: FlattenedField) =>
  isReference(field) && 'required' in field && field.required === true

/** The values of a document, at its published version first. */
function storedOf(
  { slug }: Pick<SanitizedCollectionConfig, 'slug'>,
  { id, published, draft }: ExportedDocument,
): Values {
  const stored = published ?? draft
  if (!stored) throw new OperatorError(`${contentEntry(slug)}: document ${id} has no values.`)
  return stored
}

/** Marks emails about what visitors sent as sent: the site that wrote the archive has sent them, or will. */
const asPosted = (fields: readonly FlattenedField[]): Values =>
  fields.some(({ name }) => name === 'posted') ? { posted: true } : {}

/** Makes a document with its id and its own values, and of its references only those that its table requires. */
async function makeBare(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  document: ExportedDocument,
): Promise<void> {
  const values = bare(
    collection.flattenedFields,
    storedOf(collection, document),
    hasDrafts(collection),
  )
  await namingIt(collection.slug, document.id, () =>
    req.payload.db.create({
      ...{ collection: collection.slug as CollectionSlug, returning: false, req },
      data: { ...values, ...asPosted(collection.flattenedFields), id: document.id },
    }),
  )
}

/** The values without rows, slices and references; `mayLack`: without those too that a field requires. */
function bare(fields: readonly FlattenedField[], values: Values, mayLack: boolean): Values {
  const own = Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const value = values[field.name]
      if (value === undefined || field.type === 'array' || field.type === 'blocks') return []
      if (isReference(field)) return mayLack || !isNeeded(field) ? [] : [[field.name, value]]
      if ('flattenedFields' in field && value !== null)
        return [[field.name, bare(field.flattenedFields, value as Values, mayLack)]]
      return [[field.name, value]]
    }),
  )
  const { _status, createdAt, updatedAt } = values
  return { ...own, ...(_status ? { _status } : {}), createdAt, updatedAt }
}

/** Gives a document all its values, and the versions that it has in the archive. */
async function fill(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  document: ExportedDocument,
): Promise<void> {
  const { id, published, draft } = document
  const slug = collection.slug as CollectionSlug
  const { db } = req.payload
  await namingIt(slug, id, async () => {
    const stored = structuredClone(storedOf(collection, document))
    const data = { ...stored, ...asPosted(collection.flattenedFields) }
    await db.updateOne({ collection: slug, id, data, returning: false, req })
    if (!hasDrafts(collection)) return
    for (const version of [published, draft])
      if (version)
        await db.createVersion({
          ...{ collectionSlug: slug, parent: id, autosave: false, returning: false, req },
          ...momentsOf(version),
          versionData: structuredClone(version) as never,
        })
  })
}

/** When a version was saved (ISO 8601). */
function momentsOf({ createdAt, updatedAt }: Values): { createdAt: string; updatedAt: string } {
  const now = new Date().toISOString()
  return { createdAt: String(createdAt ?? now), updatedAt: String(updatedAt ?? now) }
}

/** Has an error of a document say which one it was. */
async function namingIt<T>(slug: string, id: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause
    const { message } = (cause as { cause?: Error }).cause ?? (cause as Error)
    throw new OperatorError(`${contentEntry(slug)}: document ${id} cannot be written: ${message}`, {
      cause,
    })
  }
}

/** Has the next document of a collection get an id above all that were written. SQLite sees to that by itself. */
async function goOnCounting(req: PayloadRequest, slug: string): Promise<void> {
  if (req.payload.db.name !== 'postgres') return
  const table = slug.replaceAll('-', '_')
  const sequence = `pg_get_serial_sequence('${table}', 'id')`
  const last = `(SELECT MAX(id) FROM ${table})`
  await runSql(req.payload, `SELECT setval(${sequence}, ${last}) WHERE ${last} IS NOT NULL`, req)
}

async function loadGlobals(req: PayloadRequest, archive: ExportArchive): Promise<void> {
  const { db, config } = req.payload
  for (const [name, { published, draft }] of Object.entries(await archive.globals())) {
    const global = config.globals.find(({ slug }) => slug === name)
    if (!global)
      throw new OperatorError(`${GLOBALS_ENTRY} has ${name}, which this release does not know.`)
    const slug = global.slug as GlobalSlug
    const stored = published ?? draft
    if (!stored) throw new OperatorError(`${GLOBALS_ENTRY}: ${name} has no values.`)
    const isThere = (await db.findGlobal<Values>({ slug, req }))?.updatedAt
    if (!isThere) await db.createGlobal({ slug, data: structuredClone(stored), req })
    // One that is made gets this moment as its time, whatever its values say.
    await db.updateGlobal({ slug, data: structuredClone(stored), req })
    if (!hasDrafts(global)) continue
    for (const version of [published, draft])
      if (version)
        await db.createGlobalVersion({
          ...{ globalSlug: slug, autosave: false, returning: false, req },
          ...momentsOf(version),
          versionData: structuredClone(version) as never,
        })
  }
}
