import type * as z from 'zod/mini'
import { bookingInfoAnswer } from '#lib/api-contract/booking/answers/booking-info.ts'
import type { HoursLine, OpenTimes } from '#lib/time/opening-hours.ts'
import type { Words } from '#lib/words/words.ts'
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
  /** What guests are told in the group's own words. */
  words: Words
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

/** Reads the answer; null when it is not one. */
export function readInfo(body: unknown): BookingInfo | null {
  const parsed = bookingInfoAnswer.safeParse(body)
  if (!parsed.success) return null
  const { uid, rid, country, emailRequired, noteLength, requestAsTyped, ...others } = parsed.data
  const { terms, cardMode, card, botCheck, ...dates } = others
  const serverTime = Date.parse(dates.serverTime)
  if (Number.isNaN(serverTime)) return null
  const {
    utcOffsets,
    lastTime = TIMES.at(-1) ?? '',
    lastDay: lastDate,
    closedDays: closedDates,
  } = dates
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

function cardsOf(mode: string, card: z.infer<typeof bookingInfoAnswer>['card']): CardMode | null {
  if (mode === 'test' || mode === 'form') return { mode }
  if (mode !== 'elements' || !card) return null
  return { mode, publishableKey: card.publishable_key, scriptUrl: card.script_url }
}
