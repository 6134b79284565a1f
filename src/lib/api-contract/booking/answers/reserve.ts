import * as z from 'zod/mini'
import { amount } from './amount.ts'

/** What the browser needs to let the bank of a card ask its owner (spec:api.requires-action). */
export const requiredAction = z.object({
  client_secret: z.string(),
  redirect_url: z.nullish(z.string()),
  kind: z.optional(z.enum(['hold', 'payment'])),
  payment_method: z.nullish(z.string()),
  connected_account: z.nullish(z.string()),
})

/** `response` of reserve as browsers parse it. */
export const reserveResponse = z.object({
  manage_reservation_url: z.nullish(z.string()),
  confirmation_mailed: z.nullish(z.boolean()),
  expires_at: z.nullish(z.string()),
  total: z.optional(amount),
  requires_action: z.nullish(requiredAction),
})

/** The answer of reserve as browsers parse it. */
export const reserveAnswer = z.object({
  success: z.boolean(),
  paymentFailed: z.optional(z.boolean()),
  response: z.nullish(reserveResponse),
})
