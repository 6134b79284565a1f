// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const guestData = () => 'Guest data'
export const guestDataHint = () => 'Guests can ask what you store about them, and have it erased. Please make sure that the request is really theirs: reply only to their own address.'
export const guestsEmailAddress = () => 'The guest’s email address'
export const find = () => 'Find'
export const pleaseEnterAnEmailAddress = () => 'Please enter an email address.'
export const erased = () => 'Erased. Anything that remains is below.'
export const nothingIsStored = (values: { email: string | number }) => `Nothing is stored about ${values.email} at your locations.`
export const waitingForATable = () => 'Waiting for a table'
export const requestedTime = () => 'Requested time'
export const restaurant = () => 'Restaurant'
export const party = () => 'Party'
export const emails = () => 'Emails'
export const created = () => 'Created'
export const email = () => 'Email'
export const status = () => 'Status'
export const downloadAll = () => 'Download all of it as a file (JSON)'
export const bookings = () => 'Bookings'
export const visit = () => 'Visit'
export const name = () => 'Name'
export const phone = () => 'Phone'
export const payment = () => 'Payment'
export const erase = () => 'Erase'
export const eraseHint = () => 'Name, email address, phone number, requests and notes are removed from past and cancelled bookings, which still count in the figures. Alerts and emails are deleted. This cannot be undone.'
export const bookingsStay = (values: { count: number }) => `${(values.count === 1 ? '1 booking is' : `${values.count} bookings are`)} still to come and will stay, with the emails still to be sent. To erase those, too, cancel first.`
export const guestAskedForThis = (values: { email: string | number }) => `I am sure that ${values.email} asked for this`
