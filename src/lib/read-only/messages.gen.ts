// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const nothingCanBeChanged = () => 'We are working on our website. You can read everything, but nothing can be booked, sent or changed right now. Please try again in a few minutes.'
