// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const aDeletedRestaurant = () => 'A deleted restaurant'
export const theGroup = () => 'The group'
