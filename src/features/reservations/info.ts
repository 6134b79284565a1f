import * as z from 'zod/mini'
import type { HoursLine } from '#lib/opening-hours.ts'
import { LENGTH } from './details.ts'
import type { Calendar } from './times.ts'

/** What the panel shows of its restaurant; the slide-out has it. */
export type Restaurant = {
  uid: string
  title: string
  reserveMessage: string | null
  phoneNumber: string | null
  hours: HoursLine[]
}

/** What the form must know before it is shown: `GET /api/locations/{uid}/booking`. */
export type BookingInfo = {
  uid: string
  /** `rid` and `restaurant_id` of the other calls (D-89). */
  rid: string
  /** Where telephone numbers without a country code are at home, `CA` or `US` (D-54). */
  country: string | null
  calendar: Calendar
  /** Server's clock when it answered, ms since the epoch. */
  serverTime: number
  emailRequired: boolean
  /** Characters that the special request may have, the occasion included. */
  requestLimit: number
  /** Whose terms a guest agrees to by completing; null where it is only the restaurant's. */
  terms: Terms | null
}

/** The service that takes the booking, and the addresses of its terms and its privacy policy. */
export type Terms = { service: string; termsUrl: string; privacyUrl: string }

const schema = z.object({
  uid: z.string(),
  rid: z.string(),
  country: z.nullish(z.string()),
  timeZone: z.string(),
  serverTime: z.string(),
  lastDay: z.string(),
  closedDays: z._default(z.array(z.string()), []),
  emailRequired: z._default(z.boolean(), false),
  noteLength: z.nullish(z.number()),
  terms: z.nullish(z.object({ service: z.string(), termsUrl: z.string(), privacyUrl: z.string() })),
})

/** Reads the answer; null when it is not one. */
export function readInfo(body: unknown): BookingInfo | null {
  const parsed = schema.safeParse(body)
  if (!parsed.success) return null
  const { uid, rid, country, emailRequired, noteLength, terms, ...dates } = parsed.data
  const serverTime = Date.parse(dates.serverTime)
  if (Number.isNaN(serverTime)) return null
  const { timeZone, lastDay: lastDate, closedDays: closedDates } = dates
  return {
    ...{ uid, rid, emailRequired, serverTime },
    country: country ?? null,
    terms: terms ?? null,
    requestLimit: noteLength ?? LENGTH.request,
    calendar: { timeZone, lastDate, closedDates },
  }
}
