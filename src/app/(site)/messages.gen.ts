// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { Words } from '#lib/words/words.ts'

export const skipToContent = () => 'Skip to content'
export const pageNotFound = () => 'This page could not be found'
export const reserveAt = () => 'Reserve at'
export const youHaveBooked = () => 'You have booked'
export const pageNumber = (values: { page: string | number }) => `Page ${values.page}`
export const titleOfPage = (values: { title: string | number; page: string | number }) => `${values.title}, page ${values.page}`
export const pagesOf = (values: { title: string | number }) => `${values.title}: pages`
export const locations = () => 'Locations'
export const noLocationsYet = (words: Words) => words['restaurants.none'] ?? 'There are no locations yet. Please check back soon.'
export const nearby = () => 'Nearby'
export const otherFlagships = () => 'Other flagships'
export const openPositions = () => 'Open positions'
export const workAt = (values: { location: string | number }) => `Work at ${values.location}`
export const menu = () => 'Menu'
export const menuOf = (values: { location: string | number }) => `Menu · ${values.location}`
export const menuNotOnline = (words: Words) => words['menus.notOnline'] ?? 'The menu is not online yet. Please ask the restaurant.'
export const groupBookingsTitle = (words: Words) => words['groups.title'] ?? 'Plan your group’s table'
export const groupBookingsLead = (words: Words) => words['groups.lead'] ?? 'Tell us the date, the size of your group and the occasion. The restaurant will reply to you directly.'
export const whereToMeet = (words: Words) => words['groups.where'] ?? 'Where would you like to meet?'
export const eachRestaurantArranges = (words: Words) => words['groups.each'] ?? 'Each restaurant arranges its own group bookings.'
export const news = () => 'News'
export const newsFrom = (values: { country: string | number }) => `News from ${values.country}`
export const canada = () => 'Canada'
export const theUnitedStates = () => 'the United States'
