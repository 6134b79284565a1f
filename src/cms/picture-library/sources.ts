import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload'
import { hasDrafts } from '../audit-log/log-save.ts'

type Select = Record<string, true>

/** A collection whose documents may show a picture, with the fields that tell so. */
export type CollectionSource = {
  slug: CollectionSlug
  /** The words for one of its documents: `Page`. */
  kind: string
  /** The field that names a document. */
  title: string
  select: Select
  fields: FlattenedField[]
  drafts: boolean
}

/** A single document that may show a picture. */
export type GlobalSource = {
  slug: GlobalSlug
  title: string
  fields: FlattenedField[]
  drafts: boolean
}

/** Every place of the content that may refer to a picture, by the schema. */
export function pictureSources(payload: Payload): {
  collections: CollectionSource[]
  globals: GlobalSource[]
} {
  const collections = payload.config.collections.flatMap((config): CollectionSource[] => {
    const fields = config.flattenedFields.filter((field) => mayShow(payload, field))
    if (config.slug === 'media' || config.slug.startsWith('payload-') || fields.length === 0)
      return []
    const title = config.admin.useAsTitle ?? 'id'
    const names = [title, ...fields.map(({ name }) => name)].filter((name) => name !== 'id')
    return [
      {
        slug: config.slug as CollectionSlug,
        kind: String(config.labels.singular),
        ...{ title, fields, drafts: hasDrafts(config) },
        select: Object.fromEntries(names.map((name) => [name, true as const])),
      },
    ]
  })
  const globals = payload.config.globals.flatMap((config): GlobalSource[] => {
    const fields = config.flattenedFields.filter((field) => mayShow(payload, field))
    if (fields.length === 0) return []
    const title = typeof config.label === 'string' ? config.label : config.slug
    return [{ slug: config.slug as GlobalSlug, title, fields, drafts: hasDrafts(config) }]
  })
  return { collections, globals }
}

/** Whether a field may hold a reference to a picture, at any depth. */
function mayShow(payload: Payload, field: FlattenedField): boolean {
  switch (field.type) {
    case 'group':
    case 'tab':
    case 'array':
      return field.flattenedFields.some((inner) => mayShow(payload, inner))
    case 'blocks':
    case 'richText':
      return true
    case 'upload':
    case 'relationship':
      return [field.relationTo].flat().includes('media' as never)
    default:
      return false
  }
}
