import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  type FlattenedBlock,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isRecord } from '#lib/is-record.ts'
import * as t from '../messages.gen.ts'

type Values = Record<string, unknown>

/** A document that another one names, and the field that does. */
type Reference = { path: string; collection: string; id: number | string }

/** Refuses, at its field, to save a reference to a document that does not exist. */
export function withReferenceCheck<T extends CollectionConfig | GlobalConfig>(config: T): T {
  const { hooks } = config
  const beforeChange = [...(hooks?.beforeChange ?? []), refuseMissing] as never
  return { ...config, hooks: { ...hooks, beforeChange } }
}

/** A draft may keep what was there when it was chosen; what visitors get may not. */
const refuseMissing = async (
  given: Partial<Parameters<CollectionBeforeChangeHook>[0]> &
    Partial<Parameters<GlobalBeforeChangeHook>[0]> & { data: Values; req: PayloadRequest },
) => {
  const { collection, global, data, originalDoc, req } = given
  const fields = (collection ?? global)?.flattenedFields ?? []
  const blockOf = (slug: string) => req.payload.blocks[slug as never] as FlattenedBlock | undefined
  const named = referencesOf(fields, data, blockOf)
  const known =
    data._status === 'draft' ? referencesOf(fields, (originalDoc ?? {}) as Values, blockOf) : []
  const isKnown = (one: Reference) =>
    known.some(({ collection, id }) => collection === one.collection && id === one.id)
  const missing = await missingOf(
    named.filter((one) => !isKnown(one)),
    req,
  )
  if (missing.length === 0) return data
  throw new ValidationError({
    ...(collection ? { collection: collection.slug } : { global: String(global?.slug) }),
    errors: missing.map(({ path }) => ({ path, message: t.thisHasBeenDeleted() })),
    req,
  })
}

/** Every reference in a document, wherever it stands. */
export function referencesOf(
  fields: readonly FlattenedField[],
  row: Values,
  blockOf: (slug: string) => FlattenedBlock | undefined,
  path = '',
): Reference[] {
  return fields.flatMap((field): Reference[] => {
    const value = row[field.name]
    const here = `${path}${field.name}`
    switch (field.type) {
      case 'group':
      case 'tab':
        return isRecord(value)
          ? referencesOf(field.flattenedFields, value, blockOf, `${here}.`)
          : []
      case 'array':
        return rows(value).flatMap((one, at) =>
          referencesOf(field.flattenedFields, one, blockOf, `${here}.${at}.`),
        )
      case 'blocks':
        return rows(value).flatMap((one, at) => {
          const block = blockOf(String(one.blockType))
          return block ? referencesOf(block.flattenedFields, one, blockOf, `${here}.${at}.`) : []
        })
      case 'richText':
        return referencesInText(value).map((one) => ({ ...one, path: here }))
      case 'relationship':
      case 'upload':
        return (Array.isArray(value) ? value : [value]).flatMap((one) => {
          const target = targetOf(one, field.relationTo)
          return target ? [{ ...target, path: here }] : []
        })
      default:
        return []
    }
  })
}

type Target = Omit<Reference, 'path'>

/** Documents that formatted text links to or embeds. */
function referencesInText(node: unknown): Target[] {
  if (!isRecord(node)) return []
  const link = isRecord(node.fields) && node.fields.linkType === 'internal' ? node.fields.doc : null
  const shown = node.type === 'upload' || node.type === 'relationship' ? node : null
  const own = [link, shown].flatMap((one) => targetOf(one, '') ?? [])
  const { children } = isRecord(node.root) ? node.root : node
  return [...own, ...(Array.isArray(children) ? children.flatMap(referencesInText) : [])]
}

/** An id, a document, or `{ relationTo, value }` with either. */
function targetOf(value: unknown, relationTo: string | string[]): Target | null {
  if (isRecord(value) && 'relationTo' in value) {
    return targetOf(value.value, String(value.relationTo))
  }
  const id = isRecord(value) ? value.id : value
  if (typeof relationTo !== 'string' || relationTo === '') return null
  if (typeof id !== 'number' && typeof id !== 'string') return null
  return { collection: relationTo, id }
}

async function missingOf(references: Reference[], req: PayloadRequest): Promise<Reference[]> {
  const collections = new Set(references.map(({ collection }) => collection))
  const missing = await Promise.all(
    [...collections].map(async (collection) => {
      const named = references.filter((one) => one.collection === collection)
      const { docs } = await req.payload.db.find<{ id: number | string }>({
        collection: collection as CollectionSlug,
        where: { id: { in: [...new Set(named.map(({ id }) => id))] } },
        ...{ limit: 0, pagination: false, req },
      })
      const there = new Set(docs.map(({ id }) => String(id)))
      return named.filter(({ id }) => !there.has(String(id)))
    }),
  )
  return missing.flat()
}

function rows(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
