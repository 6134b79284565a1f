import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { withoutRequestPrefix } from '#lib/booking/special-request.ts'
import { ok, type Result } from '#lib/result.ts'
import { instantOf } from '#lib/time/time.ts'
import type {
  Booking,
  BookingLocation,
  ManageCode,
  ReserveCode,
  ReserveRequest,
} from '../contract.ts'
import { requestIdOf } from './booking-attempts.ts'
import { cardBody } from './cards.ts'
import type { OpenTableClient } from './client.ts'
import { experienceBody } from './experiences.ts'
import { manageRefusal, reserveRefusal } from './refusals.ts'
import type { BookingReference, HeldSlot, SealedTokens } from './sealed-tokens.ts'
import { madeReply, type ReservationReply, reservationReply } from './wire.ts'

/** Length of a visit in calendars, minutes; OpenTable does not tell it. */
const TURN_MINUTES = 90

export type ReservationContext = {
  client: OpenTableClient
  tokens: SealedTokens
  /** Address of the page that shows the booking behind a manage token. */
  manageUrl(manageToken: string): string
}

/** A locked slot, the guest's request, and what is booked with the table. */
type SlotBooking = {
  slot: HeldSlot
  request: ReserveRequest
  experience: Booking['experience']
}

/** Books a locked slot. A repeated request has the same request id, so that OpenTable books once. */
export async function makeReservation(
  context: ReservationContext,
  location: BookingLocation,
  { slot, request, experience }: SlotBooking,
): Promise<Result<Booking, ReserveCode>> {
  const { rid } = slot
  const made = await context.client.request(madeReply, {
    operation: 'make',
    method: 'POST',
    path: `/v2/booking/${encodeURIComponent(rid)}/reservations`,
    body: makeBody(slot, request),
    timeout: 'reserve',
    requestId: requestIdOf(rid, slot.token, request),
  })
  if (!made.ok) return reserveRefusal(made)
  const { confirmation_number: confirmation, cancel_cutoff_date_utc } = made.value
  const { id: locationId, timeZone } = location
  const { at, party, attribute } = slot
  const facts = { status: 'booked', at, party, attribute, cutOff: cancel_cutoff_date_utc } as const
  return ok(bookingOf(context, { rid, confirmation, locationId, timeZone, experience }, facts))
}

function makeBody(slot: HeldSlot, { guest, card, addOns }: ReserveRequest) {
  const phone = parsePhoneNumberFromString(guest.phone)
  return {
    reservation_token: slot.token,
    first_name: guest.firstName,
    last_name: guest.lastName,
    email_address: guest.email,
    phone: {
      number: phone?.nationalNumber ?? guest.phone.replace(/\D/g, ''),
      country_code: phone?.country ?? 'US',
      phone_type: 'Mobile',
    },
    reservation_attribute: slot.attribute,
    special_request: withoutRequestPrefix(guest.specialRequest),
    restaurant_email_marketing_opt_in: guest.marketingOptIn,
    opentable_marketing_opt_in: false,
    sms_notifications_opt_in: false,
    ...(card ? { credit_card: cardBody(card) } : {}),
    ...(slot.experience ? { experience: experienceBody(slot.experience, addOns) } : {}),
  }
}

/** The current state of a booking at OpenTable, with the special request of the guest. */
export async function readReservation(
  context: ReservationContext,
  made: BookingReference,
): Promise<Result<{ booking: Booking; notes: string }, ManageCode>> {
  const found = await context.client.request(reservationReply, {
    operation: 'find',
    path: pathOf(made),
    timeout: 'ask',
  })
  if (!found.ok) return manageRefusal(found)
  return ok({ booking: bookingOf(context, made, factsOf(found.value)), notes: found.value.notes })
}

/** Cancels a booking that the caller has read as not cancelled. */
export async function cancelReservation(
  context: ReservationContext,
  made: BookingReference,
): Promise<Result<null, ManageCode>> {
  const told = await context.client.command({
    operation: 'cancel',
    method: 'PUT',
    path: pathOf(made),
    body: { status: 'CancelledWeb' },
    timeout: 'reserve',
    requestId: crypto.randomUUID(),
  })
  return told.ok ? ok(null) : manageRefusal(told)
}

/** Moves a booking onto a locked slot, with its special request. */
export async function moveReservation(
  context: ReservationContext,
  made: BookingReference,
  slot: HeldSlot,
  before: { booking: Booking; notes: string },
): Promise<Result<Booking, ManageCode>> {
  const moved = await context.client.request(madeReply, {
    operation: 'modify',
    method: 'PUT',
    path: pathOf(made),
    body: {
      party_size: slot.party,
      date_time: slot.at,
      reservation_attribute: slot.attribute,
      reservation_token: slot.token,
      special_request: before.notes,
    },
    timeout: 'reserve',
    requestId: crypto.randomUUID(),
  })
  if (!moved.ok) return manageRefusal(moved)
  const { confirmation_number: confirmation, cancel_cutoff_date_utc } = moved.value
  const { at, party, attribute } = slot
  const facts = { status: 'booked', at, party, attribute, cutOff: cancel_cutoff_date_utc } as const
  return ok(bookingOf(context, { ...made, confirmation }, facts))
}

type Facts = Pick<Booking, 'status' | 'at' | 'party' | 'attribute'> & { cutOff: number | null }

function factsOf(reply: ReservationReply): Facts {
  const { reservation_attribute: name } = reply
  return {
    status: /^cancelled/i.test(reply.status) ? 'cancelled' : 'booked',
    at: reply.date_time,
    party: reply.party_size,
    // `Default` here is `default` in a search.
    attribute: name.charAt(0).toLowerCase() + name.slice(1),
    cutOff: reply.cancel_cutoff_date_utc,
  }
}

function bookingOf(
  context: ReservationContext,
  made: BookingReference,
  { cutOff, ...facts }: Facts,
): Booking {
  const { confirmation, locationId, timeZone, experience } = made
  const startsAt = instantOf(facts.at, timeZone) ?? Date.parse(`${facts.at}Z`)
  return {
    ...facts,
    confirmation,
    locationId,
    timeZone,
    experience,
    startsAt,
    turnMinutes: TURN_MINUTES,
    payment: null,
    guest: null,
    changeableUntil: Math.min(cutOff ?? startsAt, startsAt),
    lateCost: null,
    manageUrl: context.manageUrl(context.tokens.sealBooking(made)),
  }
}

function pathOf({ rid, confirmation }: BookingReference): string {
  return `/v2/booking/${encodeURIComponent(rid)}/reservations/${encodeURIComponent(`${rid}-${confirmation}`)}`
}
