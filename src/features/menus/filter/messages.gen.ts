// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const findOnThisMenu = () => 'Find on this menu'
export const searchThisMenu = () => 'Search this menu'
export const search = () => 'Search'
export const dietAndAllergens = () => 'Diet and allergens'
export const only = () => 'Only'
export const without = () => 'Without'
export const showDishes = () => 'Show dishes'
export const showAll = () => 'Show all'
export const nothingMatches = () => 'Nothing here matches that.'
export const tryFewerChoices = () => 'Try fewer choices, or ask your server what the kitchen can leave out.'
