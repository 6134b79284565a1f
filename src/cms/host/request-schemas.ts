import { z } from 'zod'
import { type Guest, STAFF_SOURCES } from '#booking-engine/bookings/types.ts'
import type { KnownGuest } from '#booking-engine/guest-book/types.ts'
import {
  BOOKING_LIMITS,
  type FreeTable,
  LONGEST_NOTE,
  LONGEST_REASON,
  MAX_CANCELLED_AT_ONCE,
} from '#booking-engine/host/types.ts'
import { LONGEST_DAY_NOTE, LONGEST_SERVER_NAME, MOST_SERVERS } from '#booking-engine/shift/types.ts'
import { VISIT_ACTIONS } from '#booking-engine/staff-log/types.ts'
import { FIELD_FAULTS, mustBe } from '#lib/forms/field-faults.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'
import { toMultiLine, toSingleLine } from '#lib/text/clean-text.ts'
import { e164 } from '#lib/text/e164.ts'
import { isLocalDateTime } from '#lib/time/local-date-time.ts'

/** A location's id. */
export const location = wholeNumber(mustBe('a location')).pipe(z.int().positive())
/** A party's size. */
export const party = wholeNumber(mustBe('a number of guests')).pipe(z.int().min(1).max(40))
/** Names of things of ours, which no database could have otherwise. */
export const identifier = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, FIELD_FAULTS.notOneLine)
/** Most locations of one stream. */
const MAX_FOLLOWED = 1000
const start = z.enum(['now', 'next'])
const localTime = z.string().refine(isLocalDateTime, mustBe('a time such as 2027-12-24T19:00'))
const code = identifier(32)
/** A table option, or the codes of tables that are joined for one party. */
export const place = identifier(400)
/** A request's own key, by which a repeated one is known. */
export const key = z.string().regex(/^[\w-]{20,64}$/, mustBe('20 to 64 random letters and digits'))
/** A reservation, or an entry of the walk-in list, in the version that the staff see. */
export const reservationRef = { location, id: identifier(64), seen: z.number().int() }

/** Query of `GET /reservations/day`; without a day the one that is on now; `mark` is the version that one has already. */
export const dayQuery = z.object({
  location,
  day: z.iso.date().optional(),
  mark: z.string().max(64).optional(),
})
/** Query of `GET /reservations/tonight`, which is of all locations: none. */
export const tonightQuery = z.strictObject({})
/** Query of `GET /reservations/live`: one location, or several between commas. */
export const liveQuery = z.object({
  locations: z
    .string()
    .transform((text): (string | number)[] => text.split(','))
    .pipe(z.array(location).min(1).max(MAX_FOLLOWED)),
})
/** Body of `POST /reservations/search`. */
export const searchBody = z.object({ location, text: z.string().max(120).transform(toSingleLine) })
/** Query of `GET /reservations/free-tables`: for a party at the door, one that books, or one that could move. */
export const freeTablesQuery = z.union([
  z.object({ location, party, at: localTime, reservation: identifier(64).optional() }),
  z.object({ location, reservation: identifier(64) }),
  z.object({ location, party, start }),
])

/** Answer to `GET /reservations/free-tables`. */
export type FreeTablesAnswer = { tables: FreeTable[] }

/** Query of `GET /reservations/staff-times`; `reservation` = the one that is to change. */
export const staffTimesQuery = z.object({
  ...{ location, party, day: z.iso.date() },
  reservation: identifier(64).optional(),
})

/** Minor units of the reservation's currency. */
const amount = z.number().int().positive()
const money = z.discriminatedUnion('does', [
  z.object({ does: z.literal('return') }),
  z.object({ does: z.literal('keep') }),
  z.object({ does: z.literal('charge'), amount }),
])

