import type { FlattenedField, SanitizedConfig } from 'payload'

/** A field that can hold a link or formatted text, and where it stands. */
export type HostileField = {
  kind: 'url' | 'richText'
  /** Collection or global that it belongs to; of a block, the first one that takes the block. */
  owner: { kind: 'collection' | 'global'; slug: string }
  /** The block that it belongs to, which stands in `slices`. */
  block: string | null
  /** Names of the fields on the way to it; a list on the way is followed by its first row. */
  path: string[]
}

/** Every formatted text and every web address of the content, as its config has them: a new field is a new target. */
export function hostileFields(config: SanitizedConfig): HostileField[] {
  const owners = [
    ...config.collections.map((one) => ({ kind: 'collection' as const, ...one })),
    ...config.globals.map((one) => ({ kind: 'global' as const, ...one })),
  ]
  const own = owners.flatMap(({ kind, slug, flattenedFields }) =>
    found(flattenedFields).map((field) => ({ ...field, owner: { kind, slug }, block: null })),
  )
  const inBlocks = (config.blocks ?? []).flatMap((block) => {
    const owner = owners.find(({ flattenedFields }) => takes(flattenedFields, block.slug))
    if (!owner) return []
    const { kind, slug } = owner
    return found(block.flattenedFields).map((field) => ({
      ...{ ...field, owner: { kind, slug }, block: block.slug },
    }))
  })
  return [...own, ...inBlocks]
}

type Found = Pick<HostileField, 'kind' | 'path'>

function found(fields: readonly FlattenedField[], before: string[] = []): Found[] {
  return fields.flatMap((field): Found[] => {
    const path = [...before, field.name]
    if (field.type === 'richText') return [{ kind: 'richText', path }]
    if (field.custom?.webAddress === true) return [{ kind: 'url', path }]
    return 'flattenedFields' in field ? found(field.flattenedFields, path) : []
  })
}

function takes(fields: readonly FlattenedField[], block: string): boolean {
  return fields.some(
    (field) =>
      field.type === 'blocks' &&
      field.name === 'slices' &&
      (field.blockReferences ?? field.blocks).some(
        (one) => (typeof one === 'string' ? one : one.slug) === block,
      ),
  )
}
