import type { FlowError } from './flow/state.ts'

/** What the panel says: sentences that the specification gives are exact. */
export const TEXT = {
  aboveMaxPartySize:
    'For any inquiries regarding parties of this size, please contact the restaurant directly.',
  belowMinPartySize:
    'What you chose is for larger parties only. Please choose something else, or contact the restaurant directly.',
  noAvailability: 'We could not find any availability for your time and party size.',
  generic:
    'There seems to be a problem with this form at the moment, please contact your favourite location directly.',
  payment: 'There was a problem with your card. Please try again or use another card.',
  paymentChanged:
    'The payment for this booking has changed. Please check Payment below, then complete again.',
  testMode:
    'This is a test: no money moves. It takes only Stripe’s test numbers, such as 4242 4242 4242 4242.',
  cardFormLost:
    'The card form did not load. Please check your connection, and whether something blocks stripe.com.',
  paidElsewhere:
    'You have come back from your bank in a different window from the one you booked in. If you confirmed the payment, your reservation will be completed within 15 minutes; there is nothing more to do. Please ask the restaurant before you book again.',
  atBank: 'Your bank asks you to confirm this payment.',
  backFromBank: 'Completing your reservation with your bank’s answer…',
  cardRequired: 'The restaurant needs a card for this booking. Please fill in Payment below.',
  holdOver:
    'You can still try to complete your reservation, but this table may no longer be available.',
  slotTaken: 'That table was taken a moment ago. These times are still available.',
  holdLost:
    'Your table was taken after its hold ran out. Choose another time; your details are kept.',
  cancelled:
    'This reservation was made and has since been cancelled. To come after all, choose a time; your details are kept.',
  tooMany: 'That is a lot of attempts in a short time. Please wait a few minutes, then try again.',
  tooManyBookings:
    'There are already several reservations with these details. The restaurant will gladly make another for you.',
  overlapping:
    'You already have a reservation around this time. Use the link in its confirmation to change or cancel it first, or choose another time.',
  experienceChanged:
    'What you chose is no longer offered as it was shown. Here is what is available now.',
  notBookable:
    'This booking cannot be made online. The restaurant can tell you why, and may be able to make it for you.',
  cardOnly:
    'The remaining tables need a payment or a card, which is not possible here. The restaurant may be able to book one for you.',
  tryAgainIsSafe:
    'We do not know yet whether your table is booked. It is safe to complete it again: you will not be booked twice.',
} as const

/** Why something did not work, in one paragraph or two. What is wrong with fields stands at them. */
export function errorText(problem: Exclude<FlowError, 'invalid'>): string[] {
  return {
    above_max_party_size: [TEXT.aboveMaxPartySize],
    below_min_party_size: [TEXT.belowMinPartySize],
    no_availability: [TEXT.noAvailability],
    card_only: [TEXT.noAvailability, TEXT.cardOnly],
    slot_taken: [TEXT.slotTaken],
    hold_lost: [TEXT.holdLost],
    cancelled: [TEXT.cancelled],
    payment: [TEXT.payment],
    payment_changed: [TEXT.paymentChanged],
    card_required: [TEXT.cardRequired],
    paid_elsewhere: [TEXT.paidElsewhere],
    too_many_requests: [TEXT.tooMany],
    too_many_bookings: [TEXT.tooManyBookings],
    overlapping: [TEXT.overlapping],
    experience_changed: [TEXT.experienceChanged],
    not_bookable: [TEXT.generic, TEXT.notBookable],
    unknown_outcome: [TEXT.generic, TEXT.tryAgainIsSafe],
    generic: [TEXT.generic],
  }[problem]
}

/** Whether a problem is one that the restaurant can help with: then its telephone stands beside. */
export function needsCall(problem: FlowError | null): boolean {
  return (
    problem === 'generic' ||
    problem === 'below_min_party_size' ||
    problem === 'not_bookable' ||
    problem === 'unknown_outcome' ||
    problem === 'too_many_requests' ||
    problem === 'too_many_bookings'
  )
}

/** What a group's experiences are called (spec:reservations.results). */
export function experiencesTitle(group: string): string {
  return group ? `${group} experiences` : 'Experiences'
}

/** The running hold notice (spec:reservations.countdown); `clock` is mm:ss. */
export function holdNotice(clock: string): string {
  return `We're holding this table for you for ${clock} minutes`
}

/** The message of a field that was refused without a reason that a guest could read. */
export function invalidMessage(label: string): string {
  return `The ${label} field is not valid.`
}

/** `1 person`, `2 people`. */
export function peopleLabel(count: number): string {
  return count === 1 ? '1 person' : `${count} people`
}
