import type { PayloadRequest, Where } from 'payload'
import { ownLocations } from './own-locations.ts'
import { hasRole } from './roles.ts'

const hostsOwn = ownLocations('host')

/** Editors read all of them, hosts those of their locations; the site asks which ones exist. */
export function readBookingSettings(args: { req: PayloadRequest }): boolean | Where {
  if (args.req.context.site === true || hasRole(args.req, 'editor')) return true
  return hostsOwn(args)
}

/** Hosts make the settings of their own locations only. */
export function createBookingSettings(args: {
  req: PayloadRequest
  data?: { location?: unknown }
}): boolean {
  const own = hostsOwn(args)
  if (typeof own === 'boolean') return own
  const allowed = (own.location as { in: unknown[] }).in
  // Without data the admin asks whether to show its button at all.
  return args.data?.location === undefined || allowed.includes(args.data.location)
}
