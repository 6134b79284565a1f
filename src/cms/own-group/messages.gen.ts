// Written by `npm run generate` from messages/*.json beside it. Do not edit.
import { formatNumber } from '#lib/language/format.ts'

export const notDemo = () => 'This site is not the demo group any more.'
export const noBackup = () => 'There is no backup of the last hour on this machine. Nothing was changed.'
export const hasPayments = (values: { count: number }) => `${(values.count === 1 ? 'A payment is' : `${formatNumber("en", values.count)} payments are`)} under way at your payment provider, or made for a visit to come. Cancel those bookings, so that the money goes back, and begin again a few minutes later. Nothing was changed.`
