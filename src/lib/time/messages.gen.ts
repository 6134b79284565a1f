// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const closed = () => 'Closed'
export const midnight = () => 'midnight'
export const noon = () => 'noon'
export const moment = (values: { day: string | number; time: string | number }) => `${values.day}, ${values.time}`
export const span = (values: { from: string | number; until: string | number }) => `${values.from} – ${values.until}`
export const daySpan = (values: { first: string | number; last: string | number }) => `${values.first} to ${values.last}`
