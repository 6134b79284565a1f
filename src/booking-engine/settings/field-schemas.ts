import { z } from 'zod'
import * as t from './messages.gen.ts'

const QUARTER = /^([01]\d|2[0-3]):(00|15|30|45)$/
const CODE = /^[a-z0-9][a-z0-9-]{0,31}$/i

/** A local time on a quarter of an hour. */
export const quarter = z.string().regex(QUARTER, { error: t.mustBeQuarter })
export const date = z.iso.date({ error: t.mustBeDate })

/** A permanent identifier for programs. */
export const code = z.string().regex(CODE, { error: t.mustBeCode })
export const name = z.string().trim().min(1, { error: t.missing }).max(80)
export const party = z.number().int().min(1).max(40)

/** ISO: 1 = Monday … 7 = Sunday. */
export const weekdays = z.array(z.number().int().min(1).max(7)).min(1, { error: t.missing })
