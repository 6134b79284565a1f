// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const layoutProblem = (values: { layout: string | number; message: string | number }) => `${values.layout}: ${values.message}`
export const roomProblem = (values: { layout: string | number; room: string | number; message: string | number }) => `${values.layout}, ${values.room}: ${values.message}`
export const layoutNumber = (values: { number: string | number }) => `Layout ${values.number}`
export const roomNumber = (values: { number: string | number }) => `room ${values.number}`
export const vendorWithNumber = (values: { vendor: string | number }) => `${values.vendor} if its number is entered, otherwise `
export const howGuestsBook = () => 'How guests book'
export const throughALink = () => 'On another site, through a link'
export const notOnline = () => 'Not online'
export const howGuestsBookHint = (values: { vendors: string | number }) => `If empty: ${values.vendors}this site if there are booking settings, otherwise the link.`
export const clockMoved = () => 'it would take place at a different moment in the new time zone'
export const experienceGone = () => 'its experience is no longer served then'
export const partyDoesNotFit = () => 'the party no longer fits its table'
export const tableInUse = () => 'a party is seated at its table right now, and would still be there then'
export const tableTaken = () => 'the clocks change that night, and another booking would have its table then'
export const timeSkipped = () => 'the clocks skip its time that night in the new time zone'
export const tableGone = () => 'its table no longer exists'
export const timeNotOffered = () => 'its time is no longer offered'
export const guestAndParty = (values: { guest: string | number; party: string | number }) => `${values.guest}, party of ${values.party}`
export const partyOf = (values: { party: string | number }) => `Party of ${values.party}`
export const bookingAtTables = (values: { moment: string | number; who: string | number; tables: string | number; confirmation: string | number }) => `${values.moment} · ${values.who}, table ${values.tables}, ${values.confirmation}`
