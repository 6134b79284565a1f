import type { PayloadRequest } from 'payload'

/** What a member of staff may do; one person can have several roles. */
export const roles = [
  { value: 'admin', label: 'Administrator: everything' },
  { value: 'editor', label: 'Editor: pages, menus, locations, pictures' },
  { value: 'host', label: 'Host: booking settings and reservations at their own locations' },
  { value: 'recruiter', label: 'Recruiter: applications to their own locations' },
  { value: 'marketing', label: 'Marketing: subscribers and enquiries' },
] as const

export type Role = (typeof roles)[number]['value']

type StaffUser = NonNullable<PayloadRequest['user']>

/** The signed-in member of staff who may work: one who still has a one-time password may not. */
export function activeStaff(req: Pick<PayloadRequest, 'user'>): StaffUser | null {
  const { user } = req
  if (user?.collection !== 'staff' || user.mustChangePassword) return null
  return user
}

/** Whether the person behind a request has one of the roles; administrators have all of them. */
export function hasRole(req: Pick<PayloadRequest, 'user'>, ...wanted: Role[]): boolean {
  const given = activeStaff(req)?.roles ?? []
  return given.includes('admin') || wanted.some((role) => given.includes(role))
}
