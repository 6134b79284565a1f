// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const firstName = () => 'First name'
export const lastName = () => 'Last name'
export const phone = () => 'Phone'
export const email = () => 'Email'
export const occasion = () => 'Occasion'
export const specialRequest = () => 'Special request'
export const birthday = () => 'Birthday'
export const anniversary = () => 'Anniversary'
export const businessMeal = () => 'Business Meal'
export const celebration = () => 'Celebration'
export const requestTooLong = (values: { limit: string | number }) => `The restaurant allows ${values.limit} characters here, including the occasion. Please shorten it.`
export const today = () => 'Today'
export const tomorrow = () => 'Tomorrow'
export const closedDay = (values: { day: string | number }) => `${values.day} – closed`
