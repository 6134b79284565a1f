import * as z from 'zod/mini'

/** The answer of get-total, in minor units. */
export const totalAnswer = z.object({
  response: z.object({
    currency: z.string(),
    multiplier: z.int().check(z.positive()),
    experience: z.int(),
    add_ons: z.int(),
    fees: z.int(),
    taxes: z.int(),
    tip: z.int(),
    total: z.int(),
    due: z.int(),
  }),
})
