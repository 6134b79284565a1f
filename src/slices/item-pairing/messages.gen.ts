// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const pairingsOfADish = () => 'Pairings of a dish'
export const previewText = () => 'What goes well with a dish.'
export const suggested = () => 'Suggested'
