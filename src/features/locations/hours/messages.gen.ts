// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const openUntil = (values: { time: string | number }) => `Open until ${values.time}`
export const closed = () => 'Closed'
export const closedOpensAt = (values: { time: string | number }) => `Closed, opens at ${values.time}`
export const closedOpensOn = (values: { day: string | number; time: string | number }) => `Closed, opens ${values.day} at ${values.time}`
export const specialDays = () => 'Special days'
export const closedToday = () => 'Today closed'
export const todaysHours = (values: { hours: string | number }) => `Today ${values.hours}`
