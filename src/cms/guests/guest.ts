import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { GuestBooking, GuestReadScope } from '#booking-engine/guests/guests.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import type { GuestWaitlistEntry } from '#booking-engine/waitlist/waitlist.ts'
import type { MessageWithMail } from '#outbox/messages.ts'
import { type Place, withPlaces } from '../desk/places.ts'
import { deskPlaces, readableTo } from '../post/areas.ts'

/** An address as staff type it. */
export const guestAddress = z.string().trim().max(254).pipe(z.email())

/** What is kept of a guest at the locations that somebody works for, each with its restaurant. */
export type KnownGuest = {
  email: string
  bookings: (GuestBooking & Place)[]
  alerts: (GuestWaitlistEntry & Place)[]
  letters: (MessageWithMail & Place)[]
}

/** The locations and the letters of guests that a person may see. */
export function sightOf(req: PayloadRequest): GuestReadScope {
  return { locations: deskPlaces(req), messages: readableTo(req) }
}

/** Looks for a guest by address, whatever its capitals. */
export async function knownGuest(req: PayloadRequest, email: string): Promise<KnownGuest> {
  const { guests } = await bookingEngine()
  const { bookings, alerts, letters } = await guests.find(email, sightOf(req))
  const [booked, waiting, written] = await Promise.all([
    withPlaces(req, bookings),
    withPlaces(req, alerts),
    withPlaces(req, letters),
  ])
  return { email, bookings: booked, alerts: waiting, letters: written }
}
