import type { getAvailability } from '#lib/api-contract/booking/get-availability.ts'
import type { getCardTokens } from '#lib/api-contract/booking/get-card-tokens.ts'
import type { lockAvailability } from '#lib/api-contract/booking/lock-availability.ts'
import type { reserve } from '#lib/api-contract/booking/reserve.ts'
import type { BodyOf } from '#lib/api-contract/call.ts'
import { specialRequest } from '#lib/booking/special-request.ts'
import type { CardEntry } from '#lib/money/card.ts'
import { digitsOf, expiryParts } from '#lib/money/card.ts'
import { formatPhone } from '#lib/text/phone.ts'
import type { AddOn, Attempt, Booking, GivenCard } from '../flow/state.ts'
import { dateParts } from '../flow/times.ts'
import { guestsBody } from './experience-wire.ts'

/** Body of get-availability; `slot` is local, without a zone (spec:api.local-times). */
export function availabilityBody(
  rid: string,
  slot: string,
  people: number,
): BodyOf<typeof getAvailability> {
  return { rid, startDateTime: slot, partySize: people }
}

export type HoldInput = {
  rid: string
  people: number
  slot: string
  seating: string
  booking: Booking
  addOns: AddOn[]
}

/** Body of lock-availability (spec:api.lock). */
export function holdBody({
  rid,
  people,
  slot,
  seating,
  booking,
  addOns,
}: HoldInput): BodyOf<typeof lockAvailability> {
  return {
    restaurant_id: rid,
    party_size: String(people),
    date_time: slot,
    reservation_attribute: seating,
    selected_date: dateParts(slot),
    selected_time: slot.slice(11, 16),
    ...(booking.kind === 'experience' ? guestsBody(booking) : {}),
    ...experience(booking, addOns),
  }
}

export type ReserveInput = {
  rid: string
  token: string
  seating: string
  /** `CA` or `US`: where a number without a country code is at home (spec:reservations.phone-country). */
  country: string | null
  details: Attempt
  booking: Booking
  addOns: AddOn[]
}

/** Body of reserve (spec:api.reserve); a card is a token and four digits (spec:api.credit-card). */
export function reserveBody(input: ReserveInput): BodyOf<typeof reserve> {
  const { rid, token, seating, country, details, booking, addOns } = input
  return {
    restaurant_id: rid,
    reservation_token: token,
    first_name: details.firstName.trim(),
    last_name: details.lastName.trim(),
    email_address: details.email.trim(),
    phone_number: formatPhone(details.phone.trim()),
    ...(country ? { phone_country_code: country as 'CA' | 'US' } : {}),
    reservation_attribute: seating,
    special_request: specialRequest(details),
    restaurant_email_marketing_opt_in: details.marketing,
    is_third_party: false,
    add_ons: [],
    ...experience(booking, addOns),
    ...(details.card && isForCard(details) ? { credit_card: givenCard(details.card) } : {}),
  }
}

/** After its bank's question the site's own server knows the card, and what came of it. */
function isForCard({ card, asked }: Attempt): boolean {
  return !asked || card?.answered !== undefined
}

function givenCard({ token, last4, answered }: GivenCard) {
  if (!answered) return { token, last4 }
  const { kind, paymentMethod, intent } = answered
  const made = kind === 'hold' ? { setup_intent: intent } : { payment_intent: intent }
  return { token, last4, payment_method: paymentMethod, ...made }
}

/** Body of get-card-tokens (spec:api.card-tokens); a card without a month is not sent (`checkCard`). */
export function cardBody({
  name,
  number,
  expiry,
  cvc,
  zip,
}: CardEntry): BodyOf<typeof getCardTokens> {
  const { month = '', year = '' } = expiryParts(expiry) ?? {}
  return {
    name_on_card: name.trim(),
    card_number: digitsOf(number),
    card_month: month,
    card_year: year,
    card_cvc: cvc,
    zip_code: zip.trim(),
  }
}

function experience(booking: Booking, addOns: AddOn[]) {
  if (booking.kind === 'standard') return {}
  return {
    experience_id: booking.id,
    experience_version: booking.version,
    add_ons: addOns
      .filter((item) => item.quantity > 0)
      .map((item) => ({ item_id: item.itemId, quantity: item.quantity })),
  }
}
