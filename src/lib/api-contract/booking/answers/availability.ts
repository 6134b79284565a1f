import * as z from 'zod/mini'

/** Vendors send one string or several (spec:api.times-available asks for several). */
const strings = z.pipe(
  z.union([z.array(z.string()), z.string()]),
  z.transform((value: string | string[]) => (typeof value === 'string' ? [value] : value)),
)

/** One of the times of get-availability. */
export const availableTime = z.object({
  time: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/)),
  availabilityType: strings,
  attribute: strings,
  experience_ids: z.optional(z.array(z.string())),
})

/** The answer of get-availability as browsers parse it. */
export const availabilityAnswer = z.object({
  response: z.object({
    no_availability_reasons: z._default(z.array(z.string()), []),
    times_available: z._default(z.array(availableTime), []),
  }),
})
