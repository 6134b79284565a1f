// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { Words } from '#lib/words/words.ts'

export const findOnThisMenu = () => 'Find on this menu'
export const searchThisMenu = () => 'Search this menu'
export const search = () => 'Search'
export const dietAndAllergens = () => 'Diet and allergens'
export const only = () => 'Only'
export const without = () => 'Without'
export const showDishes = () => 'Show dishes'
export const showAll = () => 'Show all'
export const nothingMatches = (words: Words) => words['menus.nothingMatches'] ?? 'Nothing here matches that.'
export const tryFewerChoices = (words: Words) => words['menus.tryFewer'] ?? 'Try fewer choices, or ask your server what the kitchen can leave out.'
