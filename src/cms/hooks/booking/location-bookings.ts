import { isDeepStrictEqual } from 'node:util'
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { orderHandover, recordZoneChange } from '#cms/booking/settings-handover.ts'
import { groupSpecialDaysAt, readGroupSpecialDays } from '#cms/hours/group-special-days.ts'
import { toPublicHours } from '#cms/hours/opening-hours.ts'
import type { Location } from '#payload-types.ts'
import { removeFromBookingEngine } from './booking-settings.ts'
import { conflictErrors } from './refuse-conflicts.ts'
import { timeZoneErrors } from './time-zone-errors.ts'

/**
 * Refuses to publish hours that bookings to come do not fit any more, unless they are kept, and a time zone
 * that would move them, unless that is chosen: the booking engine does so once it takes the zone over. Where neither
 * changes, it is not asked: whatever else stands in a location is published without it.
 */
export const refuseConflictingHours: CollectionBeforeChangeHook<Location> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || data._status !== 'published') return data
  const { id } = originalDoc
  const next = { ...originalDoc, ...data }
  const where = { id: { equals: id } }
  const stored = await req.payload.db.findOne<Location>({ collection: 'locations', where, req })
  if (!stored || isDeepStrictEqual(bookingBoundsOf(stored), bookingBoundsOf(next))) return data
  if (!(await hasBookingSettings(id, req))) return data
  const group = groupSpecialDaysAt(await readGroupSpecialDays(req.payload, req), id)
  const openingHours = toPublicHours(next.hours, group)
  const settings = { openingHours, timeZone: next.timeZone }
  const change = { location: { id, title: next.title }, settings }
  const isNewZone = stored.timeZone !== next.timeZone
  const errors = [
    ...(isNewZone ? await timeZoneErrors(next, data.moveVisits === true, req) : []),
    ...(data.keepBookings === true ? [] : await conflictErrors([change], false, req)),
  ]
  if (errors.length > 0) throw new ValidationError({ collection: 'locations', errors, req })
  if (isNewZone) await recordZoneChange(id, req)
  return data
}

/** The fields of a location that bookings must fit. */
function bookingBoundsOf({ hours, timeZone }: Location) {
  return { hours: toPublicHours(hours), timeZone }
}

/**
 * Zone, province and hours are part of the booking settings. What is published is handed over each time, for
 * `previousDoc` is the draft before it; the booking engine keeps its number where nothing has changed.
 */
export const handOverLocation: CollectionAfterChangeHook<Location> = async ({
  data,
  doc,
  operation,
  req,
}) => {
  // The form takes over what it is answered: a box stays ticked until the draft is published, and no longer.
  const stays = doc._status !== 'published'
  const answer = {
    ...doc,
    ...(data?.keepBookings ? { keepBookings: stays } : {}),
    ...(data?.moveVisits ? { moveVisits: stays } : {}),
  }
  if (operation !== 'update' || doc._status !== 'published') return answer
  if (await hasBookingSettings(doc.id, req)) await orderHandover(doc.id, req)
  return answer
}

async function hasBookingSettings(location: number, req: PayloadRequest): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'booking-settings',
    where: { location: { equals: location } },
    ...{ depth: 0, limit: 1, pagination: false, req },
  })
  return docs.length > 0
}

/**
 * A location in the trash keeps its bookings. Deleting it for good is refused while bookings or
 * holds hang on it, and takes its booking settings with it.
 */
export const releaseLocationBookings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await removeFromBookingEngine(Number(id), req)
  await req.payload.delete({
    collection: 'booking-settings',
    where: { location: { equals: id } },
    req,
  })
}
