// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const thereIsNothingHere = () => 'There is nothing here.'
export const lists = () => 'Lists'
