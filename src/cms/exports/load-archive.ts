import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { OperatorError } from '#lib/process/operator-error.ts'
import { siteFiles } from '#providers/files/registry.ts'
import { hasDrafts } from '../audit-log/log-save.ts'
import { orderHandovers } from '../booking/settings-handover.ts'
import { raiseEpoch } from '../content/epoch.ts'
import { trackInTransaction } from '../content/put-files.ts'
import { runSql } from '../database/sql.ts'
import type { Values } from '../documents/versions.ts'
import {
  contentEntry,
  type ExportedArea,
  type ExportedDocument,
  exportedCollections,
  fileEntry,
  GLOBALS_ENTRY,
} from './format.ts'
import type { ExportArchive } from './read-archive.ts'
import { filesNamedBy } from './write-content.ts'

/** The adapter takes ids of documents that are made only where this is set. */
type IdsOnCreate = { allowIDOnCreate?: boolean; name: string }

/**
 * Writes all documents, globals and files of an archive into an empty content database, in the transaction of `req`. Documents
 * keep their ids. They are written as they are stored, without the checks and acts of a save: `npm run content-lint`
 * finds what the archive has wrong. Throws an OperatorError for what cannot be read.
 */
export async function loadArchive(
  req: PayloadRequest,
  archive: ExportArchive,
  progress: (label: string, done: number) => void,
): Promise<void> {
  const collections = exportedCollections(req.payload)
  refuseUnknown(archive, collections)
  const adapter = req.payload.db as unknown as IdsOnCreate
  adapter.allowIDOnCreate = true
  try {
    // All documents are there before the first one refers to another.
    for (const collection of inOrderOfNeed(collections)) {
      let done = 0
      for await (const document of archive.documents(contentEntry(collection.slug))) {
        await makeBare(req, collection, document)
        progress(String(collection.labels.plural), ++done)
      }
    }
    for (const collection of collections) {
      for await (const document of archive.documents(contentEntry(collection.slug))) {
        await storeFiles(req, archive, collection.slug, document)
        await fill(req, collection, document)
      }
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

/** Makes a document with its id, and nothing that names others but for what it cannot be without. */
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
      data: { ...values, id: document.id },
    }),
  )
}

/** The values without references, rows and slices; needed references stay where nothing can be without them. */
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
    const data = structuredClone(storedOf(collection, document))
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
    throw new Error(`${contentEntry(slug)}: document ${id} could not be written`, { cause })
  }
}

async function storeFiles(
  req: PayloadRequest,
  archive: ExportArchive,
  collection: string,
  document: ExportedDocument,
): Promise<void> {
  const files = await siteFiles()
  const named = filesNamedBy(collection, document.published ?? {})
  for (const [area, names] of Object.entries(named) as [ExportedArea, string[]][]) {
    for (const name of names) {
      if (area === 'media') await trackInTransaction(req, { added: [name] })
      await files.put(area, name, await archive.read(fileEntry(area, name)))
    }
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
