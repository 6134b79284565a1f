import type { BaseDatabaseAdapter } from 'payload'

/**
 * Has each version of a document come after all before it: Payload takes the one with the newest time for the latest, and
 * two saves within a millisecond, or by instances whose clocks differ, would leave an older one in its place.
 */
export function withOrderedVersions<T extends BaseDatabaseAdapter>(adapter: T): T {
  const { createVersion, createGlobalVersion } = adapter
  const newest = {
    ...{ sort: '-updatedAt', limit: 1, pagination: false },
    select: { updatedAt: true },
  } as const
  const after = (given: string, [last]: { updatedAt: string }[]) => {
    const before = last ? Date.parse(last.updatedAt) : 0
    return before < Date.parse(given) ? given : new Date(before + 1).toISOString()
  }
  adapter.createVersion = async (args) => {
    const { collectionSlug: collection, parent, req, updatedAt } = args
    const where = { parent: { equals: parent } }
    const { docs } = await adapter.findVersions({
      collection,
      where,
      ...newest,
      ...(req && { req }),
    })
    return createVersion.call(adapter, { ...args, updatedAt: after(updatedAt, docs) }) as never
  }
  adapter.createGlobalVersion = async (args) => {
    const { globalSlug: global, req, updatedAt } = args
    const { docs } = await adapter.findGlobalVersions({ global, ...newest, ...(req && { req }) })
    return createGlobalVersion.call(adapter, {
      ...args,
      updatedAt: after(updatedAt, docs),
    }) as never
  }
  return adapter
}
