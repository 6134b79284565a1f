import { z } from 'zod'

/*
 * OpenTable's replies, Online Booking API v2. Its own samples disagree on the spelling of names
 * (`cancellationPolicy`, `cancellation_policy`, `highTop`, `hightop`), so names are brought to
 * snake_case first, and whatever the site does not use may be anything at all.
 */

/** `prePaymentRequired`, `PrePayment-Required` → `pre_payment_required`. */
function snake(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[-\s]+/g, '_')
    .toLowerCase()
}

/** A copy of a JSON value with all names in snake_case. */
export function inSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inSnakeCase)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [snake(name), inSnakeCase(member)]),
  )
}

const named = <T extends z.ZodType>(shape: T) => z.preprocess(inSnakeCase, shape)
const id = z.union([z.string(), z.number()]).transform(String)
const text = z.string().catch('')
const count = z.coerce.number().int()
const flag = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
  .nullish()
  .transform((value) => value ?? false)
/** A list without the items that do not parse; a missing list is empty. */
const list = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((items) =>
      (items ?? []).flatMap((entry) => {
        const parsed = item.safeParse(entry)
        return parsed.success ? [parsed.data] : []
      }),
    )
/** `2025-03-05T07:00`, whatever follows the minutes. */
const wallTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/)
  .transform((value) => value.slice(0, 16))
/** An instant, ms; times without a zone are UTC. */
const instant = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => {
    if (!value) return null
    const zoned = /(Z|[+-]\d\d:?\d\d)$/i.test(value) ? value : `${value}Z`
    const ms = Date.parse(zoned)
    return Number.isNaN(ms) ? null : ms
  })

/** Seconds that a token is good for. */
export const tokenReply = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().catch(3600),
})

/** The cancellation policy of a slot; where no card is needed OpenTable sends an empty object. */
const cancellationPolicy = z
  .object({
    type: z.enum(['Deposit', 'Hold']),
    amount: count,
    denominator: count.positive().catch(100),
    currency: z.string().min(1).catch('USD'),
    deposit_type: text,
  })
  .nullish()
  .catch(null)
const diningArea = z.object({ attributes: list(z.string().min(1)), experience_ids: list(id) })
const availabilityType = z.object({
  type: z.string(),
  cancellation_policy: cancellationPolicy,
  experience_cancellation_policies: list(
    z.object({ experience_id: id, type: z.string(), id: id.nullish() }),
  ),
  dining_area: list(diningArea),
})
export const availabilityReply = named(
  z.object({
    times: list(wallTime),
    times_available: list(z.object({ time: wallTime, availability_types: list(availabilityType) })),
    no_availability_reasons: list(z.string().min(1)),
  }),
)
export type AvailabilityReply = z.infer<typeof availabilityReply>

/** A policy. OpenTable names no currency for a hold: it is that of what is booked. */
export const policyReply = named(
  z.object({
    policy_type: z.enum(['Deposit', 'Hold']),
    deposit_details: z
      .object({
        amount: count,
        currency: z.string().min(1).catch('USD'),
        denominator: count.positive().catch(100),
        type: text,
      })
      .nullish()
      .catch(null),
    hold_details: z.object({ cancellation_penalty_amount: count }).nullish().catch(null),
  }),
)
export type PolicyReply = z.infer<typeof policyReply>

export const metadataReply = named(
  z.object({ data: z.object({ attributes: list(z.string().min(1)) }) }),
)

const perItem = z.object({
  min_unit_amount: count,
  multiplier: count.positive().catch(100),
  currency_code: z.string().min(1).catch('USD'),
})
const addOn = z.object({
  id,
  name: text,
  description: text,
  max_per_reservation: count.min(0).catch(0),
  price_per_item: perItem,
})
const priceInfo = z.object({
  price_type: z.string().catch('PER_PERSON'),
  pre_payment_required: flag,
  prepayment_required: flag,
  currency_code: z.string().min(1).catch('USD'),
  multiplier: count.positive().catch(100),
  prices: list(
    z.object({
      price_id: id.nullish(),
      price_title: text,
      price_description: text,
      price_order: count.catch(0),
      min_unit_amount: count,
    }),
  ),
})
const experience = z.object({
  experience_id: id,
  version: count.catch(1),
  name: text,
  description: text,
  bookable: flag.catch(true),
  price_info: priceInfo.nullish().catch(null),
  add_ons: z
    .object({
      max_per_reservation: count.min(0).catch(0),
      groups: list(z.object({ items: list(addOn) })),
    })
    .nullish()
    .catch(null),
})
export const experiencesReply = named(z.object({ data: list(experience) }))
export type ExperienceReply = z.infer<typeof experiencesReply>['data'][number]

export const totalReply = named(
  z.object({
    currency: z.string().min(1).catch('USD'),
    currency_denominator: count.positive().catch(100),
    totals: list(
      z.object({
        item_subtotal_amount: count,
        add_on_subtotal: count.catch(0),
        service_fee_amount: count.catch(0),
        taxes_amount: count.catch(0),
        tip_amount: count.catch(0),
        total_amount: count,
        is_tip_mandatory: flag.catch(false),
      }),
    ),
  }),
)

export const lockReply = named(
  z.object({
    reservation_token: z.string().min(1),
    expires_at: instant,
    /** Present where cards are taken by another company than Stripe. */
    payment_method: z.object({ payment_provider_type: text }).optional().catch(undefined),
  }),
)

export const madeReply = named(
  z.object({ confirmation_number: id, cancel_cutoff_date_utc: instant }),
)

export const reservationReply = named(
  z.object({
    date_time: wallTime,
    party_size: count,
    reservation_attribute: z.string().min(1).catch('Default'),
    status: text,
    notes: text,
    cancel_cutoff_date_utc: instant,
  }),
)
export type ReservationReply = z.infer<typeof reservationReply>

/** The booking policies of a restaurant; empty where it has none. */
export const policiesReply = named(
  z
    .object({
      policies: list(z.object({ message: text, language: z.object({ code: text }).nullish() })),
    })
    .nullable(),
)

/** Errors in OpenTable's own shape and in that of its gateway. */
export const errorReply = named(
  z.object({
    errors: list(
      z.object({
        code: text,
        message: text,
        details: z.record(z.string(), z.unknown()).catch({}),
      }),
    ),
    requestid: text,
    message: text,
  }),
)
