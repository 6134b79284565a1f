import * as z from 'zod/mini'
import { type HoursLine, type OpenTimes, WEEKDAYS } from '#lib/time/opening-hours.ts'
import { DETAIL_MAX_LENGTH } from '../flow/details.ts'
import { type Calendar, TIMES } from '../flow/times.ts'

/** What the panel shows of its restaurant; the slide-out has it. */
export type Restaurant = {
  uid: string
  title: string
  /** Short name of the group that it belongs to; its experiences have it in their name (spec:routes.short-name). */
  group: string
  reserveMessage: string | null
  phoneNumber: string | null
  hours: HoursLine[]
}

/** What the form must know before it is shown: `GET /api/locations/{uid}/booking`. */
export type BookingInfo = {
  uid: string
  /** `rid` and `restaurant_id` of the other calls (spec:api.rid). */
  rid: string
  /** Where telephone numbers without a country code are at home, `CA` or `US` (spec:reservations.phone-country). */
  country: string | null
  calendar: Calendar
  /** Server's clock when it answered, ms since the epoch. */
  serverTime: number
  emailRequired: boolean
  /** Characters that the special request may have, the occasion included. */
  requestLimit: number
  /**
   * A request without an occasion is sent on, and counted, without the words before it
   * (spec:reservations.special-request).
   */
  requestAsTyped: boolean
  /** Whether a hold or a booking may want a pass of the bot check. */
  botCheck: boolean
  /** How a guest gives a card (decision 8); null where none is asked for. */
  cards: CardMode | null
  /** Whose terms a guest agrees to by completing; null where it is only the restaurant's. */
  terms: Terms | null
}

/** `elements` are Stripe's own fields; `test` takes nothing but Stripe's published test numbers. */
export type CardMode =
  | { mode: 'test' | 'form' }
  | { mode: 'elements'; publishableKey: string; scriptUrl: string }

/**
 * The service that takes the booking, the addresses of its terms and its privacy policy, and of its logo
 * where the site has one.
 */
export type Terms = { service: string; termsUrl: string; privacyUrl: string; logo: string | null }

const spans = z.array(z.object({ opens: z.string(), closes: z.string() }))
const hours = z.object({
  weekly: z.nullable(z.record(z.enum(WEEKDAYS), spans)),
  holidays: z.array(z.object({ date: z.string(), spans })),
  closure: z.nullable(z.object({ from: z.nullable(z.string()), until: z.nullable(z.string()) })),
})

const schema = z.object({
  uid: z.string(),
  rid: z.string(),
  country: z.nullish(z.string()),
  utcOffsets: z.array(z.tuple([z.number(), z.number()])).check(z.minLength(1)),
  serverTime: z.string(),
  lastDay: z.string(),
  lastTime: z._default(z.string(), TIMES.at(-1) ?? ''),
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

/** Reads the answer; null when it is not one. */
export function readInfo(body: unknown): BookingInfo | null {
  const parsed = schema.safeParse(body)
  if (!parsed.success) return null
  const { uid, rid, country, emailRequired, noteLength, requestAsTyped, ...others } = parsed.data
  const { terms, cardMode, card, botCheck, ...dates } = others
  const serverTime = Date.parse(dates.serverTime)
  if (Number.isNaN(serverTime)) return null
  const { utcOffsets, lastTime, lastDay: lastDate, closedDays: closedDates } = dates
  const hours: OpenTimes | null = dates.hours
  return {
    ...{ uid, rid, emailRequired, requestAsTyped, botCheck, serverTime },
    country: country ?? null,
    terms: terms ?? null,
    cards: cardsOf(cardMode, card),
    requestLimit: noteLength ?? DETAIL_MAX_LENGTH.request,
    calendar: { utcOffsets, lastDate, lastTime, closedDates, hours },
  }
}

function cardsOf(mode: string, card: z.infer<typeof schema>['card']): CardMode | null {
  if (mode === 'test' || mode === 'form') return { mode }
  if (mode !== 'elements' || !card) return null
  return { mode, publishableKey: card.publishable_key, scriptUrl: card.script_url }
}
