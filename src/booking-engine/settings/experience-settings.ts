import { z } from 'zod'
import { code, date, name, party, quarter, weekdays } from './field-schemas.ts'
import * as t from './messages.gen.ts'

/** An amount in minor units of the location's currency. */
const price = z
  .number({ error: t.mustBeAmount })
  .int({ error: t.atMostTwoDecimals })
  .min(0, { error: t.notNegative })
  .max(10_000_000, { error: t.tooLarge })
const percent = z
  .number({ error: t.mustBePercentage })
  .min(0, { error: t.notNegative })
  .max(100, { error: () => t.mustBeAtMost({ most: 100 }) })
  .refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, {
    error: t.atMostThreeDecimals,
  })
const description = z
  .string()
  .trim()
  .max(600, { error: () => t.mustHaveAtMostCharacters({ most: 600 }) })
  .default('')

const addOn = z.object({
  /** Permanent code, unique within its experience. */
  code,
  name,
  description,
  price,
  /** 0 = no limit. */
  maxPerReservation: z.number().int().min(0).max(100).default(0),
})

/** Something to be booked with a table: when it is served, for how many, and at what price. */
export const experienceSettings = z.object({
  /** Permanent code: bookings refer to it, so it is never given to another experience. */
  code,
  /** Number of the snapshot in which its price or terms last changed; set by the engine alone. */
  version: z.number().int().min(1).default(1),
  name,
  description,
  /** First and last service day; null = without end. */
  from: date.nullable().default(null),
  to: date.nullable().default(null),
  weekdays,
  /** Service days on which it is not served. */
  exceptions: z.array(z.object({ date })).default([]),
  /** Local time of its first seating, and of the last; an earlier last one is after midnight. */
  firstSeating: quarter,
  lastSeating: quarter,
  /** Minutes from one seating to the next. */
  everyMinutes: z
    .number()
    .int()
    .min(15)
    .max(720)
    .multipleOf(15, { error: () => t.mustBeMultipleOf({ step: 15 }) })
    .default(15),
  /** Guests it can be served to, at each seating (`slot`) or on the whole service day (`day`). */
  seats: z.number().int().min(1).max(400),
  seatsPer: z.enum(['slot', 'day']).default('slot'),
  minParty: party.default(1),
  maxParty: party,
  price,
  pricePer: z.enum(['person', 'party']).default('person'),
  /** Each is a line of its own on the bill. */
  taxes: z.array(z.object({ name, percent })).max(4).default([]),
  /** Percentage of experience and add-ons; taxed like them. */
  serviceChargePercent: percent.default(0),
  prepaymentRequired: z.boolean().default(false),
  /** Whether tables at its seatings can only be booked with it. */
  exclusive: z.boolean().default(false),
  addOns: z.array(addOn).max(50).default([]),
})

export type ExperienceSettings = z.infer<typeof experienceSettings>
