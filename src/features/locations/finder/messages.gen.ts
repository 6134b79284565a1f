// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import type { ReactNode } from 'react'
import { joinNodes } from '#lib/language/join-nodes.ts'
import type { Words } from '#lib/words/words.ts'

export const cityOrPostalCode = () => 'City or postal code'
export const search = () => 'Search'
export const myLocation = () => 'Use my location'
export const findingYou = () => 'Finding you…'
export const locationIsRefused = () => 'Your browser is not sharing your location. A city or postal code works too.'
export const locatingTakesTooLong = () => 'Finding you is taking too long. Try again, or enter a city or postal code.'
export const locationIsUnknown = () => 'Your device cannot tell where it is right now. A city or postal code works too.'
export const locatingIsUnsupported = () => 'This browser cannot tell where you are. A city or postal code works too.'
export const locatingDidNotLoad = () => 'This did not load. Try again, or enter a city or postal code.'
export const byCountryOrRegion = () => 'By country or region'
export const filterLocations = () => 'Filter locations'
export const country = () => 'Country'
export const allCountries = () => 'All countries'
export const provinceOrState = () => 'Province or state'
export const allRegions = () => 'All regions'
export const showLocations = () => 'Show locations'
export const allRestaurants = () => 'All restaurants'
export const inRegion = (values: { region: string | number }) => `In ${values.region}`
export const locationsCount = (values: { count: number }) => (values.count === 1 ? `${values.count} location` : `${values.count} locations`)
export const placeNotFound = (words: Words) => words['restaurants.placeNotFound'] ?? 'We could not find that place'
export const tryACity = (values: { count: number }) => `Try a city with its province or state, such as “Portland, OR”, or the first half of a postal code. Here are all ${(values.count === 1 ? `${values.count} restaurant` : `${values.count} restaurants`)}.`
export const nearestToPlace = (values: { place: string | number }) => `Nearest to ${values.place}`
export const restaurantsWithin = (values: { count: number; distance: (text: ReactNode) => ReactNode }) => joinNodes((values.count === 1 ? `${values.count} restaurant` : `${values.count} restaurants`), ' within ', values.distance(''), '.')
export const noneWithin = (values: { distance: (text: ReactNode) => ReactNode }) => joinNodes('None within ', values.distance(''), '. These are the nearest.')
export const noRestaurantsMatch = (words: Words) => words['restaurants.noneMatch'] ?? 'No restaurants match.'
export const seeAllRestaurants = () => 'See all restaurants'
export const didYouMean = (values: { places: (text: ReactNode) => ReactNode }) => joinNodes('Or did you mean ', values.places(''), '?')
export const nearestToYou = () => 'Nearest to you'
export const restaurantsNearYou = (values: { count: number }) => `${(values.count === 1 ? `${values.count} restaurant` : `${values.count} restaurants`)} near you`
export const noneNearby = (values: { distance: (text: ReactNode) => ReactNode }) => joinNodes('None nearby. The nearest is ', values.distance(''), ' away.')
export const distancesAreUnknown = () => 'We cannot tell how far away our restaurants are.'
export const aroundPlace = (values: { place: string | number }) => `Around ${values.place}`
export const aCloserLook = () => 'A closer look'
export const restaurantsCount = (values: { count: string | number }) => `${values.count} restaurants`
export const back = () => 'Back'
export const backToTheFullList = () => 'Back to the full list'
export const comingSoon = () => 'Coming soon'
export const mapOfTheRestaurants = () => 'Map of the restaurants'
export const skipTheMap = () => 'Skip the map'
export const youAreHere = () => 'You are here'
export const severalRestaurants = (values: { count: string | number; names: string | number }) => `${values.count} restaurants: ${values.names}`
export const credits = (values: { geonames: (text: ReactNode) => ReactNode; licence: (text: ReactNode) => ReactNode }) => joinNodes('Places: ', values.geonames('GeoNames'), ', adapted, ', values.licence('CC BY 4.0'), '. Map: Natural Earth.')
