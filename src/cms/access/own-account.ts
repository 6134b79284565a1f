import type { PayloadRequest, Where } from 'payload'
import { hasRole } from './roles.ts'
import { pinLocationOf } from './tablet-session.ts'

/** Administrators see and change every account, everybody else their own, and nobody one by a PIN. */
export function ownAccount({ req }: { req: PayloadRequest }): boolean | Where {
  if (hasRole(req)) return true
  return req.user && pinLocationOf(req) === null ? { id: { equals: req.user.id } } : false
}

/** Whether an account is the one that somebody is signed in with, by more than a PIN. */
export function isOwnAccount(
  req: Pick<PayloadRequest, 'user'>,
  id: number | string | undefined,
): boolean {
  if (pinLocationOf(req) !== null) return false
  const { user } = req
  return user?.collection === 'staff' && String(user.id) === String(id)
}
