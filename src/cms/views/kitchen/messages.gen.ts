// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const kitchen = () => 'Kitchen'
export const noLocationsYet = () => 'There are no restaurants of yours yet.'
export const notBookedHere = () => 'This restaurant’s tables are not booked here.'
export const day = () => 'Day'
export const dayBefore = () => 'Day before'
export const dayAfter = () => 'Day after'
export const today = () => 'Today'
export const covers = (values: { covers: number; parties: number }) => `${(values.covers === 1 ? `${formatNumber("en", values.covers)} cover` : `${formatNumber("en", values.covers)} covers`)} in ${(values.parties === 1 ? `${formatNumber("en", values.parties)} party` : `${formatNumber("en", values.parties)} parties`)}`
export const ofPeriod = (values: { period: string | number; count: string | number }) => `${values.period}: ${values.count}`
export const withRequests = (values: { count: number }) => `${(values.count === 1 ? `${formatNumber("en", values.count)} party` : `${formatNumber("en", values.count)} parties`)} with an allergy, a request or a note`
export const experienceCovers = (values: { experience: string | number; covers: number }) => `${values.experience}: ${(values.covers === 1 ? `${formatNumber("en", values.covers)} cover` : `${formatNumber("en", values.covers)} covers`)}`
export const needParties = (values: { name: string | number; parties: number }) => `${values.name}: ${(values.parties === 1 ? `${formatNumber("en", values.parties)} party` : `${formatNumber("en", values.parties)} parties`)}`
export const nothingYet = () => 'Nobody is booked on this day.'
export const parties = () => 'Parties'
export const partyOf = (values: { party: number }) => `party of ${formatNumber("en", values.party)}`
export const table = (values: { count: number; tables: string | number }) => `${(values.count === 1 ? 'Table' : 'Tables')} ${values.tables}`
export const noTable = () => 'No table yet'
export const allergies = () => 'Allergies'
export const diets = () => 'Diets'
export const request = () => 'Request'
export const note = () => 'Staff note'
export const experience = () => 'Experience'
export const addOn = (values: { quantity: number; name: string | number }) => `${formatNumber("en", values.quantity)} × ${values.name}`
export const walkIn = () => 'Walk-in'
export const seated = () => 'Seated'
export const finished = () => 'Finished'
export const print = () => 'Print'
