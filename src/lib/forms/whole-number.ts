import { z } from 'zod'

/**
 * A whole number from 0, or one as plain digits: what a query has, and the booking calls in some places
 * (`party_size`). Nothing else becomes one: no `true`, no `[3]`, no `"0x10"`.
 */
export function wholeNumber(message: string) {
  const digits = z.string().regex(/^\d{1,9}$/, message)
  return z.union([z.int(message).min(0, message), digits], message).transform(Number)
}
