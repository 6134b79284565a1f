import type { PayloadRequest } from 'payload'
import { hasRoleAnywhere, ownLocationIds } from './own-locations.ts'

/** Ids of the locations whose figures somebody may see; `all`, or none of them. */
export function figuresLocationIds(req: PayloadRequest): 'all' | number[] {
  return ownLocationIds('manager', req)
}

/** Whether somebody may see figures of any location: administrators and managers. */
export function hasFiguresAccess(req: PayloadRequest): boolean {
  return hasRoleAnywhere('manager', req)
}
