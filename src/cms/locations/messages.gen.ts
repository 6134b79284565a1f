// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const diningRoom = () => 'Dining room'
export const bar = () => 'Bar'
export const patio = () => 'Patio'
export const dinner = () => 'Dinner'
export const usualLayout = () => 'Usual'
