import * as z from 'zod/mini'

/** The answer of get-card-tokens to a card that was taken, as browsers parse it. */
export const cardTokenAnswer = z.object({
  success: z.literal(true),
  response: z.object({ id: z.string(), card: z.object({ last4: z.string() }) }),
})
