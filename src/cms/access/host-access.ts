import type { PayloadRequest } from 'payload'
import { ownLocationIds } from './own-locations.ts'

/** Ids of the locations whose reservations somebody may see and change; `all`, or none of them. */
export function hostLocationIds(req: PayloadRequest): 'all' | number[] {
  return ownLocationIds('host', req)
}

/** Whether somebody works with reservations at all: administrators, and hosts of any location. */
export function hasHostAccess(req: PayloadRequest): boolean {
  const own = hostLocationIds(req)
  return own === 'all' || own.length > 0
}

/** Whether somebody may see and change the reservations of a location. */
export function hasHostAccessAt(req: PayloadRequest, location: number): boolean {
  const own = hostLocationIds(req)
  return own === 'all' || own.includes(location)
}
