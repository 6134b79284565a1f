import { z } from 'zod'

const QUARTER = /^([01]\d|2[0-3]):(00|15|30|45)$/
const CODE = /^[a-z0-9][a-z0-9-]{0,31}$/i

/** A local time on a quarter of an hour. */
export const quarter = z.string().regex(QUARTER, 'must be a quarter of an hour such as 17:30')
export const date = z.iso.date('must be a date such as 2027-12-24')

/** A permanent identifier for programs. */
export const code = z.string().regex(CODE, 'must be letters, digits and hyphens, at most 32')
export const name = z.string().trim().min(1, 'is missing').max(80)
export const party = z.number().int().min(1).max(40)

/** ISO: 1 = Monday … 7 = Sunday. */
export const weekdays = z.array(z.number().int().min(1).max(7)).min(1, 'is missing')
