import type { FlattenedField, GlobalSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { hasDrafts } from '../audit-log/log-save.ts'
import { readStoredGlobal } from '../documents/read-global.ts'
import { readLatestVersions, type Values, versionsOf } from '../documents/versions.ts'
import type { ExportedDocument, ExportedGlobal } from './format.ts'

/** Documents that are read at a time. */
const PAGE = 100

type Stored = Values & { id: number }

/** All documents of a collection by their ids, those in the trash too, in the transaction of `req`. */
export async function* storedDocuments(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
): AsyncGenerator<ExportedDocument> {
  const { slug, flattenedFields: fields } = collection
  for (let after = 0; ; ) {
    const { docs } = await req.payload.db.find<Stored>({
      ...{ collection: slug, where: { id: { greater_than: after } }, sort: 'id', limit: PAGE },
      ...{ pagination: false, req },
    })
    const ids = docs.map(({ id }) => id)
    const latest = hasDrafts(collection)
      ? await readLatestVersions(req, slug as 'pages', ids)
      : null
    for (const doc of docs) {
      const { published, draft } = latest
        ? versionsOf<Values>(doc, latest.get(doc.id) ?? null)
        : { published: doc, draft: null }
      yield {
        id: doc.id,
        published: published && exportedValues(fields, published),
        draft: draft && exportedValues(fields, draft),
      }
    }
    after = docs.at(-1)?.id ?? after
    if (docs.length < PAGE) return
  }
}

/** All globals that were ever saved, by their slugs, in the transaction of `req`. */
export async function readStoredGlobals(
  req: PayloadRequest,
): Promise<Record<string, ExportedGlobal>> {
  const { config } = req.payload
  const read: Record<string, ExportedGlobal> = {}
  for (const global of config.globals) {
    const slug = global.slug as GlobalSlug
    const found = await readStoredGlobal(req, slug, hasDrafts(global))
    if (!found) continue
    const { stored, latest } = found
    const { published, draft } = hasDrafts(global)
      ? versionsOf<Values>(stored, latest)
      : { published: stored, draft: null }
    const fields = global.flattenedFields
    read[slug] = {
      published: published && exportedValues(fields, published),
      draft: draft && exportedValues(fields, draft),
    }
  }
  return read
}

/**
 * Fields that an export leaves out: files that were replaced, whether an email has left, which the new site shall not send
 * again, and who has to sign in with a second step.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['formerFiles', 'posted', 'secondStepFor', 'secondStepRoles'],
])

/** The values of a document without its own id, what other documents keep of it, accounts, and `LEFT_OUT`. */
function exportedValues(fields: readonly FlattenedField[], values: Values): Values {
  const left = fields.filter(
    (field) =>
      field.type === 'join' ||
      ('virtual' in field && field.virtual) ||
      ('relationTo' in field && field.relationTo === 'staff') ||
      LEFT_OUT.has(field.name),
  )
  const names = new Set(['id', 'globalType', ...left.map(({ name }) => name)])
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))
}
