import type { PayloadRequest, Where } from 'payload'
import { requireRoleAtOwnLocations } from './own-locations.ts'
import { hasRole } from './roles.ts'

const asHostOfLocation = requireRoleAtOwnLocations('host')

/** Editors read all of them, hosts those of their locations; the site asks which ones exist. */
export function canReadBookingSettings(args: { req: PayloadRequest }): boolean | Where {
  if (args.req.context.site === true || hasRole(args.req, 'editor')) return true
  return asHostOfLocation(args)
}

/** Names of guests and their bookings are for the hosts of the location, not for its editors. */
export function canReadBookingsAt(req: PayloadRequest, location: number): boolean {
  const own = asHostOfLocation({ req })
  return typeof own === 'boolean' ? own : locationIdsIn(own).includes(location)
}

/** Hosts make the settings of their own locations only. */
export function canCreateBookingSettings(args: {
  req: PayloadRequest
  data?: { location?: unknown }
}): boolean {
  const own = asHostOfLocation(args)
  if (typeof own === 'boolean') return own
  // Without data the admin asks whether to show its button at all.
  return args.data?.location === undefined || locationIdsIn(own).includes(args.data.location)
}

function locationIdsIn(own: Where): unknown[] {
  return (own.location as { in: unknown[] }).in
}
