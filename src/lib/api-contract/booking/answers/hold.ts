import * as z from 'zod/mini'
import { amount } from './amount.ts'

/** What a card must give before a held table is booked. */
export const paymentDue = z.object({
  kind: z.enum(['charge', 'hold']),
  amount,
  policy: z._default(z.array(z.string()), []),
})

/** The answer of lock-availability as browsers parse it. */
export const holdAnswer = z.object({
  response: z.object({
    expires_at: z.nullish(z.string()),
    reservation_token: z.string().check(z.minLength(1)),
    policies: z._default(z.array(z.string()), []),
    payment: z.nullish(paymentDue),
  }),
})
