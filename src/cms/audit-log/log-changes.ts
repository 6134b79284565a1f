import type {
  CollectionConfig,
  FlattenedBlock,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { actorOf } from './actor.ts'
import { changesOf } from './changes.ts'
import { isSubmissions } from './disclosure.ts'
import { closeDrafts, recordAutosave } from './draft-edits.ts'
import type { AuditAct, Changes } from './types.ts'
import { recordVersionAuthor } from './version-authors.ts'
import { recordAct } from './write-entry.ts'

type Values = Record<string, unknown>
type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig

/** What is known of a save before it is written. */
type Saving = { stored: Values | null; password: boolean }

/** Has every save and deletion of a collection written to the audit log, in its own transaction. */
export function logCollection(config: CollectionConfig): CollectionConfig {
  const hooks = config.hooks ?? {}
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), rememberRestore],
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ collection, data, operation, originalDoc, req }) => {
          const id = operation === 'update' ? originalDoc?.id : undefined
          const stored =
            id !== undefined && hasDrafts(collection)
              ? await storedDocument(req, collection.slug, id)
              : null
          const password = typeof data.password === 'string' && data.password !== ''
          remember(req, subjectOf(collection, id), { stored, password })
          return data
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ collection, data, doc, operation, previousDoc, req }) => {
          const isNew = operation === 'create'
          const subject = subjectOf(collection, doc.id)
          const saving = recall(req, isNew ? subjectOf(collection, undefined) : subject)
          await logSave(req, collection, {
            ...{ subject, isNew, saving, before: isNew ? {} : (previousDoc ?? {}) },
            after: { ...doc, ...data },
            stored: () => storedDocument(req, collection.slug, doc.id),
          })
          return doc
        },
      ],
      beforeDelete: [
        ...(hooks.beforeDelete ?? []),
        async ({ collection, id, req }) => {
          const stored = await storedDocument(req, collection.slug, id)
          remember(req, subjectOf(collection, id), { stored, password: false })
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ collection, doc, id, req }) => {
          const subject = subjectOf(collection, id)
          await logDeletion(req, collection, subject, recall(req, subject)?.stored ?? doc)
          return doc
        },
      ],
    },
  }
}

/** As `logCollection`, for what exists once. */
export function logGlobal(config: GlobalConfig): GlobalConfig {
  const hooks = config.hooks ?? {}
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), rememberRestore],
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, global, req }) => {
          const stored = hasDrafts(global) ? await storedGlobal(req, global.slug) : null
          remember(req, `globals/${global.slug}`, { stored, password: false })
          return data
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ data, doc, global, previousDoc, req }) => {
          const subject = `globals/${global.slug}`
          await logSave(req, global, {
            ...{ subject, isNew: false, saving: recall(req, subject), before: previousDoc ?? {} },
            after: { ...doc, ...data },
            stored: () => storedGlobal(req, global.slug),
          })
          return doc
        },
      ],
    },
  }
}

type Save = {
  subject: string
  isNew: boolean
  saving: Saving | undefined
  before: Values
  after: Values
  stored(): Promise<Values | null>
}

async function logSave(req: PayloadRequest, entity: Entity, save: Save): Promise<void> {
  if (isUnlogged(req, entity)) return
  const { subject, after } = save
  const saved = await actOf(req, entity, save)
  const actor = actorOf(req)
  const published = save.saving?.stored
  // What is published is compared with what was, and not with the draft that its autosaves made.
  const before =
    saved === 'publish' ? (published?._status === 'published' ? published : {}) : save.before
  const changes = changesIn(req, entity, before, after)
  const isMove = changes.fields.length === 0 && isMoved(save)
  const act = isMove ? 'reorder' : saved
  const title = await titleOf(req, entity, after)
  const location = locationOf(entity, after)
  const scheduled = isScheduled(req)
  if (!save.isNew && isAutosave(req, entity) && actor.kind === 'staff') {
    await recordAutosave(req, { actor, subject, title, location, changes })
  } else {
    await closeDrafts(req, subject)
    const what = { actor, subject, title, location, ...(scheduled ? { detail: 'scheduled' } : {}) }
    if (save.saving?.password && !save.isNew)
      await recordAct(req, { ...what, act: 'change_password' })
    const isTold = changes.fields.length > 0 || (act !== 'update' && act !== 'edit_draft')
    if (isTold) await recordAct(req, { ...what, act, changes })
  }
  if (entity.versions) await recordVersionAuthor(req, subject, { actor, act, scheduled })
}

/** Whether a document stands elsewhere in the order of its list. */
function isMoved({ isNew, before, after }: Save): boolean {
  return !isNew && before._order !== after._order
}

