import { z } from 'zod'

/** The reply of `siteverify`; what a key of another version leaves out is missing here, too. */
export const verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})
