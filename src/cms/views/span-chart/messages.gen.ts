// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const firstDay = () => 'First day'
export const weeks = () => 'Weeks'
export const weekCount = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} week` : `${formatNumber("en", values.count)} weeks`)
export const earlier = () => 'Earlier'
export const later = () => 'Later'
export const move = () => 'Other weeks'
export const weeksFrom = (values: { from: string | number; to: string | number }) => `${values.from} to ${values.to}`
export const today = () => 'Today'
export const begins = (values: { label: string | number; time: string | number }) => `${values.label}, from ${values.time}`
export const ends = (values: { label: string | number; time: string | number }) => `${values.label}, until ${values.time}`
export const days = (values: { from: string | number; to: string | number }) => `${values.from} to ${values.to}`
export const nothing = () => 'Nothing.'
export const dash = (values: { label: string | number; from: string | number; to: string | number }) => `${values.label}, ${values.from} to ${values.to}`
