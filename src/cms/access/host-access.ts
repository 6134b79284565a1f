import type { PayloadRequest } from 'payload'
import { hasRoleAnywhere, hasRoleAt, ownLocationIds } from './own-locations.ts'

/** Ids of the locations whose reservations somebody may see and change; `all`, or none of them. */
export function hostLocationIds(req: Pick<PayloadRequest, 'user'>): 'all' | number[] {
  return ownLocationIds('host', req)
}

/** Whether somebody may manage reservations at any location: administrators and hosts. */
export function hasHostAccess(req: Pick<PayloadRequest, 'user'>): boolean {
  return hasRoleAnywhere('host', req)
}

/** Whether somebody may see and change the reservations of a location. */
export function hasHostAccessAt(req: Pick<PayloadRequest, 'user'>, location: number): boolean {
  return hasRoleAt('host', req, location)
}
