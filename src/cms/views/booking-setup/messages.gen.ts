// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const heading = () => 'Begin taking bookings'
export const intro = () => 'Choose the floor that is nearest to yours. Its tables and its drawing, booking hours from the opening hours, and usual rules are made, and you change all of them on the next page. Guests can book in those hours from then on.'
export const nothingLeft = () => 'No restaurant of yours is left that would be booked here: each has its booking settings, is booked elsewhere, or there is none yet.'
export const notThisOne = () => 'This restaurant cannot begin here: it has booking settings, is booked elsewhere by what is chosen under Booking, or is not one whose bookings you manage.'
export const allSettings = () => 'All booking settings'
export const restaurant = () => 'Restaurant'
export const diningRoom = () => 'Dining room'
export const roomSays = (values: { seats: string | number; tables: string | number }) => `${values.seats} seats, ${values.tables} tables`
export const alsoHas = () => 'It also has'
export const bar = (values: { seats: string | number }) => `A bar with ${values.seats} seats`
export const patio = (values: { seats: string | number; tables: string | number }) => `A patio with ${values.seats} seats, ${values.tables} tables`
export const bookingHours = () => 'Booking hours'
export const fromHours = () => 'From its opening hours, the last table 75 minutes before closing.'
export const withoutHours = () => 'It has no opening hours yet, so these are only a beginning.'
export const noPeriods = () => 'Its opening hours leave no room for a table: you enter booking hours on the next page.'
export const insteadOfLink = () => 'Until now its guests book by its own link. From then on they book here instead.'
export const begin = () => 'Make the tables'
export const notPublished = () => 'Publish this restaurant first: booking hours are made from its published opening hours. If guests are not to choose it yet, mark it as coming soon.'
export const toRestaurant = (values: { restaurant: string | number }) => `To ${values.restaurant}`
export const editorPublishes = () => 'An editor does that.'
export const hasSettings = () => 'This restaurant has booking settings already. Nothing was changed.'
export const hasChanged = () => 'Something about this restaurant has changed meanwhile. Please load the page again.'
export const noAnswer = () => 'There was no answer. Please look under “All booking settings” whether they were made before you try again.'
export const didNotWork = () => 'That did not work. Please try again.'