async function logDeletion(
  req: PayloadRequest,
  entity: SanitizedCollectionConfig,
  subject: string,
  doc: Values,
): Promise<void> {
  if (req.context.deferEpoch) return
  await closeDrafts(req, subject)
  await recordAct(req, {
    ...{ act: 'delete', actor: actorOf(req), subject, title: await titleOf(req, entity, doc) },
    location: locationOf(entity, doc),
    changes: changesIn(req, entity, doc, {}),
  })
}

/** The first filling of an empty site, and what visitors send, with the work of the site on it, are no acts of staff. */
function isUnlogged(req: PayloadRequest, { slug }: Entity): boolean {
  return Boolean(req.context.deferEpoch) || (isSubmissions(slug) && !req.user)
}

async function actOf(
  req: PayloadRequest,
  entity: Entity,
  { isNew, before, after, saving, stored }: Save,
): Promise<AuditAct> {
  if (isNew) return 'upload' in entity && entity.upload ? 'upload' : 'create'
  if (req.context[RESTORES] === entity.slug) return 'restore_version'
  if (Boolean(before.deletedAt) !== Boolean(after.deletedAt))
    return after.deletedAt ? 'trash' : 'untrash'
  if (!hasDrafts(entity)) return 'update'
  if (after._status === 'published') return 'publish'
  const wasPublished = saving?.stored?._status === 'published'
  return wasPublished && (await stored())?._status !== 'published' ? 'unpublish' : 'edit_draft'
}

function changesIn(req: PayloadRequest, entity: Entity, before: Values, after: Values): Changes {
  const blockOf = (slug: string) => req.payload.blocks[slug as never] as FlattenedBlock | undefined
  return changesOf({ slug: entity.slug, fields: entity.flattenedFields, blockOf }, before, after)
}

/** The title of a document as staff know it; of what visitors send there is none. */
async function titleOf(req: PayloadRequest, entity: Entity, doc: Values): Promise<string> {
  if (!('admin' in entity) || !('auth' in entity) || isSubmissions(entity.slug)) return ''
  const value = doc[entity.admin.useAsTitle ?? '']
  if (typeof value === 'string') return value.slice(0, 160)
  const location = locationOf(entity, doc)
  if (location === null) return ''
  const found = await storedDocument(req, 'locations', location)
  return typeof found?.title === 'string' ? found.title.slice(0, 160) : ''
}

function locationOf({ slug }: Entity, doc: Values): number | null {
  const value = slug === 'locations' ? doc.id : doc.location
  const id = typeof value === 'object' && value !== null ? (value as Values).id : value
  return typeof id === 'number' ? id : null
}

const RESTORES = 'audit restores'

const rememberRestore = ((given: {
  args: unknown
  operation: string
  req: PayloadRequest
  collection?: { slug: string }
  global?: { slug: string }
}) => {
  const { args, operation, req, collection, global } = given
  if (operation === 'restoreVersion') req.context[RESTORES] = (collection ?? global)?.slug
  return args
}) as never

/** The admin saves by itself while somebody types. */
function isAutosave({ query, routeParams }: PayloadRequest, { slug }: Entity): boolean {
  const asked = routeParams?.collection ?? routeParams?.global
  return String(query?.autosave) === 'true' && asked === slug
}

/** Payload's job publishes by a call of its own, in the name of who planned it. */
function isScheduled({ user, payloadAPI, routeParams }: PayloadRequest): boolean {
  return Boolean(user) && payloadAPI === 'local' && Object.keys(routeParams ?? {}).length === 0
}

const hasDrafts = (entity: Entity): boolean => Boolean(entity.versions?.drafts)

function subjectOf({ slug }: { slug: string }, id: number | string | undefined): string {
  return `collections/${slug}/${id ?? 'new'}`
}

const keyOf = (subject: string) => `audit ${subject}`

function remember(req: PayloadRequest, subject: string, saving: Saving): void {
  req.context[keyOf(subject)] = saving
}

function recall(req: PayloadRequest, subject: string): Saving | undefined {
  const found = req.context[keyOf(subject)] as Saving | undefined
  delete req.context[keyOf(subject)]
  return found
}

/** The document that visitors get, whatever drafts lie on it. */
async function storedDocument(req: PayloadRequest, collection: string, id: number | string) {
  const where = { id: { equals: id } }
  return req.payload.db.findOne<Values & { id: number }>({
    collection: collection as never,
    where,
    req,
  })
}

async function storedGlobal(req: PayloadRequest, slug: string): Promise<Values> {
  return req.payload.db.findGlobal<Values>({ slug: slug as never, req })
}
