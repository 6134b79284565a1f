// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const main = () => 'Main'
export const menu = () => 'Menu'
export const more = () => 'More'
export const noRestaurantIsOpenYet = () => 'No restaurant is open yet.'
export const currentLocation = () => 'Current location:'
export const notYourRestaurant = () => 'Not your restaurant?'
export const changeFromRestaurant = (values: { restaurant: string | number }) => `Your restaurant: ${values.restaurant}. Change`
