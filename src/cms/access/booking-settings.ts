import type { PayloadRequest, Where } from 'payload'
import { ownLocations } from './own-locations.ts'
import { hasRole } from './roles.ts'

const hostsOwn = ownLocations('host')

/** Editors read all of them, hosts those of their locations; the site asks which ones exist. */
export function readBookingSettings(args: { req: PayloadRequest }): boolean | Where {
  if (args.req.context.site === true || hasRole(args.req, 'editor')) return true
  return hostsOwn(args)
}

/** Names of guests and their bookings are for the hosts of the location, not for its editors. */
export function readBookings(req: PayloadRequest, location: number): boolean {
  const own = hostsOwn({ req })
  return typeof own === 'boolean' ? own : allowedIn(own).includes(location)
}

/** Hosts make the settings of their own locations only. */
export function createBookingSettings(args: {
  req: PayloadRequest
  data?: { location?: unknown }
}): boolean {
  const own = hostsOwn(args)
  if (typeof own === 'boolean') return own
  // Without data the admin asks whether to show its button at all.
  return args.data?.location === undefined || allowedIn(own).includes(args.data.location)
}

function allowedIn(own: Where): unknown[] {
  return (own.location as { in: unknown[] }).in
}
