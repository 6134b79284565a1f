import type { BaseDatabaseAdapter, CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'

/** The request in whose transaction the versions are read. */
type By = { req?: Partial<PayloadRequest> | undefined }

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
  const ofDocument = async (given: string, which: { collection: string; parent: unknown } & By) => {
    const { collection, parent, req } = which
    const where = { parent: { equals: parent } }
    const query = {
      collection: collection as CollectionSlug,
      where,
      ...NEWEST,
      ...(req && { req }),
    }
    return after(given, (await adapter.findVersions(query)).docs)
  }
  const ofGlobal = async (given: string, { global, req }: { global: GlobalSlug } & By) => {
    const query = { global, ...NEWEST, ...(req && { req }) }
    return after(given, (await adapter.findGlobalVersions(query)).docs)
  }
  adapter.createVersion = async (args) => {
    const { collectionSlug: collection, parent: id, req, updatedAt: given } = args
    const updatedAt = await ofDocument(given, { collection, parent: id, req })
    const made = await createVersion.call(adapter, { ...args, updatedAt })
    const { _status: status } = args.versionData as { _status?: string }
    if (updatedAt !== given && status === 'published') {
      // Drafts that are newer than what is published are taken for later ones, too.
      const row = { collection: collection as CollectionSlug, id, data: { updatedAt } }
      await adapter.updateOne({ ...row, returning: false, ...(req && { req }) })
    }
    return made as never
  }
  adapter.updateVersion = async (args) => {
    const { collection, req, versionData } = args
    const { parent, updatedAt: given } = versionData as { parent?: number; updatedAt?: string }
    if (parent === undefined || !given) return updateVersion.call(adapter, args) as never
    const data = { ...versionData, updatedAt: await ofDocument(given, { collection, parent, req }) }
    return updateVersion.call(adapter, { ...args, versionData: data } as typeof args) as never
  }
  adapter.createGlobalVersion = async (args) => {
    const updatedAt = await ofGlobal(args.updatedAt, { global: args.globalSlug, req: args.req })
    return createGlobalVersion.call(adapter, { ...args, updatedAt }) as never
  }
  adapter.updateGlobalVersion = async (args) => {
    const { global, req, versionData } = args
    const { updatedAt: given } = versionData as { updatedAt?: string }
    if (!given) return updateGlobalVersion.call(adapter, args) as never
    const data = { ...versionData, updatedAt: await ofGlobal(given, { global, req }) }
    return updateGlobalVersion.call(adapter, { ...args, versionData: data } as typeof args) as never
  }
  return adapter
}

/** A time, ISO; a millisecond after the newest one where it is not later. */
function after(given: string, [newest]: { updatedAt: string }[]): string {
  const before = newest ? Date.parse(newest.updatedAt) : 0
  return before < Date.parse(given) ? given : new Date(before + 1).toISOString()
}
