import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { GuestContact } from '#booking-engine/guest-book/types.ts'
import type { GuestBookEntry, GuestBooking, GuestReader } from '#booking-engine/guests/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import type { GuestWaitlistEntry } from '#booking-engine/waitlist/waitlist.ts'
import type { GuestEntry } from '#booking-engine/walk-in-list/guest-entries.ts'
import { mustBe } from '#lib/forms/field-faults.ts'
import { e164 } from '#lib/text/e164.ts'
import { type LocalDateTime, localOf } from '#lib/time/time.ts'
import type { MessageWithMail } from '#outbox/messages.ts'
import { type RestaurantInfo, withRestaurant } from '../host/with-restaurant.ts'
import { hostLocationScope, readableMessages } from '../outbox/outbox-access.ts'
import { type OutboxRow, toOutboxRows } from '../outbox/outbox-lists.ts'
import {
  readSubmissionsOf,
  type SubmissionOfContact,
} from '../submissions/submissions-of-contact.ts'

/** What staff type of a guest: an email address, or a telephone number. */
const guestContact = z
  .string()
  .trim()
  .max(254)
  .transform((text, context): GuestContact => {
    const email = z.email().safeParse(text)
    if (email.success) return { email: email.data }
    const phone = text.includes('@') ? null : e164(text)
    if (phone !== null) return { phone }
    const message = mustBe('an email address or a telephone number')
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

/** Body of each endpoint of guests' data. */
export const guestDataBody = z.object({ contact: guestContact })

/** Stored data of a guest at the locations of a host, each with its restaurant. */
export type GuestRecord = {
  /** The number (E.164) or address that was asked for. */
  contact: string
  bookings: (GuestBooking & RestaurantInfo)[]
  guestBook: (Omit<GuestBookEntry, 'profiles'> & {
    /** Those for the group have an empty `locationId`. */
    profiles: (Omit<GuestBookEntry['profiles'][number], 'locationId'> & {
      locationId: string
    } & RestaurantInfo)[]
  })[]
  alerts: (GuestWaitlistEntry & RestaurantInfo)[]
  /** `cameAt`: wall time at the restaurant. */
  walkIns: (GuestEntry & RestaurantInfo & { cameAt: LocalDateTime })[]
  messages: (MessageWithMail & OutboxRow)[]
  /** Applications and enquiries that whoever asks may read. */
  submissions: SubmissionOfContact[]
}

/** The member of staff who asks, with the locations and the messages of guests that they may see. */
export function guestReaderOf(req: PayloadRequest): GuestReader {
  const { user } = req
  return {
    ...{ locations: hostLocationScope(req), messages: readableMessages(req) },
    staff: String(user?.id),
  }
}

/** Looks for a guest by number or address, whatever its capitals; the log says that it was read, or exported. */
export async function readGuestRecord(
  req: PayloadRequest,
  contact: GuestContact,
  why: 'read_guest' | 'export_guest',
): Promise<GuestRecord> {
  const { guests } = await bookingEngine()
  const found = await guests.find(contact, guestReaderOf(req), why)
  const submissions = await readSubmissionsOf(req, contact)
  const [bookings, alerts, entries, messages] = await Promise.all([
    withRestaurant(req, found.bookings),
    withRestaurant(req, found.alerts),
    withRestaurant(req, found.walkIns),
    toOutboxRows(req, found.messages),
  ])
  const walkIns = entries.map((one) => ({ ...one, cameAt: localOf(one.addedAt, one.timeZone) }))
  const guestBook = await Promise.all(
    found.guestBook.map(async (entry) => ({
      ...entry,
      profiles: await withRestaurant(
        req,
        entry.profiles.map((one) => ({ ...one, locationId: one.locationId ?? '' })),
      ),
    })),
  )
  const asked = 'phone' in contact ? contact.phone : contact.email
  return { contact: asked, bookings, guestBook, alerts, walkIns, messages, submissions }
}
