// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { fillIn } from '#lib/language/fill-in.ts'
import type { Words } from '#lib/words/words.ts'

export const confirmationSubject = (values: { place: string | number; moment: string | number }) => `Your table at ${values.place}, ${values.moment}`
export const changedSubject = (values: { place: string | number; moment: string | number }) => `Changed: your table at ${values.place}, ${values.moment}`
export const cancelledSubject = (values: { place: string | number; moment: string | number }) => `Cancelled: your table at ${values.place}, ${values.moment}`
export const reminderSubject = (values: { place: string | number; moment: string | number }) => `Reminder: your table at ${values.place}, ${values.moment}`
export const chargedSubject = (values: { place: string | number; moment: string | number }) => `Your card was charged: your table at ${values.place}, ${values.moment}`
export const unpaidSubject = (values: { place: string | number; moment: string | number }) => `Payment problem: your table at ${values.place}, ${values.moment}`
export const visitPreheader = (values: { moment: string | number; people: string | number; confirmation: string | number }) => `${values.moment}, ${values.people}. Confirmation ${values.confirmation}.`
export const dayAtTime = (values: { day: string | number; time: string | number }) => `${values.day} at ${values.time}`
export const yourTableIsReserved = (words: Words) => words['mails.bookedHeading'] ?? 'Your table is reserved'
export const tableIsSetAside = (values: { name: string | number }, words: Words) => fillIn(words['mails.booked'] ?? 'Thank you, {name}. We have set a table aside for you.', values)
export const yourReservationHasChanged = (words: Words) => words['mails.changedHeading'] ?? 'Your reservation has changed'
export const replacesTheEarlierMail = (values: { name: string | number }, words: Words) => fillIn(words['mails.changed'] ?? 'Thank you, {name}. Here is your reservation as it stands now. It replaces the earlier one.', values)
export const yourReservationIsCancelled = () => 'Your reservation is cancelled'
export const tableReleased = (values: { name: string | number }, words: Words) => fillIn(words['mails.cancelled'] ?? 'Your table has been released, {name}. We hope to see you another time.', values)
export const seeYou = (values: { day: string | number }, words: Words) => fillIn(words['mails.reminderHeading'] ?? 'See you {day}', values)
export const whenDay = (values: { when: string | number; date: string | number }) => (values.when === 'today' ? 'today' : values.when === 'tomorrow' ? 'tomorrow' : `on ${values.date}`)
export const tableWillBeReady = (values: { day: string | number; name: string | number }, words: Words) => fillIn(words['mails.reminder'] ?? 'Your table will be ready for you {day}, {name}.', values)
export const yourCardWasCharged = () => 'Your card was charged'
export const cancelledTooLate = (values: { named: string | number; name: string | number; deadline: string | number }) => `Your reservation was cancelled${(values.named === 'yes' ? `, ${values.name}` : '')}, after the deadline for cancelling free of charge: ${values.deadline}.`
export const nobodyCame = (values: { named: string | number; name: string | number }) => `We had set a table aside for you${(values.named === 'yes' ? `, ${values.name}` : '')}, but nobody came.`
export const chargedAsAgreed = (values: { amount: string | number; last4: string | number }) => `As agreed at the time of booking, ${values.amount} was charged to ${(values.last4 === 'none' ? 'the card on file' : `the card ending in ${values.last4}`)}.`
export const paymentDidNotGoThrough = () => 'Your payment did not go through'
export const bankDidNotApprove = (values: { named: string | number; name: string | number }) => `In the end your bank did not approve the payment for your table${(values.named === 'yes' ? `, ${values.name}` : '')}. Nothing was charged, and the table is still yours.`
export const when = () => 'When'
export const party = () => 'Party'
export const seating = () => 'Seating'
export const name = () => 'Name'
export const confirmation = () => 'Confirmation'
export const charged = () => 'Charged'
export const notPaid = () => 'Not paid'
export const cardEnding = (values: { last4: string | number }) => `Card ending in ${values.last4}`
export const cardOnFile = () => 'The card on file'
export const changeOrCancelUntil = (values: { moment: string | number }) => `You can change or cancel online until ${values.moment}.`
export const callIfRunningLate = (words: Words) => words['mails.runningLate'] ?? 'If you are running late, please call us.'
export const callToChangeOrCancel = () => 'To change or cancel now, please call the restaurant.'
export const callToChange = () => 'To change it now, please call the restaurant. You can still cancel it.'
export const callIfMistaken = () => 'If you think this is a mistake, please call us.'
export const callToPay = () => 'Please call us to pay another way. In the meantime the table stays yours.'
export const manageYourReservation = () => 'Manage your reservation'
export const viewYourReservation = () => 'View your reservation'
export const bookAnotherTable = () => 'Book another table'
export const whyThisMail = (values: { place: string | number }) => `You are receiving this email because a table at ${values.place} was booked with your address.`
export const shareWithCare = () => 'Anyone with its link can cancel your reservation, so please share it only with the people joining you.'
export const notBookedSubject = (values: { place: string | number; moment: string | number }) => `Not booked: a table at ${values.place}, ${values.moment}`
export const yourTableIsNotBooked = () => 'Your table is not booked'
export const sorryNotBooked = (words: Words) => words['mails.notBooked'] ?? 'We are sorry. Your reservation was not completed, and no table is set aside for you.'
export const amountGoesBack = (values: { amount: string | number }) => `You will not be charged: if your bank shows a hold or a charge of ${values.amount}, all of it goes back to you.`
export const cardIsNotKept = () => 'You will not be charged, and we do not keep your card.'
export const whyThisMailNotBooked = (values: { place: string | number }) => `You are receiving this email because somebody tried to book a table at ${values.place} with your address and a card. No others will follow.`
export const tableOpenedUpAt = (values: { place: string | number; moment: string | number }) => `A table has opened up at ${values.place}, ${values.moment}`
export const tableOpenedUp = (words: Words) => words['mails.tableFreeHeading'] ?? 'A table has opened up'
export const firstComeFirstServed = (values: { people: string | number }) => `For ${values.people}. It goes to whoever books it first.`
export const thereIsOneNow = (words: Words) => words['mails.tableFree'] ?? 'You asked us to write when there was a table for you. There is one now, for whoever books it first.'
export const youAskedFor = () => 'You asked for'
export const bookThisTable = () => 'Book this table'
export const whyThisOneMail = () => 'You are receiving this one email because somebody asked for it with your address. If that was not you, there is nothing to do: no others will follow.'
export const seeWhatWeKeep = () => 'See what we keep'
export const addressDeleted = () => 'the guest’s address has been deleted'
export const settled = () => 'it has been settled'
export const visitHasBegun = () => 'the visit has begun'
export const visitCancelledOrMoved = () => 'the visit was cancelled or moved'
export const laterMailReplacedIt = () => 'a later email has replaced it'
export const timeIsOver = () => 'the time is over'
export const noLongerWaiting = () => 'they are no longer waiting'
export const notSentInTime = () => 'it could not be sent in time'
export const restaurantHasNoPage = () => 'the restaurant no longer has a page'
