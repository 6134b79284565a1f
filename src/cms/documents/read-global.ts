import type { GlobalSlug, PayloadRequest } from 'payload'
import type { LatestVersion, Values } from './versions.ts'

/** A global as it is stored, and the version that was saved last; null where it was never saved. */
export async function readStoredGlobal(
  req: PayloadRequest,
  slug: GlobalSlug,
  hasDrafts: boolean,
): Promise<{ stored: Values; latest: LatestVersion | null } | null> {
  const { db } = req.payload
  const stored = await db.findGlobal<Values>({ slug, req })
  const { docs } = hasDrafts
    ? await db.findGlobalVersions<Values>({
        ...{ global: slug, where: { latest: { equals: true } }, limit: 1 },
        ...{ pagination: false, req },
      })
    : { docs: [] }
  const latest = (docs[0] as LatestVersion | undefined) ?? null
  return stored?.updatedAt || latest ? { stored: stored ?? {}, latest } : null
}
