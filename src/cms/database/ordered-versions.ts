import type { BaseDatabaseAdapter, CollectionSlug } from 'payload'

const NEWEST = {
  sort: '-updatedAt',
  limit: 1,
  pagination: false,
  select: { updatedAt: true },
} as const

/**
 * Has each version of a document come after all before it: Payload takes the one with the newest time for the latest, and
 * two saves within a millisecond, or by instances whose clocks differ, would leave an older one in its place.
 */
export function withOrderedVersions<T extends BaseDatabaseAdapter>(adapter: T): T {
  const { createVersion, createGlobalVersion, updateVersion, updateGlobalVersion } = adapter
  adapter.createVersion = async (args) => {
    const { collectionSlug, parent, req, updatedAt: given } = args
    const where = { parent: { equals: parent } }
    const newest = { collection: collectionSlug, where, ...NEWEST, ...(req && { req }) }
    const updatedAt = after(given, (await adapter.findVersions(newest)).docs)
    const made = await createVersion.call(adapter, { ...args, updatedAt })
    const { _status: status } = args.versionData as { _status?: string }
    if (updatedAt !== given && status === 'published') {
      // Drafts that are newer than what is published are taken for later ones, too.
      const collection = collectionSlug as CollectionSlug
      const data = { updatedAt }
      await adapter.updateOne({
        collection,
        id: parent,
        data,
        returning: false,
        ...(req && { req }),
      })
    }
    return made as never
  }
  adapter.updateVersion = async (args) => {
    const { collection, req, versionData } = args
    const { parent, updatedAt: given } = versionData as { parent?: number; updatedAt?: string }
    if (parent === undefined || !given) return updateVersion.call(adapter, args) as never
    const where = { parent: { equals: parent } }
    const found = await adapter.findVersions({ collection, where, ...NEWEST, ...(req && { req }) })
    const updatedAt = after(given, found.docs)
    const data = { ...versionData, updatedAt }
    return updateVersion.call(adapter, { ...args, versionData: data } as typeof args) as never
  }
  adapter.createGlobalVersion = async (args) => {
    const { globalSlug: global, req, updatedAt: given } = args
    const found = await adapter.findGlobalVersions({ global, ...NEWEST, ...(req && { req }) })
    const updatedAt = after(given, found.docs)
    return createGlobalVersion.call(adapter, { ...args, updatedAt }) as never
  }
  adapter.updateGlobalVersion = async (args) => {
    const { global, req, versionData } = args
    const { updatedAt: given } = versionData as { updatedAt?: string }
    if (!given) return updateGlobalVersion.call(adapter, args) as never
    const found = await adapter.findGlobalVersions({ global, ...NEWEST, ...(req && { req }) })
    const data = { ...versionData, updatedAt: after(given, found.docs) }
    return updateGlobalVersion.call(adapter, { ...args, versionData: data } as typeof args) as never
  }
  return adapter
}

/** A time, ISO; a millisecond after the newest one where it is not later. */
function after(given: string, [newest]: { updatedAt: string }[]): string {
  const before = newest ? Date.parse(newest.updatedAt) : 0
  return before < Date.parse(given) ? given : new Date(before + 1).toISOString()
}
