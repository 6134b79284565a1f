// The stable codes with which bookings are refused, each with its meaning: the booking engine, the port of booking
// providers and the description of the HTTP interface take them from here. `engine…` are those that the
// booking engine gives itself; a provider may give more.

/** Refusals of a provider that cannot answer. */
export const unavailableRefusals = {
  provider_unavailable:
    'The booking provider cannot be reached; it is unknown whether anything happened.',
  busy: 'Nothing happened; the same request may succeed after `Retry-After` seconds.',
} as const

/** Refusals of a hold by the booking engine. */
export const engineHoldRefusals = {
  unknown_location: 'There is no such restaurant.',
  slot_taken: 'Somebody was faster; search again.',
  party_size: 'The party is above the largest one.',
  party_too_small: 'The party is below the smallest one.',
  bot_check: 'So much is held from here that a pass of the bot check has to come with the request.',
  unknown_experience: 'The experience is not offered, or in another version by now.',
} as const

/** Refusals of a hold by any provider. */
export const holdRefusals = {
  ...engineHoldRefusals,
  too_many_requests: 'The provider is overloaded; nothing was held.',
  unknown_attribute: 'The restaurant has no tables with this seating attribute.',
  card_required: 'The table requires a card, and the site takes none for it.',
  not_bookable: 'Only the restaurant can help.',
  ...unavailableRefusals,
} as const

/** Refusals of the price of an experience. */
export const totalRefusals = {
  unknown_location: 'There is no such restaurant.',
  unknown_experience: 'The experience is not offered like that, or not for this party.',
  unknown_add_on: 'An add-on is not offered, or not in this quantity.',
  ...unavailableRefusals,
} as const

/** Refusals of a guest who has many upcoming bookings. */
export const bookingLimitRefusals = {
  bot_check:
    'The guest has so many upcoming bookings that a pass of the bot check has to come with the request.',
  too_many_bookings:
    'The guest has so many upcoming bookings that only the restaurant takes another.',
} as const

/** Refusals of a booking because of its payment; the hold and the open payment stay. */
export const chargeRefusals = {
  not_bookable:
    'Only the restaurant can help, or the payment provider rejects this payment for good.',
  payment_failed: 'The card was refused; the table stays held.',
  card_required: 'No card was sent where one is required.',
  card_action_required: 'The bank of the card has a question for its owner; the table stays held.',
  provider_unavailable: unavailableRefusals.provider_unavailable,
} as const

/** Refusals of a booking by the booking engine. */
export const engineReserveRefusals = {
  hold_lost: 'The hold is gone, and the table with it.',
  cancelled: 'The hold was booked, and the booking has been cancelled since.',
  in_progress: 'The same request is under way.',
  key_reused: 'The idempotency key was used with another body.',
  email_required: 'The restaurant requires an email address.',
  request_too_long: 'The special request is longer than the restaurant takes.',
  unknown_experience: 'The experience is not what is held.',
  unknown_add_on:
    'An add-on is not one of the experience, or not in this quantity; the hold stays.',
  ...bookingLimitRefusals,
  ...chargeRefusals,
} as const

/** Refusals of a booking by any provider. */
export const reserveRefusals = {
  ...engineReserveRefusals,
  too_many_requests: 'The provider is overloaded; nothing was booked.',
  provider_forbids:
    'The provider refuses to talk to the site, which tells nothing about an earlier attempt.',
  payment_not_offered: 'A card was sent where none is taken.',
  name_refused: 'The provider does not accept the name.',
  email_refused: 'The provider does not accept the email address.',
  phone_refused: 'The provider does not accept the telephone number.',
  overlapping_reservation: 'The guest has another table around that time.',
  ...unavailableRefusals,
} as const

/** Refusals of moving a booking to another hold by the booking engine. */
export const engineManageRefusals = {
  not_found: 'There is no such booking.',
  past_cut_off: 'It is too late for the guest to change it.',
  cancelled: 'It is cancelled already.',
  hold_lost: 'The new hold is gone, and the table with it.',
  unknown_experience: 'The hold is not for the booked experience, or lacks one of its add-ons.',
  payment_differs: 'The amount due would differ from what the card paid or guaranteed.',
} as const

/** Refusals of moving a booking to another hold by any provider. */
export const manageRefusals = { ...engineManageRefusals, ...unavailableRefusals } as const
