import * as z from 'zod/mini'
import { WEEKDAYS } from '../../../time/weekdays.ts'

const spans = z.array(z.object({ opens: z.string(), closes: z.string() }))
const hours = z.object({
  weekly: z.nullable(z.record(z.enum(WEEKDAYS), spans)),
  holidays: z.array(z.object({ date: z.string(), spans })),
  closure: z.nullable(z.object({ from: z.nullable(z.string()), until: z.nullable(z.string()) })),
})

/** The answer of a location's `booking` as browsers parse it (spec:api.location-booking). */
export const bookingInfoAnswer = z.object({
  uid: z.string(),
  rid: z.string(),
  country: z.nullish(z.string()),
  utcOffsets: z.array(z.tuple([z.number(), z.number()])).check(z.minLength(1)),
  serverTime: z.string(),
  lastDay: z.string(),
  lastTime: z.optional(z.string()),
  closedDays: z._default(z.array(z.string()), []),
  hours: z._default(z.nullable(hours), null),
  emailRequired: z._default(z.boolean(), false),
  noteLength: z.nullish(z.number()),
  requestAsTyped: z._default(z.boolean(), false),
  botCheck: z._default(z.boolean(), false),
  cardMode: z._default(z.string(), 'none'),
  card: z.nullish(z.object({ publishable_key: z.string(), script_url: z.string() })),
  terms: z.nullish(
    z.object({
      service: z.string(),
      termsUrl: z.string(),
      privacyUrl: z.string(),
      logo: z._default(z.nullable(z.string()), null),
    }),
  ),
})
