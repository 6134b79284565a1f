import * as z from 'zod/mini'

const slot = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))

/** The answer of get-alternatives as browsers parse it. */
export const alternativesAnswer = z.object({
  response: z.object({
    before: z.nullable(slot),
    after: z.nullable(slot),
    days: z.array(slot),
    nearby: z.array(z.object({ uid: z.string(), title: z.string(), time: slot })),
    /** Whether a guest can be written to when a table frees up. */
    notifies: z._default(z.boolean(), false),
  }),
})
