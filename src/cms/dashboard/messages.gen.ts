// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const lessThanAnHour = () => 'less than an hour'
export const hours = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} hour` : `${formatNumber("en", values.count)} hours`)
export const days = (values: { count: number }) => (values.count === 1 ? `${formatNumber("en", values.count)} day` : `${formatNumber("en", values.count)} days`)
