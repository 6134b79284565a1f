import type { PayloadRequest, Where } from 'payload'
import { hostLocationIds } from './host-access.ts'
import { hasRole } from './roles.ts'

type Asking = Pick<PayloadRequest, 'user'>

/** Marketing reads all enquiries, hosts those of groups that would come to their own locations. */
export function readEnquiries({ req }: { req: Asking }): boolean | Where {
  if (hasRole(req, 'marketing')) return true
  const ids = hostLocationIds(req)
  const ofGroups = { kind: { equals: 'group-booking' } }
  if (ids === 'all') return ofGroups
  return ids.length > 0 && { and: [ofGroups, { location: { in: ids } }] }
}

/** Whether somebody reads any enquiries. */
export function readsEnquiries(req: Asking): boolean {
  return readEnquiries({ req }) !== false
}
