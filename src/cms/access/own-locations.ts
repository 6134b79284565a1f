import type { PayloadRequest, Where } from 'payload'
import { hasRole, person, type Role } from './roles.ts'

/**
 * Staff with the role, at the locations that are theirs: a query for documents whose `location` is
 * one of them. Administrators, and staff for whom all locations are ticked, are not limited.
 */
export function ownLocations(role: Role) {
  return ({ req }: { req: PayloadRequest }): boolean | Where => {
    if (!hasRole(req, role)) return false
    if (hasRole(req)) return true
    const user = person(req)
    if (user?.allLocations) return true
    const ids = user?.locations?.map((location) => idOf(location)) ?? []
    return ids.length > 0 ? { location: { in: ids } } : false
  }
}

function idOf(value: number | { id: number }): number {
  return typeof value === 'number' ? value : value.id
}
