import * as z from 'zod/mini'

/** The body of a refusal as browsers parse it (spec:api.errors). */
export const errorAnswer = z.object({
  error: z.object({
    code: z.string(),
    message: z.optional(z.string()),
    fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  }),
})
