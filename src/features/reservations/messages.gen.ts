// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const loadingTheReservationForm = () => 'Loading the reservation form'
export const tryAgain = () => 'Try again'
export const people = (values: { count: number }) => (values.count === 1 ? '1 person' : `${values.count} people`)
export const experiences = () => 'Experiences'
export const experiencesOf = (values: { group: string | number }) => `${values.group} experiences`
export const formProblem = () => 'There seems to be a problem with this form at the moment, please contact your favourite location directly.'
export const aboveMaxPartySize = () => 'For any inquiries regarding parties of this size, please contact the restaurant directly.'
export const belowMinPartySize = () => 'What you chose is for larger parties only. Please choose something else, or contact the restaurant directly.'
export const noAvailability = () => 'We could not find any availability for your time and party size.'
export const cardOnly = () => 'The remaining tables need a payment or a card, which is not possible here. The restaurant may be able to book one for you.'
export const slotTaken = () => 'That table was taken a moment ago. These times are still available.'
export const holdLost = () => 'Your table was taken after its hold ran out. Choose another time; your details are kept.'
export const cancelledSince = () => 'This reservation was made and has since been cancelled. To come after all, choose a time; your details are kept.'
export const cardProblem = () => 'There was a problem with your card. Please try again or use another card.'
export const paymentChanged = () => 'The payment for this booking has changed. Please check Payment below, then complete again.'
export const cardRequired = () => 'The restaurant needs a card for this booking. Please fill in Payment below.'
export const paidElsewhere = () => 'You have come back from your bank in a different window from the one you booked in. If you confirmed the payment, your reservation will be completed within 15 minutes; there is nothing more to do. Please ask the restaurant before you book again.'
export const tooManyAttempts = () => 'That is a lot of attempts in a short time. Please wait a few minutes, then try again.'
export const tooManyBookings = () => 'There are already several reservations with these details. The restaurant will gladly make another for you.'
export const overlapping = () => 'You already have a reservation around this time. Use the link in its confirmation to change or cancel it first, or choose another time.'
export const experienceChanged = () => 'What you chose is no longer offered as it was shown. Here is what is available now.'
export const notBookable = () => 'This booking cannot be made online. The restaurant can tell you why, and may be able to make it for you.'
export const tryAgainIsSafe = () => 'We do not know yet whether your table is booked. It is safe to complete it again: you will not be booked twice.'
export const fieldNotValid = (values: { label: string | number }) => `The ${values.label} field is not valid.`
export const fieldNotAPhoneNumber = (values: { label: string | number }) => `The ${values.label} field must be a phone number.`
export const fieldIsTooLong = (values: { label: string | number }) => `The ${values.label} field is too long.`
export const fieldNotText = (values: { label: string | number }) => `The ${values.label} field must be text.`
export const fieldHasControlCharacters = (values: { label: string | number }) => `The ${values.label} field must not contain control characters.`
export const fieldTakesAtMost = (values: { label: string | number; most: string | number }) => `The ${values.label} field must have at most ${values.most} characters.`
