// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const lessThanHours = (values: { hours: number }) => `Less than ${formatNumber("en", values.hours)} hours`
export const fromToHours = (values: { from: number; to: number }) => `${formatNumber("en", values.from)} to ${formatNumber("en", values.to)} hours`
export const fromToDays = (values: { from: number; to: number }) => `${formatNumber("en", values.from)} to ${formatNumber("en", values.to)} days`
export const moreThanDays = (values: { days: number }) => `${formatNumber("en", values.days)} days or more`
export const online = () => 'Online'
export const walkIn = () => 'Walk-in'
export const telephone = () => 'Telephone'
export const email = () => 'Email'
export const inPerson = () => 'In person'
export const concierge = () => 'Concierge'
export const imported = () => 'From another system'
