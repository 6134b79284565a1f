import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField, PayloadRequest } from 'payload'
import { compareDraftWith } from '../audit-log/draft-before.ts'
import type { Values, Versions } from '../documents/versions.ts'
import type { Part } from './places.ts'
import type { ReadDocument } from './read-documents.ts'

/**
 * Saves the versions of a document that change, as whoever asks, by Payload's own operations: what is published stays
 * published, and a draft beside it stays one with all that it changes. `next`: the versions as they shall be. Runs in the
 * transaction of `req`.
 */
export async function saveParts(
  req: PayloadRequest,
  document: ReadDocument,
  next: Versions,
): Promise<void> {
  const { source, parts } = document
  const changedIn = (part: Part | null, values: Values | null) =>
    part && values && changed(source.allFields, part.values, values)
  const published = changedIn(parts.published, next.published)
  const draft = changedIn(parts.draft, next.draft)
  if (published && parts.draft && next.published && next.draft) {
    // Payload saves over the latest version, which is the draft: all of both is said.
    const { published: first, draft: second } = next
    await fillingNothingIn(req, async () => {
      await save(req, document, false, whole(source.allFields, first))
      compareDraftWith(req, subjectOf(document), parts.draft?.values ?? {})
      await save(req, document, true, whole(source.allFields, second))
    })
  } else if (published) {
    await save(req, document, false, published)
  } else if (draft) {
    await save(req, document, true, draft)
  }
}

/** Saves what is published of a document once more, so that no draft is beside it. Runs in the transaction of `req`. */
export async function discardDraft(req: PayloadRequest, document: ReadDocument): Promise<void> {
  const { source, parts } = document
  if (!parts.published || !parts.draft) return
  const { values } = parts.published
  await fillingNothingIn(req, () => save(req, document, false, whole(source.allFields, values)))
}

function subjectOf({ source, id }: ReadDocument): string {
  return id === null ? `globals/${source.slug}` : `collections/${source.slug}/${id}`
}

async function save(
  req: PayloadRequest,
  { source, id }: ReadDocument,
  isDraft: boolean,
  values: Values,
): Promise<void> {
  const status = source.hasDrafts ? { _status: isDraft ? 'draft' : 'published' } : {}
  const data = { ...structuredClone(values), ...status } as never
  const as = { depth: 0, draft: isDraft, req, user: req.user, overrideAccess: false } as const
  const { payload } = req
  if (source.in === 'globals') {
    await payload.updateGlobal({ slug: source.slug, data, ...as, overrideLock: false })
  } else {
    const { slug } = source
    await payload.update({ collection: slug, id: id as number, data, ...as, overrideLock: false })
  }
}

/** The fields of a document that are others now; null where none is. Groups without a value are empty ones. */
function changed(fields: readonly FlattenedField[], before: Values, after: Values): Values | null {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const nextOf = (name: string) => {
    const field = fields.find((one) => one.name === name)
    return after[name] ?? (field ? noneOf(field) : after[name])
  }
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, nextOf(name)])) : null
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
