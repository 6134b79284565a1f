// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const privacy = () => 'Privacy'
export const terms = () => 'Terms'
export const accessibility = () => 'Accessibility'
export const bookingTerms = () => 'Booking terms'
export const bookingPrivacy = () => 'Booking privacy'
export const reserve = () => 'Reserve'
export const order = () => 'Order'
