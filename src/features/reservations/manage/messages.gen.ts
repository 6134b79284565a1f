// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { ReactNode } from 'react'
import { joinNodes } from '#lib/language/join-nodes.ts'
import type { Words } from '#lib/words/words.ts'

export const yourReservation = () => 'Your reservation'
export const yourVisit = () => 'Your visit'
export const yourReservationIsCancelled = () => 'Your reservation is cancelled'
export const cannotOpenReservation = () => 'We cannot open your reservation right now'
export const nothingHasChanged = () => 'Nothing about it has changed. Please open this page again in a moment, or call the restaurant.'
export const when = () => 'When'
export const party = () => 'Party'
export const seating = () => 'Seating'
export const experience = () => 'Experience'
export const addOns = () => 'Add-ons'
export const total = () => 'Total'
export const confirmation = () => 'Confirmation'
export const dayAtTime = (values: { day: string | number; time: string | number }) => `${values.day} at ${values.time}`
export const paid = () => 'Paid'
export const amountByCard = (values: { amount: string | number; last4: string | number }) => `${values.amount}${(values.last4 === 'none' ? '' : ` with the card ending in ${values.last4}`)}`
export const notPaid = () => 'Not paid'
export const paymentFailed = (values: { amount: string | number; last4: string | number }) => `${values.amount}: the payment${(values.last4 === 'none' ? '' : ` with the card ending in ${values.last4}`)} did not go through`
export const keptByTheRestaurant = () => 'Kept by the restaurant'
export const amountPaid = (values: { amount: string | number; last4: string | number }) => `${values.amount}, paid${(values.last4 === 'none' ? '' : ` with the card ending in ${values.last4}`)}`
export const card = () => 'Card'
export const cardEnding = (values: { last4: string | number }) => `Ending in ${values.last4}.`
export const chargedIfAbsent = (values: { amount: string | number }) => `Nothing is charged if you come; if you do not, up to ${values.amount} may be charged.`
export const chargedForLateCancellation = (values: { amount: string | number }) => `Up to ${values.amount} may be charged for the late cancellation.`
export const toBeCharged = () => 'To be charged'
export const charged = () => 'Charged'
export const charge = (values: { amount: string | number; last4: string | number; visit: string | number }) => `${values.amount}${(values.last4 === 'none' ? '' : ` with the card ending in ${values.last4}`)}, ${(values.visit === 'cancelled' ? 'for the late cancellation' : 'for the no-show')}`
export const notCharged = () => 'Not charged'
export const chargeDeclined = (values: { amount: string | number; visit: string | number; last4: string | number }) => `${values.amount}, ${(values.visit === 'cancelled' ? 'for the late cancellation' : 'for the no-show')}: the card${(values.last4 === 'none' ? '' : ` ending in ${values.last4}`)} was declined`
export const refunded = () => 'Refunded'
export const changeDateTimeOrParty = () => 'Change date, time or party'
export const addToCalendar = () => 'Add to calendar'
export const sendMeTheEmailAgain = () => 'Send me the email again'
export const cancelThisReservation = () => 'Cancel this reservation'
export const giveUpThisTable = (words: Words) => words['visit.giveUp'] ?? 'Would you like to give up this table?'
export const cannotBeUndone = () => 'This cannot be undone, and the table may be gone a moment later.'
export const changeOrCancelHereUntil = (values: { moment: string | number }) => `You can change or cancel it here until ${values.moment}.`
export const tooLateToChangeOrCancel = (values: { moment: string | number }) => `It is too late to change or cancel online: the deadline was ${values.moment}. Please call the restaurant.`
export const tooLateToChange = (values: { moment: string | number }) => `It is too late to change this reservation online: the deadline was ${values.moment}. Please call the restaurant. If you cannot come, you can still cancel it.`
export const wasFreeUntil = (values: { moment: string | number }) => `This cannot be undone. Until ${values.moment}, cancelling was free of charge.`
export const fullRefundUntilThen = (values: { amount: string | number }) => `Cancel by then for a full refund of ${values.amount}; it is non-refundable after that.`
export const freeUntilThen = (values: { amount: string | number }) => `Cancel by then and nothing is charged; after that, up to ${values.amount} may be charged.`
export const willBeRefunded = (values: { amount: string | number }) => `${values.amount} will be refunded to your card.`
export const nothingIsCharged = () => 'Nothing is charged.'
export const cancellingIsFree = () => 'Cancelling is free.'
export const nonRefundable = (values: { amount: string | number }) => `The ${values.amount} you paid is non-refundable.`
export const mayBeCharged = (values: { amount: string | number; last4: string | number }) => `Up to ${values.amount} may be charged to ${(values.last4 === 'none' ? 'your card' : `the card ending in ${values.last4}`)}.`
export const yesCancelIt = () => 'Yes, cancel it'
export const yesGiveUp = (values: { amount: string | number }) => `Yes, cancel it and give up ${values.amount}`
export const yesCharge = (values: { amount: string | number }) => `Yes, cancel it; up to ${values.amount} may be charged`
export const keepIt = () => 'Keep it'
export const visitIsOver = () => 'This visit is over.'
export const visitIsOverThankYou = (words: Words) => words['visit.over'] ?? 'This visit is over. Thank you for coming.'
export const tableReleased = (words: Words) => words['visit.cancelled'] ?? 'Your table has been released. Thank you for letting us know.'
export const refundTakesDays = () => 'Your bank may take a few days to show the refund.'
export const bookAnotherTable = () => 'Book another table'
export const changed = (values: { link: (text: ReactNode) => ReactNode }) => joinNodes('Your reservation has been changed: this is how it stands now. Please keep ', values.link('the link to this page'), ', and add the visit to your calendar again.')
export const maybeNotChanged = () => 'Your reservation may not have been changed: this is how it stands now. Please try again, or call the restaurant.'
export const cannotBeChangedHere = () => 'This reservation cannot be changed here. Please call the restaurant.'
export const couldNotCancel = () => 'We could not cancel your reservation just now. Please try again, or call the restaurant.'
export const costHasChanged = () => 'Your reservation has not been cancelled, because the cost is no longer what you were shown. Please check it below.'
export const emailIsOnItsWay = () => 'The email is on its way to the address given with this reservation.'
export const emailWasSentAlready = () => 'The email was sent a few minutes ago. Please check your spam folder before you ask again.'
export const emailCouldNotBeSent = () => 'The email could not be sent. Please keep the link to this page instead.'
export const changeYourReservation = () => 'Change your reservation'
export const tableIsYours = (values: { people: string | number; moment: string | number }) => `You have a table for ${values.people}: ${values.moment}. It stays yours until you choose another.`
export const experienceMoves = (values: { experience: string | number }) => `${values.experience} moves with it: only times at which it is served are offered.`
export const experienceMovesWithAddOns = (values: { experience: string | number; addOns: string | number }) => `${values.experience} moves with it, with ${values.addOns}: only times at which it is served are offered.`
export const people = () => 'People'
export const date = () => 'Date'
export const time = () => 'Time'
export const findATime = () => 'Find a Time'
export const changeTo = (values: { time: string | number }) => `Change to ${values.time}`
export const choosingASeatingChanges = () => 'Choosing a seating changes your reservation.'
export const totalForPeople = (values: { people: string | number; amount: string | number }) => `The total for ${values.people} is ${values.amount}.`
export const keepItAsItIs = () => 'Keep it as it is'
export const choosePeopleDateAndTime = () => 'Please choose people, date and time.'
export const priceHasChanged = () => 'The price has changed since you looked. Choose again to see the new total.'
export const paymentWouldChange = () => 'This would change what was paid or guaranteed with your card, so your reservation has not changed. Please call the restaurant, or cancel it and book again.'
export const couldNotChange = () => 'We could not change your reservation just now, so it stays as it was. Please try again, or call the restaurant.'
export const confirmationLine = (values: { confirmation: string | number }) => `Confirmation ${values.confirmation}`
export const seatingLine = (values: { seating: string | number }) => `Seating: ${values.seating}`
export const experienceLine = (values: { experience: string | number }) => `Experience: ${values.experience}`
export const addOnsLine = (values: { addOns: string | number }) => `Add-ons: ${values.addOns}`
export const phoneLine = (values: { phone: string | number }) => `Phone: ${values.phone}`
export const manageLine = (values: { url: string | number }) => `Manage your reservation: ${values.url}`
export const waitingForATable = () => 'You are waiting for a table'
export const waitingForOneAround = () => 'We will write to you once, as soon as there is one around that time.'
export const haveWrittenToYou = () => 'We have written to you'
export const tableOpenedUp = (words: Words) => words['waiting.told'] ?? 'A table opened up around that time. It goes to whoever books it first.'
export const noLongerWaiting = () => 'You are no longer waiting'
export const addressIsDeleted = () => 'We will not write to you, and we delete your address the day after.'
export const tableWanted = (values: { people: string | number; date: string | number; time: string | number }) => `${values.people}, ${values.date}, around ${values.time}.`
export const lookForATable = () => 'Look for a table'
export const stopWaiting = () => 'Stop waiting'
