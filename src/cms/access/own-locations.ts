import type { PayloadRequest, Where } from 'payload'
import { activeStaff, hasRole, type Role } from './roles.ts'

/**
 * Ids of the locations at which somebody has the role. Administrators, and staff for whom all locations
 * are ticked, have it at `all`.
 */
export function ownLocationIds(role: Role, req: Pick<PayloadRequest, 'user'>): 'all' | number[] {
  if (!hasRole(req, role)) return []
  const user = activeStaff(req)
  if (hasRole(req) || user?.allLocations) return 'all'
  return user?.locations?.map((location) => idOf(location)) ?? []
}

type Asking = Pick<PayloadRequest, 'user'>

/** Whether somebody has the role at any location. */
export function hasRoleAnywhere(role: Role, req: Asking): boolean {
  const own = ownLocationIds(role, req)
  return own === 'all' || own.length > 0
}

/** Whether somebody has the role at a location. */
export function hasRoleAt(role: Role, req: Asking, location: number): boolean {
  const own = ownLocationIds(role, req)
  return own === 'all' || own.includes(location)
}

/** Staff with the role, at the locations that are theirs: a query for documents whose `location` is one of them. */
export function requireRoleAtOwnLocations(role: Role) {
  return ({ req }: { req: PayloadRequest }): boolean | Where => {
    const ids = ownLocationIds(role, req)
    if (ids === 'all') return true
    return ids.length > 0 ? { location: { in: ids } } : false
  }
}

function idOf(value: number | { id: number }): number {
  return typeof value === 'number' ? value : value.id
}
