// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { ReactNode } from 'react'
import { joinNodes } from '#lib/language/join-nodes.ts'
import { fillIn } from '#lib/language/fill-in.ts'
import type { Words } from '#lib/words/words.ts'

export const findATime = () => 'Find a time'
export const people = () => 'People'
export const date = () => 'Date'
export const time = () => 'Time'
export const choose = () => 'Choose'
export const findATimeButton = () => 'Find a Time'
export const searching = () => 'Searching…'
export const searchingForTimes = () => 'Searching for times…'
export const holdingYourTable = () => 'Holding your table…'
export const checkingYourCard = () => 'Checking your card…'
export const completingYourReservation = () => 'Completing your reservation…'
export const timesAvailable = (values: { count: number }) => (values.count === 1 ? '1 time available' : `${values.count} times available`)
export const standardReservations = () => 'Standard reservations'
export const theTimeYouAskedFor = () => 'The time you asked for'
export const seatingAt = (values: { time: string | number }) => `Seating at ${values.time}`
export const otherTimesBelow = () => 'There are other times below.'
export const nearestTimesThatDay = (values: { count: number }) => (values.count === 1 ? 'The nearest time that day' : 'The nearest times that day')
export const otherDays = () => 'Other days'
export const nearbyAroundThatTime = () => 'Nearby, around that time'
export const emailWhenATableOpens = () => 'Get an email when a table opens up'
export const oneEmailForTable = (values: { people: string | number; time: string | number }) => `One email, as soon as there is a table for ${values.people} around ${values.time} that day.`
export const notifyMe = () => 'Notify me'
export const weWillEmail = (values: { email: string | number; people: string | number; time: string | number }, words: Words) => fillIn(words['waiting.asked'] ?? 'We will email {email} when there is a table for {people} around {time} that day.', values)
export const restaurantClosedThen = () => 'The restaurant is closed at that time. Please choose another.'
export const tooManyRequestsToday = () => 'There have been too many requests for this address today. Please try again tomorrow.'
export const yourTable = () => 'Your table'
export const change = () => 'Change'
export const continueButton = () => 'Continue'
export const continueWithTotal = (values: { total: string | number }) => `Continue · ${values.total}`
export const back = () => 'Back'
export const keepWhatIHave = () => 'Keep what I have'
export const selectAnOption = () => 'Select an option'
export const loadingExperiences = (values: { experiences: string | number }) => `Loading ${values.experiences}`
export const standardReservation = () => 'Standard reservation'
export const justTheTable = (words: Words) => words['booking.tableOnly'] ?? 'Just the table. Order from the menu when you are here.'
export const bookNow = (values: { hidden: (text: ReactNode) => ReactNode; name: string | number }) => joinNodes('Book Now', values.hidden(` ${values.name}`))
export const aboutWithServiceAndTax = (values: { total: string | number; party: string | number }) => `about ${values.total} with service and tax for ${values.party}`
export const aboutWithService = (values: { total: string | number; party: string | number }) => `about ${values.total} with service for ${values.party}`
export const aboutWithTax = (values: { total: string | number; party: string | number }) => `about ${values.total} with tax for ${values.party}`
export const suits = () => 'For'
export const lasts = () => 'Lasts'
export const chooseAnotherTime = () => 'Choose another time'
export const yourParty = () => 'Your party'
export const whoIsComing = () => 'Who is coming'
export const perPerson = (values: { price: string | number }) => `${values.price} / person`
export const selectAnAddOn = () => 'Select an add-on'
export const upToAddOns = (values: { count: string | number }) => `Up to ${values.count} add-ons in all.`
export const priceUpTo = (values: { price: string | number; most: (text: ReactNode) => ReactNode; max: string | number }) => joinNodes(values.price, values.most(`, up to ${values.max}`))
export const yourDetails = () => 'Your Details'
export const none = () => 'None'
export const charactersUsed = (values: { used: string | number; limit: string | number }) => `${values.used} of ${values.limit} characters`
export const sendMeNewsAndOffers = (values: { restaurant: string | number }) => `Send me news and offers from ${values.restaurant} by email`
export const rememberMeOnThisDevice = () => 'Remember me on this device'
export const rememberedUntilUnticked = () => 'Your name, phone and email stay in this browser until you untick this.'
export const completeReservation = () => 'Complete Reservation'
export const reset = () => 'Reset'
export const aTableFor = (values: { people: string | number }) => `A table for ${values.people}`
export const thankYou = (values: { name: string | number }, words: Words) => fillIn(words['booking.thanks'] ?? 'Thank you, {name}', values)
export const yourTableIsReserved = (values: { restaurant: string | number }, words: Words) => fillIn(words['booking.reserved'] ?? 'Your table at {restaurant} is reserved.', values)
export const confirmationGoesTo = (values: { email: string | number }, words: Words) => fillIn(words['booking.mailed'] ?? 'A confirmation is on its way to {email}.', values)
export const confirmationByEmail = (words: Words) => words['booking.mailedToGuest'] ?? 'A confirmation is on its way to you by email.'
export const keepTheLink = (words: Words) => words['booking.keepLink'] ?? 'Keep the link below: it lets you add the visit to your calendar, and change or cancel it if your plans change.'
export const manageReservation = () => 'Manage Reservation'
export const viewOurMenu = () => 'View our menu'
