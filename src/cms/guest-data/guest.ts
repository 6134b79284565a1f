import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { GuestBooking, ReadScope } from '#booking-engine/guests/guests.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import type { GuestWaitlistEntry } from '#booking-engine/waitlist/waitlist.ts'
import type { WholeLetter } from '#outbox/recipients.ts'
import { type Place, withPlaces } from '../host/with-restaurant.ts'
import { deskPlaces, readableTo } from '../outbox/outbox-access.ts'

/** An address as staff type it. */
export const guestAddress = z.string().trim().max(254).pipe(z.email())

/** What is kept of a guest at the locations that somebody works for, each with its restaurant. */
export type KnownGuest = {
  email: string
  bookings: (GuestBooking & Place)[]
  alerts: (GuestWaitlistEntry & Place)[]
  letters: (WholeLetter & Place)[]
}

/** The locations and the letters of guests that a person may see. */
export function sightOf(req: PayloadRequest): ReadScope {
  return { locations: deskPlaces(req), letters: readableTo(req) }
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
