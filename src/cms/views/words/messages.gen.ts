// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const shortName = () => 'Short name'
export const shortNameSays = (values: { shortName: string | number }) => `“${values.shortName}” stands in titles, emails and the footer, and in search results.`
export const changeShortName = () => 'Change it in the settings'
export const administratorsChangeIt = () => 'Administrators change it in the settings.'
export const lead = () => 'Write a sentence as your group would say it. What you leave empty is said as its field shows it.'
export const search = () => 'Search'
export const onlyChanged = () => 'Only yours'
export const sentencesShown = (values: { shown: number; own: string | number }) => `${(values.shown === 1 ? `${formatNumber("en", values.shown)} sentence` : `${formatNumber("en", values.shown)} sentences`)}, ${values.own} in your words`
export const nothingFound = () => 'No sentence is like that.'
export const showAll = () => 'Show all sentences'
export const groupOwn = (values: { own: string | number; all: string | number }) => `${values.own} of ${values.all} yours`
export const saidWithout = (values: { text: string | number }) => `Without your words: “${values.text}”`
export const guestsRead = (values: { text: string | number }) => `Guests read: “${values.text}”`
export const guestsReadEither = (values: { text: string | number; other: string | number }) => `Guests read: “${values.text}”, or “${values.other}”`
export const used = (values: { used: string | number; limit: string | number }) => `${values.used} of ${values.limit} characters`
export const upTo = (values: { limit: string | number }) => `Up to ${values.limit} characters`
export const putIn = (values: { value: string | number; meaning: string | number }) => `Put in ${values.value}: ${values.meaning}`
export const beginWithDefault = () => 'Begin with the default'
export const defaultAgain = () => 'Use the default again'
export const yours = () => 'Yours'
export const wrongSentences = (values: { count: number }) => (values.count === 1 ? 'One sentence cannot be said like this.' : `${formatNumber("en", values.count)} sentences cannot be said like this.`)
export const toSentence = (values: { place: string | number; meaning: string | number }) => `${values.place}: ${values.meaning}`
export const booking = () => 'Booking a table'
export const visit = () => 'Changing or cancelling a visit'
export const waiting = () => 'Waiting for a table'
export const mails = () => 'Emails about visits'
export const newsletter = () => 'Newsletter'
export const careers = () => 'Careers'
export const groups = () => 'Group bookings'
export const restaurants = () => 'Finding a restaurant'
export const menus = () => 'Menus'
export const pages = () => 'Other pages'
export const valueName = () => 'the guest’s first name'
export const valueRestaurant = () => 'the restaurant'
export const valueEmail = () => 'the guest’s email address'
export const valuePeople = () => 'how many they are'
export const valueTime = () => 'the time'
export const valueDay = () => '“today”, “tomorrow” or “on Friday, November 27”'
export const exampleName = () => 'Ida'
export const exampleRestaurant = () => 'The Quay House'
export const exampleEmail = () => 'ida@example.com'
export const examplePeople = () => '4 people'
export const exampleTime = () => '7:00 PM'
export const exampleDay = () => 'tomorrow'
export const exampleDate = () => 'on Friday, November 27'
