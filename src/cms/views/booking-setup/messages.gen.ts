// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const heading = () => 'Begin taking bookings'
export const intro = () => 'Choose the floor that is nearest to yours. Tables, drawing, booking hours and rules are made of it, and you change all of them on the next page. Guests can book as soon as the restaurant is published.'
export const nothingLeft = () => 'Every restaurant of yours has its booking settings, or is booked elsewhere.'
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
export const begin = () => 'Make the tables'
export const notReady = () => 'Bookings go by the clock of the restaurant. First choose its province or state and its time zone under Place, and publish it; marked as coming soon, guests see it and cannot choose it yet.'
export const toRestaurant = (values: { restaurant: string | number }) => `To ${values.restaurant}`
export const hasSettings = () => 'This restaurant has booking settings already. Nothing was changed.'
export const noAnswer = () => 'There was no answer. Please look under “All booking settings” whether they were made before you try again.'
export const didNotWork = () => 'That did not work. Please try again.'
