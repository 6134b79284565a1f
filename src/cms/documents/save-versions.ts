import { isDeepStrictEqual } from 'node:util'
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload'
import { compareDraftWith } from '../audit-log/draft-before.ts'
import { runSql } from '../database/sql.ts'
import type { Values, Versions } from './versions.ts'

/** A collection or global, as far as saving its documents asks for it. */
export type Kind = (
  | { in: 'collections'; slug: CollectionSlug }
  | { in: 'globals'; slug: GlobalSlug }
) & {
  hasDrafts: boolean
  /** All fields of its documents. */
  allFields: readonly FlattenedField[]
}

/** A document with its versions as they are stored. `id`: null of a global. */
export type StoredDocument = { kind: Kind; id: number | null; stored: Versions<object> }

type Options = {
  /** Whether it is saved although somebody has its form open; true unless told. */
  overrideLock?: boolean
}

/**
 * Saves the versions of a document that change, as whoever asks, by Payload's own operations: what is published stays
 * published, and a draft beside it stays one with all that it changes. `next`: the versions as they shall be. Runs in the
 * transaction of `req`.
 */
export async function saveVersions(
  req: PayloadRequest,
  document: StoredDocument,
  next: Versions<object>,
  { overrideLock = true }: Options = {},
): Promise<void> {
  const { kind, stored } = document
  const save = (isDraft: boolean, values: Values) =>
    saveOne(req, document, { isDraft, values, overrideLock })
  const published = stored.published && next.published && changed(stored.published, next.published)
  const draft = stored.draft && next.draft && changed(stored.draft, next.draft)
  if (published && stored.draft && next.published && next.draft) {
    // Payload saves over the latest version, which is the draft: all of both is said.
    const { published: first, draft: second } = next
    await fillingNothingIn(req, async () => {
      await save(false, whole(kind.allFields, first as Values))
      compareDraftWith(req, subjectOf(document), { ...stored.draft })
      await save(true, whole(kind.allFields, second as Values))
    })
  } else if (published) {
    await save(false, published)
  } else if (draft) {
    await save(true, draft)
  }
}

/** Has nobody else write a document until the transaction of `req` ends. Table names are the schema's. */
export async function lockDocument(
  req: PayloadRequest,
  { slug, hasDrafts }: Pick<Kind, 'slug' | 'hasDrafts'>,
  id: number | null,
): Promise<void> {
  const table = slug.replaceAll('-', '_')
  const own = id === null ? '1 = 1' : `id = ${Number(id)}`
  await runSql(req.payload, `UPDATE ${table} SET updated_at = updated_at WHERE ${own}`, req)
  if (!hasDrafts) return
  const parent = id === null ? '' : ` AND parent_id = ${Number(id)}`
  const text = `UPDATE _${table}_v SET updated_at = updated_at WHERE latest = true${parent}`
  await runSql(req.payload, text, req)
}

function subjectOf({ kind, id }: StoredDocument): string {
  return id === null ? `globals/${kind.slug}` : `collections/${kind.slug}/${id}`
}

type OneSave = { isDraft: boolean; values: Values; overrideLock: boolean }

async function saveOne(
  req: PayloadRequest,
  { kind, id }: StoredDocument,
  { isDraft, values, overrideLock }: OneSave,
): Promise<void> {
  const status = kind.hasDrafts ? { _status: isDraft ? 'draft' : 'published' } : {}
  const data = { ...structuredClone(values), ...status } as never
  const as = { depth: 0, draft: isDraft, req, user: req.user, overrideAccess: false } as const
  const { payload } = req
  if (kind.in === 'globals') {
    await payload.updateGlobal({ slug: kind.slug, data, ...as, overrideLock })
  } else {
    const { slug } = kind
    await payload.update({ collection: slug, id: id as number, data, ...as, overrideLock })
  }
}

/** The fields of a document that are others now; null where none is. */
function changed(first: object, second: object): Values | null {
  const [before, after] = [first as Values, second as Values]
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, after[name]])) : null
}

/**
 * Saves while Payload takes nothing from the latest version for fields that have no value, inside of groups and rows
 * too, as it does while a version is restored: one version would get what only the other has.
 */
async function fillingNothingIn(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  req.context.isRestoringVersion = true
  try {
    await work()
  } finally {
    delete req.context.isRestoringVersion
  }
}

/** Fields that a save sets by itself. */
const OWN = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'globalType'])

/** Every field of a document, those without a value too: what is not named stays as the latest version has it. */
function whole(fields: readonly FlattenedField[], values: Values): Values {
  const own = fields.filter(
    (field) =>
      !OWN.has(field.name) && !('virtual' in field && field.virtual) && field.type !== 'join',
  )
  const filled = own.map((field) => [field.name, values[field.name] ?? noneOf(field)])
  return { ...kept(values), ...Object.fromEntries(filled) }
}

/** What a save leaves as it is only where it is told. */
function kept({ createdAt }: Values): Values {
  return createdAt ? { createdAt } : {}
}

function noneOf(field: FlattenedField): unknown {
  if (field.type === 'group' || field.type === 'tab') return whole(field.flattenedFields, {})
  const isList = field.type === 'array' || field.type === 'blocks'
  return isList || ('hasMany' in field && field.hasMany) ? [] : null
}
