// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const thereIsNothingHere = () => 'There is nothing here.'
export const lists = () => 'Lists'
export const pagesOfRestaurants = () => 'Pages of restaurants'
export const previousRestaurants = () => 'Previous'
export const nextRestaurants = () => 'Next'
export const restaurantsShown = (values: { first: number; last: number; count: number }) => `${formatNumber("en", values.first)} to ${formatNumber("en", values.last)} of ${formatNumber("en", values.count)}`
