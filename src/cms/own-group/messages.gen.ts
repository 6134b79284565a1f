// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const notDemo = () => 'This site is not the demo group any more.'
export const noBackup = () => 'There is no backup of the last hour on this machine. Nothing was changed.'
export const hasPayments = (values: { count: number }) => `${(values.count === 1 ? 'A guest has paid or left a card at your payment provider' : `${formatNumber("en", values.count)} guests have paid or left a card at your payment provider`)} for a visit to come. Cancel those bookings first, so that the money goes back. Nothing was changed.`
