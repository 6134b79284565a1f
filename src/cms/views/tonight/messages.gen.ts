// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const tonight = () => 'Tonight'
export const noLocationsYet = () => 'There are no restaurants of yours that are booked here yet.'
export const summary = (values: { restaurants: number; booked: number; seated: number; toCome: number }) => `${(values.restaurants === 1 ? `${formatNumber("en", values.restaurants)} restaurant` : `${formatNumber("en", values.restaurants)} restaurants`)}: ${(values.booked === 1 ? `${formatNumber("en", values.booked)} cover` : `${formatNumber("en", values.booked)} covers`)} booked, ${formatNumber("en", values.seated)} seated, ${formatNumber("en", values.toCome)} to come`
export const allWell = () => 'Nothing needs help.'
export const needHelp = (values: { count: number }) => `${(values.count === 1 ? `${formatNumber("en", values.count)} restaurant needs` : `${formatNumber("en", values.count)} restaurants need`)} help:`
export const restaurant = () => 'Restaurant'
export const booked = () => 'Covers'
export const seated = () => 'Seated'
export const toCome = () => 'To come'
export const freeAtPeak = () => 'Free tables at peak'
export const needsHelp = () => 'Needs help'
export const dayAndTime = (values: { day: string | number; time: string | number }) => `${values.day}, ${values.time}`
export const freeAt = (values: { free: number; tables: number; time: string | number }) => `${formatNumber("en", values.free)} of ${formatNumber("en", values.tables)} at ${values.time}`
export const allFree = (values: { tables: number }) => `all ${formatNumber("en", values.tables)}`
export const closed = () => 'closed'
export const withoutTable = (values: { count: number }) => `${(values.count === 1 ? `${formatNumber("en", values.count)} party` : `${formatNumber("en", values.count)} parties`)} without a table`
export const late = (values: { count: number }) => `${formatNumber("en", values.count)} late`
export const overTime = (values: { count: number }) => `${formatNumber("en", values.count)} over time`
export const paymentFailed = (values: { count: number }) => `${(values.count === 1 ? `${formatNumber("en", values.count)} payment` : `${formatNumber("en", values.count)} payments`)} failed`
export const undelivered = (values: { count: number }) => `${(values.count === 1 ? `${formatNumber("en", values.count)} message` : `${formatNumber("en", values.count)} messages`)} not delivered`
export const stopped = () => 'Online booking stopped'
export const partStopped = () => 'Online booking partly stopped'
export const elsewhere = (values: { restaurants: string | number }) => `Not booked here: ${values.restaurants}.`
