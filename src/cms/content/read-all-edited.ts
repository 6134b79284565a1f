import type {
  Payload,
  SelectType,
  TransformCollectionWithSelect,
  TypedCollectionSelect,
} from 'payload'
import { type ReadAllOptions, readAll } from './read-all.ts'

type EditedSlug = 'menu-categories' | 'menu-items'

/** `Payload.find` of either collection, whose options are too large a union. */
type Finder<Slug extends EditedSlug, Select extends TypedCollectionSelect[Slug] & SelectType> = {
  find(options: object): Promise<{ docs: TransformCollectionWithSelect<Slug, Select>[] }>
}

/** How a document stands: guests see it; they see it, and a newer draft waits; they do not see it. */
export type Standing = 'published' | 'changed' | 'draft'

/**
 * Every document as it is edited where guests see it: as published, in the order of `readAll`; then the drafts of those that
 * are not published. `standing` says of each how it stands.
 */
export async function readAllEdited<
  Slug extends EditedSlug,
  Select extends TypedCollectionSelect[Slug] & SelectType,
>(
  payload: Payload,
  collection: Slug,
  options: ReadAllOptions<Select>,
): Promise<{
  docs: TransformCollectionWithSelect<Slug, Select>[]
  standing: Map<number, Standing>
}> {
  const { where, pageSize: _, ...query } = options
  const published = await readAll<Slug, Select>(payload, collection, options)
  const drafts = await (payload as unknown as Finder<Slug, Select>).find({
    ...{ collection, ...query, draft: true, pagination: false },
    where: { and: [{ _status: { equals: 'draft' } }, ...(where ? [where] : [])] },
  })
  const standing = new Map<number, Standing>()
  for (const { id } of drafts.docs) standing.set(Number(id), 'draft')
  for (const { id } of published)
    standing.set(Number(id), standing.has(Number(id)) ? 'changed' : 'published')
  const unpublished = drafts.docs.filter(({ id }) => standing.get(Number(id)) === 'draft')
  return { docs: [...published, ...unpublished], standing }
}
