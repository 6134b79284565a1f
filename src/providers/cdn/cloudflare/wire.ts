import { z } from 'zod'

/** What Cloudflare answers to every call; an error has a number of its own. */
export const envelope = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number() })).default([]),
})
