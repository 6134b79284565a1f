import * as mini from 'zod/mini'
import { amount } from './answers/amount.ts'

/** An amount as the server writes it: with all of its members. */
export const sentAmount = mini.safeExtend(amount, {
  multiplier: mini.int(),
  currency: mini.string(),
})
