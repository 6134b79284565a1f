import type { PayloadRequest } from 'payload'
import { hasRoleAnywhere, hasRoleAt, ownLocationIds } from './own-locations.ts'

/** Ids of the locations whose parties and requests somebody may see; `all`, or none of them. */
export function kitchenLocationIds(req: Pick<PayloadRequest, 'user'>): 'all' | number[] {
  return ownLocationIds('viewer', req)
}

/** Whether somebody may see the parties and requests of any location: administrators, managers, hosts, viewers. */
export function hasKitchenAccess(req: Pick<PayloadRequest, 'user'>): boolean {
  return hasRoleAnywhere('viewer', req)
}

/** Whether somebody may see the parties and requests of a location. */
export function hasKitchenAccessAt(req: Pick<PayloadRequest, 'user'>, location: number): boolean {
  return hasRoleAt('viewer', req, location)
}
