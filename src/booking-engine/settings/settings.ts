import { z } from 'zod'
import { CLOCK } from '#lib/time/clock.ts'
import type { DayRule } from './day-rules.ts'
import { experienceSettings } from './experience-settings.ts'
import { code, date, name, party, quarter, weekdays } from './field-schemas.ts'
import { floorLayout } from './floor-layouts.ts'
import * as t from './messages.gen.ts'
import { openingHours } from './opening-hours.ts'

/** Seating attributes with their codes in the HTTP API (spec:engine.seating-attributes). */
export const SEATING_ATTRIBUTES = ['default', 'bar', 'counter', 'highTop', 'outdoor'] as const

const minutes = z.number().int().min(0)

/**
 * Upcoming bookings per guest: beyond `check` a bot check is required, beyond `most` only the restaurant books
 * by telephone.
 */
const bookingLimit = (check: number, most: number) => {
  const count = z.number().int().min(1).max(10_000)
  return z.object({ check: count.default(check), most: count.default(most) }).prefault({})
}

const seatings = z.object({
  /** Permanent code, unique within a day: `lunch`, `dinner`. */
  code,
  name,
  /** Local time of the first table that can be booked. */
  firstSeating: quarter,
  /** Local time of the last one, itself bookable; earlier than `firstSeating` = after midnight. */
  lastSeating: quarter,
  /** Covers that may start in one quarter of an hour in this period; null = the location's value. */
  coversPerSlot: z.number().int().min(1).max(400).nullable().default(null),
  /**
   * Bookable also outside of the opening hours (spec:engine.outside-hours), but not on a
   * closed day unless the period is of a special day.
   */
  outsideHours: z.boolean().default(false),
})

/** The shape of a location's settings; contradictions are found by `parseBookingSettings`. */
export const bookingSettings = z.object({
  /** IANA zone of the restaurant: all times below are local times in it (spec:locations.time-zone). */
  timeZone: z.string().refine(isTimeZone, { error: t.unknownTimeZone }),
  /** Country of telephone numbers without a country code (spec:reservations.phone-country). */
  country: z.enum(['CA', 'US']),
  /** Code of the province or state, such as BC. */
  province: z.string().trim().min(2).max(3),
  /**
   * Public opening hours, which limit what can be booked (spec:locations.hours-bound-bookings); null = only the
   * periods count.
   */
  openingHours: openingHours.nullable().default(null),
  /** Weekly periods in which tables can be booked; `weekdays` are ISO: 1 = Monday … 7 = Sunday. */
  periods: z.array(seatings.extend({ weekdays })),
  /** Days with their own periods instead of the weekly ones; no periods = no bookings that day. */
  specialDays: z
    .array(z.object({ date, name: z.string().trim().max(80), periods: z.array(seatings) }))
    .default([]),
  /** Service days without bookings, both ends included. */
  closures: z
    .array(z.object({ from: date, to: date, reason: z.string().trim().max(200).default('') }))
    .default([]),
  areas: z.array(z.object({ code, name })).min(1, { error: t.needsArea }),
  /** Tables by permanent code: bookings refer to the code, so it is never given to another table. */
  tables: z
    .array(
      z.object({
        code,
        /** Code of its area. */
        area: code,
        attribute: z.enum(SEATING_ATTRIBUTES).default('default'),
        minParty: party,
        maxParty: party,
      }),
    )
    .min(1, { error: t.needsTable }),
  /** Tables that can be pushed together for larger parties; all of one attribute, used last. */
  combinations: z
    .array(
      z.object({
        code,
        tables: z.array(code).min(2, { error: t.needsTwoTables }),
        minParty: party,
        maxParty: party,
      }),
    )
    .default([]),
  /** Drawings of the floor, the usual one first; missing = it lays itself out. */
  layouts: z.array(floorLayout).max(20).optional(),
  /** Minutes a party keeps its table, by size: the first row with party ≤ `upTo` counts. */
  turnTimes: z
    .array(
      z.object({
        upTo: party,
        minutes: z
          .number()
          .int()
          .min(15)
          .max(600)
          .multipleOf(15, { error: () => t.mustBeMultipleOf({ step: 15 }) }),
      }),
    )
    .min(1, { error: t.needsRow }),
  /** Covers that may start in one quarter of an hour; null = limited by tables only. */
  coversPerSlot: z.number().int().min(1).max(400).nullable().default(null),
  minParty: party.default(1),
  /** Larger parties are asked to call (`AboveMaxPartySize`). */
  maxParty: party,
  /** Days from today on which tables can be booked. */
  horizonDays: z.number().int().min(1).max(730).default(90),
  /** A table can be booked until this many minutes before its time. */
  noticeMinutes: minutes.max(60 * 24 * 30).default(0),
  /** A guest can cancel or change a booking until this many minutes before its time. */
  cancelCutOffMinutes: minutes.max(60 * 24 * 30).default(0),
  /** Local time at which guests are reminded by email, the day before their visit; null = never. */
  remindAt: z
    .string()
    .regex(CLOCK, { error: () => t.mustBeTime({ example: '10:00' }) })
    .nullable()
    .default(null),
  /** Limits of upcoming bookings per telephone number, email address and network. */
  bookingLimits: z
    .object({
      phone: bookingLimit(5, 12),
      email: bookingLimit(5, 12),
      network: bookingLimit(10, 60),
    })
    .prefault({}),
  /** Whether a guest must leave an email address (spec:reservations.email-required). */
  emailRequired: z.boolean().default(false),
  /** Longest special request in characters; null = the form's limit (1,000). */
  specialRequestLimit: z.number().int().min(1).max(1000).nullable().default(null),
  /** Experiences with their seats and prices, in the order in which guests see them. */
  experiences: z.array(experienceSettings).default([]),
  /** Deposit or stored card required of larger parties, whatever they book; null = none. */
  guarantee: z
    .object({
      /** `deposit`: paid at booking · `hold`: charged only if the party does not come. */
      kind: z.enum(['deposit', 'hold']),
      /** In minor units of the location's currency. */
      amount: z.number().int({ error: t.atMostTwoDecimals }).min(100).max(10_000_000),
      per: z.enum(['person', 'party']).default('person'),
      /** Smallest party that it applies to. */
      fromParty: party.default(1),
    })
    .nullable()
    .default(null),
})

/**
 * Everything the engine needs to know about a location to offer and book its tables. It is passed in as a
 * whole, validated by `parseBookingSettings` and stored as a numbered snapshot; the engine never reads the
 * content system. The caller fills in what has no default (`BookingSettingsInput`).
 */
export type BookingSettings = z.infer<typeof bookingSettings> & {
  /** Rules of single days, which the staff set and no save of the settings takes away; missing = none. */
  dayRules?: DayRule[]
}

/** The same before parsing: fields with defaults are optional. */
export type BookingSettingsInput = z.input<typeof bookingSettings>
export type SeatingAttribute = (typeof SEATING_ATTRIBUTES)[number]
export type ServicePeriod = z.infer<typeof seatings>

/**
 * One problem of settings: the dotted path of the field (`tables.3.maxParty`), and the rest of a sentence about
 * it.
 */
export type SettingsProblem = { path: string; message: string }

function isTimeZone(zone: string): boolean {
  try {
    // Whatever the language: only the zone is looked up.
    new Intl.DateTimeFormat(undefined, { timeZone: zone })
    return true
  } catch {
    return false
  }
}
