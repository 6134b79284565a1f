import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { takeDraftBefore } from './draft-before.ts'
import { hasDrafts, logDeletion, logSave, type Saving } from './log-save.ts'
import { storedDocument, storedGlobal } from './stored-document.ts'

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
            subject,
            isNew,
            restores: restores(req, collection),
            saving,
            before: isNew ? {} : (takeDraftBefore(req, subject) ?? previousDoc ?? {}),
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

/** As `logCollection`, for a global. */
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
            subject,
            isNew: false,
            restores: restores(req, global),
            saving: recall(req, subject),
            before: takeDraftBefore(req, subject) ?? previousDoc ?? {},
            after: { ...doc, ...data },
            stored: () => storedGlobal(req, global.slug),
          })
          return doc
        },
      ],
    },
  }
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

function restores({ context }: PayloadRequest, { slug }: { slug: string }): boolean {
  return context[RESTORES] === slug
}

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
