import { isDeepStrictEqual } from 'node:util'
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { houseBook } from '#house-book/process.ts'
import type { Location } from '../../payload-types.ts'
import { groupHolidays, storedGroupDays } from '../group-days.ts'
import { toPublicHours } from '../hours.ts'
import { orderHandover } from '../settings-handover.ts'
import { forgetLocation } from './booking-settings.ts'
import { refuseStranding } from './refuse-stranding.ts'

/**
 * Refuses to publish hours or a time zone that bookings to come do not fit any more. Where neither changes,
 * the house book is not asked: whatever else stands in a location is published without it.
 */
export const refuseHours: CollectionBeforeChangeHook<Location> = async ({
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
  if (!stored || isDeepStrictEqual(boundsOf(stored), boundsOf(next))) return data
  if (!(await hasBookingSettings(id, req))) return data
  const group = groupHolidays(await storedGroupDays(req.payload, req), id)
  const openingHours = toPublicHours(next.hours, group)
  const settings = { openingHours, timeZone: next.timeZone }
  const document = { collection: 'locations' }
  const keep = data.keepBookings === true
  await refuseStranding(
    [{ location: { id, title: next.title }, settings }],
    { document, keep },
    req,
  )
  if (stored.timeZone !== next.timeZone) await refuseWhileHeld(id, next.timeZone, req)
  return data
}

/** What guests hold at this moment would be booked for the time that they were shown, at another one. */
async function refuseWhileHeld(id: number, timeZone: string, req: PayloadRequest): Promise<void> {
  const book = await houseBook()
  if ((await book.heldElsewhen(String(id), timeZone)) === 0) return
  const message =
    'Not saved: tables are being booked here at this moment. Please try again in a few minutes.'
  throw new ValidationError({
    collection: 'locations',
    errors: [{ path: 'timeZone', message }],
    req,
  })
}

/** What of a location bounds its bookings. */
function boundsOf({ hours, timeZone }: Location) {
  return { hours: toPublicHours(hours), timeZone }
}

/**
 * Zone, province and hours are part of the booking settings. What is published is handed over each time, for
 * `previousDoc` is the draft before it; the house book keeps its number where nothing has changed.
 */
export const keepBookable: CollectionAfterChangeHook<Location> = async ({
  data,
  doc,
  operation,
  req,
}) => {
  // The form takes over what it is answered: the box stays ticked until the draft is published, and no longer.
  const keepBookings = doc._status !== 'published' && data?.keepBookings === true
  const answer = data?.keepBookings ? { ...doc, keepBookings } : doc
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
export const releaseBookings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await forgetLocation(Number(id), req)
  await req.payload.delete({
    collection: 'booking-settings',
    where: { location: { equals: id } },
    req,
  })
}
