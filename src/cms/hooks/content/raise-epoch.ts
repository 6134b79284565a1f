import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { raiseEpoch } from '#cms/content/epoch.ts'

/**
 * Raises the content epoch by what visitors can see: publishing, changing what is published,
 * unpublishing, deleting. Drafts and autosaves leave it alone.
 */
export const raiseEpochHooks: Required<
  Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete' | 'beforeChange'>
> = {
  beforeChange: [rememberStatus()],
  afterChange: [afterChange()],
  afterDelete: [afterDelete()],
}

/** As `raiseEpochHooks`, for globals. */
export const raiseEpochGlobalHooks: Required<
  Pick<NonNullable<GlobalConfig['hooks']>, 'afterChange' | 'beforeChange'>
> = { beforeChange: [rememberGlobal()], afterChange: [afterGlobal()] }

function rememberStatus(): CollectionBeforeChangeHook {
  return async ({ collection, data, operation, originalDoc, req, context }) => {
    if (collection.versions?.drafts && operation === 'update') {
      const status = await storedStatus(req, collection.slug, originalDoc.id)
      context[contextKey(collection.slug, originalDoc.id)] = status
    }
    return data
  }
}

function afterChange(): CollectionAfterChangeHook {
  return async ({ collection, doc, req, context }) => {
    const before = context[contextKey(collection.slug, doc.id)]
    const stored = () => storedStatus(req, collection.slug, doc.id)
    const drafts = Boolean(collection.versions?.drafts)
    if (!drafts || (await isSeen(doc._status, before, stored))) await raiseEpoch(req)
    return doc
  }
}

function afterDelete(): CollectionAfterDeleteHook {
  return async ({ collection, doc, req }) => {
    if (!collection.versions?.drafts || doc._status !== 'draft') await raiseEpoch(req)
    return doc
  }
}

function rememberGlobal(): GlobalBeforeChangeHook {
  return async ({ data, global, req, context }) => {
    if (global.versions?.drafts) {
      context[contextKey('globals', global.slug)] = await globalStatus(req, global.slug)
    }
    return data
  }
}

function afterGlobal(): GlobalAfterChangeHook {
  return async ({ doc, global, req, context }) => {
    const before = context[contextKey('globals', global.slug)]
    const stored = () => globalStatus(req, global.slug)
    const drafts = Boolean(global.versions?.drafts)
    // Of a version that is restored Payload shows no status, and asks for none before.
    const isKnown = drafts && context.isRestoringVersion !== true
    if (!isKnown || (await isSeen(doc._status, before, stored))) await raiseEpoch(req)
    return doc
  }
}

/**
 * Whether visitors see a save: its status, the stored one before it, and the stored one now. Who saves may have asked
 * for other fields than the status; then what is stored now tells.
 */
async function isSeen(
  status: string | undefined,
  before: unknown,
  stored: () => Promise<string | undefined>,
): Promise<boolean> {
  if (status === undefined) return before === 'published' || (await stored()) === 'published'
  if (status === 'published') return true
  // A draft beside a published document leaves that one published; unpublishing does not.
  return before === 'published' && (await stored()) !== 'published'
}

const contextKey = (collection: string, id: number | string) => `status ${collection} ${id}`

/** Status of the document that visitors get, whatever drafts lie on it. */
async function storedStatus(req: PayloadRequest, collection: CollectionSlug, id: number | string) {
  type Stored = { id: number | string; _status?: string }
  const where = { id: { equals: id } }
  const stored = await req.payload.db.findOne<Stored>({ collection, where, req })
  return stored?._status
}

async function globalStatus(req: PayloadRequest, slug: string) {
  const stored = await req.payload.db.findGlobal<{ _status?: string } & Record<string, unknown>>({
    slug,
    req,
  })
  return stored?._status
}
