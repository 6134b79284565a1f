import type { PayloadRequest, Where } from 'payload'
import { hasRole } from './roles.ts'

/** Administrators see and change every account, everybody else their own. */
export function ownAccount({ req }: { req: PayloadRequest }): boolean | Where {
  if (hasRole(req)) return true
  return req.user ? { id: { equals: req.user.id } } : false
}

/** Whether an account is the one that somebody is signed in with. */
export function isOwnAccount(
  { user }: Pick<PayloadRequest, 'user'>,
  id: number | string | undefined,
): boolean {
  return user?.collection === 'staff' && String(user.id) === String(id)
}
