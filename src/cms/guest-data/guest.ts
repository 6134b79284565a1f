import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { GuestBooking, GuestReadScope } from '#booking-engine/guests/guests.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import type { GuestWaitlistEntry } from '#booking-engine/waitlist/waitlist.ts'
import type { MessageWithMail } from '#outbox/messages.ts'
import { type RestaurantInfo, withRestaurant } from '../host/with-restaurant.ts'
import { hostLocationScope, readableMessages } from '../outbox/outbox-access.ts'

/** An address as staff type it. */
export const guestEmail = z.string().trim().max(254).pipe(z.email())

/** Stored data of a guest at the locations of a host, each with its restaurant. */
export type GuestRecord = {
  email: string
  bookings: (GuestBooking & RestaurantInfo)[]
  alerts: (GuestWaitlistEntry & RestaurantInfo)[]
  messages: (MessageWithMail & RestaurantInfo)[]
}

/** The locations and the messages of guests that a person may see. */
export function readScopeOf(req: PayloadRequest): GuestReadScope {
  return { locations: hostLocationScope(req), messages: readableMessages(req) }
}

/** Looks for a guest by address, whatever its capitals. */
export async function readGuestRecord(req: PayloadRequest, email: string): Promise<GuestRecord> {
  const { guests } = await bookingEngine()
  const { bookings, alerts, messages } = await guests.find(email, readScopeOf(req))
  const [booked, waiting, written] = await Promise.all([
    withRestaurant(req, bookings),
    withRestaurant(req, alerts),
    withRestaurant(req, messages),
  ])
  return { email, bookings: booked, alerts: waiting, messages: written }
}
