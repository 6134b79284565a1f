import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import type { Location } from '../../payload-types.ts'
import { orderHandover } from '../settings-handover.ts'
import { forgetLocation } from './booking-settings.ts'

/**
 * Zone and province are part of the booking settings. What is published is handed over each time, for
 * `previousDoc` is the draft before it; the house book keeps its number where nothing has changed.
 */
export const keepBookable: CollectionAfterChangeHook<Location> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'update' || doc._status !== 'published') return doc
  const { docs } = await req.payload.find({
    collection: 'booking-settings',
    where: { location: { equals: doc.id } },
    depth: 0,
    limit: 1,
    req,
  })
  if (docs[0]) await orderHandover(doc.id, req)
  return doc
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
