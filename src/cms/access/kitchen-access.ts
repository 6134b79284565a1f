import type { PayloadRequest } from 'payload'
import { ownLocationIds } from './own-locations.ts'
import { pinLocationOf } from './tablet-session.ts'

/** Ids of the locations whose parties and requests somebody may see; `all`, or none of them; by a PIN that of the tablet. */
export function kitchenLocationIds(req: Pick<PayloadRequest, 'user'>): 'all' | number[] {
  const own = pinLocationOf(req)
  return own === null ? ownLocationIds('viewer', req) : [own]
}

/** Whether somebody may see the parties and requests of any location: administrators, managers, hosts, viewers. */
export function hasKitchenAccess(req: Pick<PayloadRequest, 'user'>): boolean {
  const own = kitchenLocationIds(req)
  return own === 'all' || own.length > 0
}

/** Whether somebody may see the parties and requests of a location. */
export function hasKitchenAccessAt(req: Pick<PayloadRequest, 'user'>, location: number): boolean {
  const own = kitchenLocationIds(req)
  return own === 'all' || own.includes(location)
}
