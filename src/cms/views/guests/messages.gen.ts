// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const guests = () => 'Guests'
export const noLocationsYet = () => 'There are no restaurants of yours yet.'
export const findAGuest = () => 'Find a guest'
export const findBy = () => 'Name, phone, email or confirmation'
export const find = () => 'Find'
export const guestsFound = (values: { count: number; restaurant: string | number }) => (values.count === 0 ? `Nobody with that has booked at ${values.restaurant}.` : values.count === 1 ? `1 guest has booked at ${values.restaurant}.` : `${values.count} guests have booked at ${values.restaurant}.`)
export const lastBooked = (values: { day: string | number }) => `booked for ${values.day}`
export const guestHasNoName = () => 'Guest without a name'
export const noSuchGuest = () => 'This guest is not known at this restaurant any more.'
export const anotherGuest = () => 'Find another guest'
export const banned = () => 'Banned'
export const vip = () => 'VIP'
export const regular = () => 'Regular'
export const press = () => 'Press'
export const allergiesAre = (values: { list: string | number }) => `Allergies: ${values.list}`
export const isBanned = () => 'This guest is banned.'
export const contacts = () => 'Phone and email'
export const facts = () => 'Visits'
export const visits = () => 'Visits'
export const noShows = () => 'No-shows'
export const cancellations = () => 'Cancellations'
export const usualParty = () => 'Usual party'
export const favourite = () => 'Mostly at'
export const favouriteOf = (values: { restaurant: string | number; visits: number }) => `${values.restaurant} (${(values.visits === 1 ? `${formatNumber("en", values.visits)} visit` : `${formatNumber("en", values.visits)} visits`)})`
export const lastVisit = () => 'Last visit'
export const prepaid = () => 'Prepaid for visits'
export const none = () => '–'
export const atAllRestaurants = () => 'At all restaurants'
export const atThisRestaurant = (values: { restaurant: string | number }) => `At ${values.restaurant} only`
export const allHint = () => 'Every restaurant of the group sees this.'
export const hereHint = () => 'Nobody at another restaurant sees this.'
export const allergies = () => 'Allergies'
export const diets = () => 'Diets'
export const commas = () => 'with commas between them'
export const seating = () => 'Wishes for a seat'
export const tags = () => 'Tags'
export const otherTags = () => 'Other tags'
export const notes = () => 'Notes'
export const save = () => 'Save'
export const saveScope = (values: { scope: string | number }) => `Save: ${values.scope}`
export const saved = () => 'Saved.'
export const notSavedYet = () => 'Not saved yet.'
export const changedMeanwhile = () => 'Somebody else saved this meanwhile. What you wrote is still in the form. They have:'
export const nothingWritten = () => 'nothing'
export const putTogether = () => 'Put both together'
export const takeTheirs = () => 'Take theirs'
export const keepMine = () => 'Keep mine'
export const bookings = () => 'Bookings'
export const partyOf = (values: { party: number }) => `party of ${formatNumber("en", values.party)}`
export const unlisted = (values: { count: number }) => (values.count === 1 ? '1 further booking is older, or at a restaurant that is not yours.' : `${values.count} further bookings are older, or at restaurants that are not yours.`)
export const mergeAndSplit = () => 'One guest with several numbers'
export const mergeHint = () => 'If this guest has booked with another number or address, too, find those bookings and merge both: their visits are counted together, and what is written of either is one. You can split them again.'
export const mergeWith = (values: { name: string | number; contact: string | number }) => `Merge with ${values.name}, ${values.contact}`
export const merged = () => 'Merged. Split them again below if that was a mistake.'
export const mergedOn = (values: { contact: string | number; day: string | number }) => `${values.contact} was merged on ${values.day}`
export const mergedOnBy = (values: { contact: string | number; day: string | number; name: string | number }) => `${values.contact} was merged on ${values.day} by ${values.name}`
export const split = () => 'Split again'
export const splitFrom = (values: { contact: string | number }) => `Split again: ${values.contact}`
export const splitDone = () => 'Split. Both guests are as they were.'
export const sameGuest = () => 'Both are one guest already.'
export const tooLong = () => 'That is more than fits. Please shorten it.'
export const tooLongTogether = () => 'What is written of both does not fit into one. Please shorten it first.'
export const changedSince = () => 'A colleague has changed this guest meanwhile. Load the page again.'
export const noAnswer = () => 'No answer. Please try again.'
export const didNotWork = () => 'That did not work.'
