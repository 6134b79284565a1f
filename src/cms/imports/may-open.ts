import type { PayloadRequest } from 'payload'
import { ownLocationIds } from '../access/own-locations.ts'
import { hasRole } from '../access/roles.ts'
import { importKind } from './kinds/registry.ts'
import type { Import } from './types.ts'

/**
 * Whether somebody may see and move on an import: whoever may import its kind, and of a kind whose rows are of single
 * restaurants those who have it at all of them, or began it.
 */
export function mayOpen(
  req: PayloadRequest,
  { kind, staff }: Pick<Import, 'kind' | 'staff'>,
): boolean {
  const { role, isOfRestaurants = false } = importKind(kind)
  if (!hasRole(req, role)) return false
  return !isOfRestaurants || ownLocationIds(role, req) === 'all' || staff === Number(req.user?.id)
}
