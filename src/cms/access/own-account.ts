import type { PayloadRequest, Where } from 'payload'
import { hasRole } from './roles.ts'

/** Administrators see and change every account, everybody else their own. */
export function ownAccount({ req }: { req: PayloadRequest }): boolean | Where {
  if (hasRole(req)) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
