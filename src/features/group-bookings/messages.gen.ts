// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { Words } from '#lib/words/words.ts'

export const firstName = () => 'First name'
export const lastName = () => 'Last name'
export const email = () => 'Email'
export const phoneNumber = () => 'Phone number'
export const restaurant = () => 'Restaurant'
export const choose = () => 'Choose'
export const date = () => 'Date'
export const partySize = () => 'Party size'
export const occasionAndSpecialRequests = () => 'Occasion and special requests'
export const send = () => 'Send'
export const thankYouForAsking = (words: Words) => words['groups.asked'] ?? 'Thank you. The restaurant has your enquiry and will be in touch.'
export const formNeedsJavaScript = () => 'This form needs JavaScript. Please email the restaurant instead:'
export const dateIsNotAhead = () => 'The Date field must be today or later.'
export const partySizeIsNoNumber = () => 'The Party size field must be a number of people.'
export const mailSubject = (values: { party: string | number; day: string | number }) => `A table for ${values.party}, ${values.day}`
export const mailPreheader = (values: { contacts: string | number }) => `${values.contacts}. Nothing is booked yet.`
export const groupWouldLikeTable = (values: { party: string | number }) => `A group of ${values.party} would like a table`
export const wroteThroughTheForm = (values: { name: string | number; place: string | number }) => `${values.name} wrote to ${values.place} through the form on the website.`
export const peopleCount = (values: { party: string | number }) => `${values.party} people`
export const people = () => 'People'
export const name = () => 'Name'
export const repliesGoToSender = () => 'Replies to this email go to the sender. Nothing is booked yet.'
export const openTheEnquiry = () => 'Open the enquiry'
export const groupRequestsReachYou = () => 'You are receiving this email because group requests for this restaurant are sent to your address.'
