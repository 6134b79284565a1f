import * as z from 'zod/mini'
import type { Calendar } from './times.ts'

/** What the panel knows of a restaurant: `GET /api/locations/{uid}/booking`. */
export type BookingInfo = {
  uid: string
  /** `rid` and `restaurant_id` of the other calls (D-89). */
  rid: string
  /** How this restaurant is booked (D-16); `link` and `none` show no form. */
  provider: 'house' | 'opentable' | 'link' | 'none'
  title: string
  address: string
  phone: string | null
  comingSoon: boolean
  reserveMessage: string | null
  reserveLink: string | null
  /** Opening hours, a line each: "Monday – Thursday", "5:00 PM – 10:00 PM". */
  hours: { days: string; times: string }[]
  /** Where telephone numbers without a country code are at home (D-54). */
  country: string
  calendar: Calendar
  /** Server's clock when it answered, ms since the epoch. */
  serverTime: number
  emailRequired: boolean
  /** Characters that the special request may have, the occasion included; null = no limit. */
  requestLimit: number | null
}

const text = z.nullish(z.string())

const schema = z.object({
  uid: z.string(),
  rid: z.string(),
  provider: z.enum(['house', 'opentable', 'link', 'none']),
  title: z.string(),
  address: z._default(z.string(), ''),
  phone: text,
  comingSoon: z._default(z.boolean(), false),
  reserveMessage: text,
  reserveLink: text,
  hours: z._default(z.array(z.object({ days: z.string(), times: z.string() })), []),
  country: z._default(z.string(), 'CA'),
  timeZone: z.string(),
  serverTime: z.string(),
  lastDate: z.string(),
  closedDates: z._default(z.array(z.string()), []),
  emailRequired: z._default(z.boolean(), false),
  requestLimit: z.nullish(z.number()),
})

/** Reads the answer; null when it is not one. */
export function readInfo(body: unknown): BookingInfo | null {
  const parsed = schema.safeParse(body)
  if (!parsed.success) return null
  const { timeZone, lastDate, closedDates, serverTime, ...rest } = parsed.data
  const at = Date.parse(serverTime)
  if (Number.isNaN(at)) return null
  return {
    ...rest,
    phone: rest.phone || null,
    reserveMessage: rest.reserveMessage || null,
    reserveLink: rest.reserveLink || null,
    requestLimit: rest.requestLimit ?? null,
    calendar: { timeZone, lastDate, closedDates },
    serverTime: at,
  }
}
