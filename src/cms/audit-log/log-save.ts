import type {
  FlattenedBlock,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { namedDetail } from './act-detail.ts'
import { actorOf } from './actor.ts'
import { changesOf } from './changes.ts'
import { isSubmissions } from './disclosure.ts'
import { closeDrafts, recordAutosave } from './draft-edits.ts'
import { storedDocument, type Values } from './stored-document.ts'
import type { AuditAct, Changes } from './types.ts'
import { recordVersionAuthor } from './version-authors.ts'
import { recordAct } from './write-entry.ts'

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig

/** State before a save: the stored document, and whether the save sets a password. */
export type Saving = { stored: Values | null; password: boolean }

/** A save that was written, in its transaction. */
export type Save = {
  subject: string
  isNew: boolean
  /** Whether it put an earlier version back. */
  restores: boolean
  saving: Saving | undefined
  before: Values
  after: Values
  stored(): Promise<Values | null>
}

/** Writes a save to the log: what was done, to which fields, and who saved the version that it made. */
export async function logSave(req: PayloadRequest, entity: Entity, save: Save): Promise<void> {
  if (isUnlogged(req, entity)) return
  const { subject, after } = save
  const saved = await actOf(entity, save)
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
  const isPassword = save.saving?.password === true && !save.isNew
  const isAutosave = act === 'edit_draft' && !isPassword && savesByItself(req, entity)
  if (isAutosave && actor.kind === 'staff') {
    await recordAutosave(req, { actor, subject, title, location, changes })
  } else {
    await closeDrafts(req, subject)
    const detail = scheduled ? 'scheduled' : namedDetail(req)
    const what = { actor, subject, title, location, ...(detail ? { detail } : {}) }
    if (isPassword) await recordAct(req, { ...what, act: 'change_password' })
    const isTold = changes.fields.length > 0 || (act !== 'update' && act !== 'edit_draft')
    if (isTold) await recordAct(req, { ...what, act, changes })
  }
  if (entity.versions) await recordVersionAuthor(req, subject, { actor, act, scheduled })
}

/** Whether a document stands elsewhere in the order of its list. */
function isMoved({ isNew, before, after }: Save): boolean {
  return !isNew && before._order !== after._order
}

/** Writes to the log that a document was deleted, with what it was. */
export async function logDeletion(
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
  entity: Entity,
  { isNew, restores, before, after, saving, stored }: Save,
): Promise<AuditAct> {
  if (isNew) return 'upload' in entity && entity.upload ? 'upload' : 'create'
  if (restores) return 'restore_version'
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

/** The admin saves drafts by itself while somebody types. */
function savesByItself({ query, routeParams }: PayloadRequest, { slug }: Entity): boolean {
  const asked = routeParams?.collection ?? routeParams?.global
  const { autosave, draft } = query ?? {}
  return String(autosave) === 'true' && String(draft) === 'true' && asked === slug
}

/** Payload's job publishes by a call of its own, in the name of who planned it. */
function isScheduled({ user, payloadAPI, routeParams }: PayloadRequest): boolean {
  return Boolean(user) && payloadAPI === 'local' && Object.keys(routeParams ?? {}).length === 0
}

/** Whether a collection or global has drafts. */
export const hasDrafts = (entity: Entity): boolean => Boolean(entity.versions?.drafts)