/** Body of `POST /reservations/act`; `money` where what is cancelled was paid, or has a kept card. */
export const actBody = z.object({
  ...reservationRef,
  act: z.enum(VISIT_ACTIONS),
  money: money.nullable().default(null),
})
/** Body of `POST /reservations/charge`: of the kept card of a no-show or a late cancellation. */
export const chargeBody = z.object({ ...reservationRef, amount })
/** Body of `POST /reservations/ask-payment`: of a guest whose payment failed. */
export const askPaymentBody = z.object(reservationRef)
/** Body of `POST /reservations/note`. */
export const noteBody = z.object({
  ...reservationRef,
  note: z.string().trim().max(LONGEST_NOTE).transform(toMultiLine),
})
/** Body of `POST /reservations/move`. */
export const moveBody = z.object({ ...reservationRef, place })
/** Body of `POST /reservations/swap`. */
export const swapBody = z.object({
  ...reservationRef,
  other: z.object({ id: identifier(64), seen: z.number().int() }),
})
/** Query of `GET /reservations/series`; `mark` is the version that one has already. */
export const seriesQuery = z.object({ location, mark: z.string().max(64).optional() })
/** Body of `POST /reservations/cancel-all`. */
export const cancelAllBody = z.object({
  location,
  visits: z
    .array(z.object({ id: identifier(64), seen: z.number().int() }))
    .min(1)
    .max(MAX_CANCELLED_AT_ONCE),
})
/** Body of `POST /reservations/walk-in`. */
export const walkInBody = z.object({
  ...{ location, key, party, start },
  name: z.string().trim().max(80).transform(toSingleLine),
  place: place.nullable(),
  until: z.number().int().nullable(),
})
/** What the staff write down of a guest: a name, and what else they were told. */
const staffGuest = z
  .object({
    name: z.string().trim().min(1).max(80).transform(toSingleLine),
    phone: z.string().trim().max(40).default(''),
    email: z
      .union([z.literal(''), z.email(FIELD_FAULTS.notAnEmail).max(254, FIELD_FAULTS.tooLong)])
      .default(''),
    request: z.string().trim().max(LONGEST_NOTE).transform(toMultiLine).default(''),
  })
  .transform(({ name, phone, email, request }, context): Guest => {
    const known = phone === '' ? '' : e164(phone)
    if (known === null) {
      context.addIssue({ code: 'custom', path: ['phone'], message: FIELD_FAULTS.notAPhoneNumber })
      return z.NEVER
    }
    const words = name.split(/\s+/)
    const lastName = words.length > 1 ? (words.pop() ?? '') : ''
    return {
      ...{ firstName: words.join(' '), lastName, phone: known, email: email || null },
      ...{ specialRequest: request, marketingOptIn: false },
    }
  })
/** Body of `POST /reservations/known-guest`: a telephone number, or an email address. */
export const knownGuestBody = z.union([
  z.object({ location, phone: z.string().max(40).transform(e164).pipe(z.string()) }),
  z.object({ location, email: z.email(FIELD_FAULTS.notAnEmail).max(254, FIELD_FAULTS.tooLong) }),
])
/** Answer to `POST /reservations/known-guest`; null = nobody has booked with it. */
export type KnownGuestAnswer = { guest: KnownGuest | null }

const tableWishes = [
  z.object({ kind: z.literal('best') }),
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('option'), code: place }),
] as const
const beyond = z.array(z.enum(BOOKING_LIMITS)).default([])
/** Body of `POST /reservations/book`. */
export const staffBookingBody = z.object({
  ...{ location, key, party, at: localTime, guest: staffGuest, beyond },
  table: z.discriminatedUnion('kind', tableWishes),
  source: z.enum(STAFF_SOURCES).default('telephone'),
  texts: z.boolean().default(false),
  /** The group's enquiry that it comes from. */
  enquiry: wholeNumber(mustBe('an enquiry')).pipe(z.int().positive()).optional(),
})
/** Body of `POST /reservations/change`: the reservation as it is to be, whole. */
export const changeBody = z.object({
  ...{ ...reservationRef, party, at: localTime, guest: staffGuest, beyond },
  table: z.discriminatedUnion('kind', [...tableWishes, z.object({ kind: z.literal('keep') })]),
  tell: z.boolean().default(true),
  texts: z.boolean().optional(),
})
const ruleOfDay = { id: key, day: z.iso.date() }
/** Body of `POST /reservations/day-rule`. */
export const dayRuleBody = z.object({
  location,
  rule: z.discriminatedUnion('kind', [
    z.object({
      ...ruleOfDay,
      kind: z.literal('stop'),
      period: code.nullable(),
      area: code.nullable(),
    }),
    z.object({ ...ruleOfDay, kind: z.literal('pacing'), covers: z.number().int().min(1).max(400) }),
  ]),
})
/** Body of `POST /reservations/lift-day-rule`. */
export const liftDayRuleBody = z.object({ location, id: identifier(64) })
const section = z.object({
  server: z.string().trim().min(1).max(LONGEST_SERVER_NAME).transform(toSingleLine),
  tables: z.array(code).max(1000),
})
/** Body of `POST /reservations/shift`: what is to change of the note and the sections of a day. */
export const shiftBody = z.object({
  ...{ location, day: z.iso.date(), seen: z.number().int() },
  note: z.string().trim().max(LONGEST_DAY_NOTE).transform(toMultiLine).optional(),
  sections: z
    .array(section)
    .max(MOST_SERVERS)
    .refine((all) => {
      const tables = all.flatMap((one) => one.tables)
      return new Set(tables).size === tables.length
    }, mustBe('sections that share no table'))
    .optional(),
})
/** Body of `POST /reservations/block`. */
export const blockBody = z.object({
  ...{ location, key, from: localTime, to: localTime },
  tables: z.array(code).min(1).max(100),
  reason: z.string().trim().max(LONGEST_REASON).transform(toMultiLine),
})
/** Body of `POST /reservations/unblock`. */
export const unblockBody = z.object({ location, id: identifier(64) })
