import type { PayloadRequest } from 'payload'
import { ROLES, type Role } from '#lib/staff/roles.ts'
import * as t from './messages.gen.ts'
import { pinLocationOf } from './tablet-session.ts'

export type { Role }

const LABELS: Record<Role, () => string> = {
  admin: t.administrator,
  editor: t.editor,
  host: t.host,
  manager: t.manager,
  viewer: t.viewer,
  recruiter: t.recruiter,
  marketing: t.marketing,
}

/** Roles of staff with their labels; one account can have several. */
export const roles = ROLES.map((value) => ({ value, label: LABELS[value]() }))

type StaffUser = NonNullable<PayloadRequest['user']>

/**
 * The signed-in member of staff who may work as their account says: neither one who still has a one-time password, nor one
 * who is signed in by a PIN, which opens the board alone (board-access.ts).
 */
export function activeStaff(req: Pick<PayloadRequest, 'user'>): StaffUser | null {
  const { user } = req
  if (user?.collection !== 'staff' || user.mustChangePassword) return null
  if (pinLocationOf(req) !== null) return null
  return user
}

/** Roles that others include: a manager does all that a host does, and both see what a viewer sees. */
const INCLUDED_IN: Partial<Record<Role, readonly Role[]>> = {
  host: ['manager'],
  viewer: ['host', 'manager'],
}

/** Whether the person behind a request has one of the roles, or one that includes it; administrators have all of them. */
export function hasRole(req: Pick<PayloadRequest, 'user'>, ...wanted: Role[]): boolean {
  const given = activeStaff(req)?.roles ?? []
  if (given.includes('admin')) return true
  return wanted
    .flatMap((role) => [role, ...(INCLUDED_IN[role] ?? [])])
    .some((role) => given.includes(role))
}
