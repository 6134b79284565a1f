import * as cms from '#cms/content/zones.ts'
import { validUntil } from '#lib/front/render-context.ts'
import { oncePerEpoch } from '../site/once-per-epoch.ts'
import { getPayload } from '../site/payload.ts'

/** Every zone in content order, read once per content epoch. */
export const readZones: () => Promise<readonly cms.Zone[]> = oncePerEpoch('zones', async () =>
  cms.readZones(await getPayload()),
)

/**
 * The zones, or null where they cannot be read: the failure is logged and the rest of the site goes
 * on without them (spec:shell.zones-failure). What is made of it is not true for any later request.
 */
export async function tryReadZones(): Promise<readonly cms.Zone[] | null> {
  try {
    return await readZones()
  } catch (error) {
    console.error('the zones could not be read', error)
    validUntil(0)
    return null
  }
}
