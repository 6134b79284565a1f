import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { ImportDocument } from '../documents.ts'

/** Documents that somebody makes for one that is there, by its collection. */
const USES: Partial<
  Record<ImportDocument['collection'], { collection: CollectionSlug; where: (id: number) => Where }>
> = {
  locations: { collection: 'booking-settings', where: (id) => ({ location: { equals: id } }) },
  menus: { collection: 'zones', where: (id) => ({ menuLayout: { equals: id } }) },
}

/** Whether a location has booking settings by now, or a menu a zone that shows it. */
export async function isUsed(
  req: PayloadRequest,
  { collection, target }: ImportDocument,
): Promise<boolean> {
  const use = USES[collection]
  if (!use || target === null) return false
  const where = use.where(target)
  return (await req.payload.count({ collection: use.collection, where, req })).totalDocs > 0
}
