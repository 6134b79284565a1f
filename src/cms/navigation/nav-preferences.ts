import type { PayloadRequest } from 'payload'
import { PREFERENCE_KEYS } from 'payload/shared'

/** How somebody left the menu: which of its groups are open. */
export type NavPreferences = { groups?: Record<string, { open?: boolean }> }

/** Nothing for whoever has never touched it. */
export async function readNavPreferences(req: PayloadRequest): Promise<NavPreferences> {
  const { payload, user } = req
  if (!user) return {}
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      key: { equals: PREFERENCE_KEYS.NAV },
      'user.relationTo': { equals: user.collection },
      'user.value': { equals: user.id },
    },
    ...{ depth: 0, limit: 1, pagination: false, req },
  })
  return (docs[0]?.value ?? {}) as NavPreferences
}
