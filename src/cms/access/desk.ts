import type { PayloadRequest, Where } from 'payload'
import { ownLocations } from './own-locations.ts'

const hostsOwn = ownLocations('host')

/** Ids of the locations whose reservations somebody may see and change; `all`, or none of them. */
export function deskLocations(req: PayloadRequest): 'all' | number[] {
  const own = hostsOwn({ req })
  if (typeof own === 'boolean') return own ? 'all' : []
  return (own as { location: { in: number[] } } & Where).location.in
}

/** Whether somebody works with reservations at all: administrators, and hosts of any location. */
export function worksAtDesk(req: PayloadRequest): boolean {
  const own = deskLocations(req)
  return own === 'all' || own.length > 0
}

/** Whether somebody may see and change the reservations of a location. */
export function mayWorkAt(req: PayloadRequest, location: number): boolean {
  const own = deskLocations(req)
  return own === 'all' || own.includes(location)
}
