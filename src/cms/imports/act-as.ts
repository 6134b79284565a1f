import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Staff } from '#payload-types.ts'
import { hasRole } from '../access/roles.ts'
import { importKind } from './kinds/registry.ts'
import type { Import } from './types.ts'

/** A request of whoever began an import, as their account is now; null where they may not import this kind any more. */
export async function requestOf(payload: Payload, one: Import): Promise<PayloadRequest | null> {
  if (one.staff === null) return null
  const account = await payload.findByID({
    ...{ collection: 'staff', id: one.staff, depth: 0, disableErrors: true },
  })
  if (!account) return null
  const req = await requestOfAccount(payload, account)
  return hasRole(req, importKind(one.kind).role) ? req : null
}

/** A request of a member of staff, outside of any browser. */
export function requestOfAccount(payload: Payload, account: Staff): Promise<PayloadRequest> {
  const user = { ...account, collection: 'staff' as const }
  return createLocalReq({ user: user as never }, payload)
}
