import * as z from 'zod/mini'

/** An amount of money; `multiplier` minor units make one of the currency. */
export const amount = z.object({
  min_unit_amount: z.int(),
  multiplier: z._default(z.int().check(z.positive()), 100),
  currency: z._default(z.string(), 'USD'),
})
