import { z } from 'zod'

/** A solved challenge, as ALTCHA's clients send it: JSON in base64. */
export const solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.int().min(0).max(1e9),
  salt: z.string().max(200),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
})

/** What stands in a challenge's salt, signed with it. */
export const saltParameters = z.object({
  action: z.string(),
  /** Seconds since the epoch. */
  expires: z.coerce.number().int(),
})
