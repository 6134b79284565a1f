import type { PayloadRequest, Where } from 'payload'
import type { Source } from './sources.ts'

/**
 * Returns the name of whoever else is editing a document, an empty text where the name is not known, and null where
 * nobody is. Read from Payload's document locks, by which Payload itself refuses saves.
 */
export async function editorElsewhere(
  req: PayloadRequest,
  source: Source,
  id: number | null,
): Promise<string | null> {
  if (source.lockSeconds === 0) return null
  const where: Where =
    source.in === 'globals'
      ? { globalSlug: { equals: source.slug } }
      : { 'document.relationTo': { equals: source.slug }, 'document.value': { equals: id } }
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where,
    ...{ sort: '-updatedAt', depth: 1, limit: 1, pagination: false, req },
  })
  const [lock] = docs
  if (!lock || Date.now() - Date.parse(lock.updatedAt) > source.lockSeconds * 1000) return null
  const { value } = lock.user
  const own = typeof value === 'object' ? value.id : value
  if (own === req.user?.id) return null
  return typeof value === 'object' ? value.name || value.email : ''
}
