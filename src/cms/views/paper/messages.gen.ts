// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const paper = () => 'Paper'
export const sheetsOf = (values: { location: string | number; day: string | number }) => `${values.location}, ${values.day}`
export const asOf = (values: { time: string | number }) => `As of ${values.time}`
export const noSuchDay = () => 'This restaurant has no day to print.'
export const backToTheDay = () => 'Back to the day'
export const printAll = () => 'Print all'
export const printList = () => 'Print list'
export const printFloor = () => 'Print floor sheet'
export const printKitchen = () => 'Print kitchen note'
export const list = () => 'List'
export const floorSheet = () => 'Floor sheet'
export const kitchenNote = () => 'Kitchen note'
export const time = () => 'Time'
export const party = () => 'Party'
export const guest = () => 'Guest'
export const table = () => 'Table'
export const notes = () => 'Notes'
export const noTable = () => 'None yet'
export const walkIn = () => 'Walk-in'
export const covers = (values: { parties: number; covers: number }) => `${(values.parties === 1 ? `${formatNumber("en", values.parties)} party` : `${formatNumber("en", values.parties)} parties`)}, ${(values.covers === 1 ? `${formatNumber("en", values.covers)} cover` : `${formatNumber("en", values.covers)} covers`)}`
export const ofPeriod = (values: { period: string | number; count: string | number }) => `${values.period}: ${values.count}`
export const seatsOf = (values: { seats: string | number }) => `for ${values.seats}`
export const blocked = (values: { from: string | number; to: string | number }) => `Blocked ${values.from} to ${values.to}`
export const noTableYet = () => 'No table yet'
export const nobodyYet = () => 'Nobody is booked on this day.'
export const nothingForTheKitchen = () => 'Nobody has asked for anything yet.'
export const experienceCovers = (values: { experience: string | number; covers: number }) => `${values.experience}: ${(values.covers === 1 ? `${formatNumber("en", values.covers)} cover` : `${formatNumber("en", values.covers)} covers`)}`
export const addOn = (values: { quantity: number; name: string | number }) => `${formatNumber("en", values.quantity)} × ${values.name}`
export const addOnsSold = (values: { name: string | number; quantity: number }) => `${values.name}: ${formatNumber("en", values.quantity)}`
export const needParties = (values: { name: string | number; parties: number }) => `${values.name}: ${(values.parties === 1 ? `${formatNumber("en", values.parties)} party` : `${formatNumber("en", values.parties)} parties`)}`
