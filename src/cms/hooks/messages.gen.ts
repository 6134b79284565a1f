// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const savedMeanwhile = () => 'Somebody else has saved this since you opened it. Nothing of yours is saved yet, and nothing is lost.'
export const stillHasBookings = (values: { bookings: string | number; holds: string | number }) => `It still has ${values.bookings} future bookings and ${values.holds} tables held. Please cancel or move them first.`
export const bookingsWouldNotFit = (values: { count: number }) => (values.count === 1 ? 'Not saved: a booking would no longer fit.' : `Not saved: ${values.count} bookings would no longer fit.`)
export const andMore = (values: { count: string | number }) => `… and ${values.count} more.`
export const callTheseGuests = (values: { label: string | number }) => `Please call or write to these guests and cancel or move their bookings. To keep the bookings instead, tick “${values.label}” and save again: they keep their tables, and are listed in the booking settings as needing attention.`
export const namesHidden = () => 'Hosts of the restaurant see their names and phone numbers.'
export const bookingsCannotMove = (values: { count: number }) => (values.count === 1 ? 'Not saved: a booking cannot move to the new time zone.' : `Not saved: ${values.count} bookings cannot move to the new time zone.`)
export const cancelOrMoveFirst = () => 'Please cancel them or move them to another time or table first. If a party is seated, wait until it has left.'
export const bookingsWouldMove = () => 'Not saved: in the new time zone, these would take place at a different moment.'
export const blockedTables = (values: { from: string | number; until: string | number; tables: string | number }) => `${values.from} to ${values.until} · table ${values.tables} blocked`
export const tablesBeingBooked = (values: { count: number }) => (values.count === 1 ? 'A table that a guest is booking right now.' : `${values.count} tables that guests are booking right now.`)
export const toMoveThem = (values: { label: string | number; timeZone: string | number }) => `To move them, tick “${values.label}” and save again. Each keeps its table and its time of day, from then on in ${values.timeZone}. Reminders, cancellation deadlines and guests waiting for a table move with them.`
export const guestsAreNotNotified = () => 'Guests are not notified: the time they were told stays the same. Entries in their own calendars do not move by themselves.'
export const moreBookings = (values: { count: string | number }) => `… and ${values.count} more bookings.`
export const redirectFromAddress = (values: { address: string | number }) => `There is a redirect from ${values.address}. Please choose another name, or delete that redirect first.`
export const addressLeadsElsewhere = (values: { title: string | number; address: string | number }) => `“${values.title}” had the address ${values.address} before, and it still leads there. Please choose another name, or delete ${values.address} under Old addresses first.`
export const untitledDocument = (values: { id: string | number }) => `Document ${values.id}`
export const thisHasBeenDeleted = () => 'This has been deleted. Please choose another one.'
export const theRequestCannotBeRead = () => 'The request cannot be read.'
export const nestedTooDeep = () => 'This is nested too deep to be saved. Please write it anew, or paste it without formatting.'
export const tooManyPixels = (values: { pixels: string | number; limit: string | number }) => `This picture has ${values.pixels} million pixels; the limit is ${values.limit} million. Please make it smaller.`
export const thisFilmCannotBeRead = () => 'This film cannot be read. Please save it again as MP4.'
export const thisPictureCannotBeRead = () => 'This picture cannot be read. Please save it again as JPEG or PNG.'
export const kindOfFileRefused = () => 'This kind of file cannot be used here.'
export const thisSvgCannotBeConverted = () => 'This SVG cannot be converted. Please save it as a PNG.'
export const fileStorageAway = () => 'The storage for files does not answer, so nothing was saved. Please try again in a few minutes.'
export const stillErasing = () => 'The bookings of the demo group are being erased. Please try again in a minute.'
