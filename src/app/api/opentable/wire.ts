import { z } from 'zod'
import { isLocalDateTime } from '#lib/time.ts'
import {
  type Availability,
  type Experience,
  LONGEST_REQUEST,
  type ReserveRequest,
} from '#providers/booking/contract.ts'
import { e164 } from './phone.ts'

/** Bodies and answers of the booking routes as S2 §7 names them, whatever provider stands behind. */

/** One line of at most `max` characters, without control characters: what any database can keep. */
const line = (max: number) =>
  z
    .string('must be text')
    .max(max, `must have at most ${max} characters`)
    .regex(/^\P{Cc}*$/u, 'must not contain control characters')

/** Lines of at most `max` characters; a tab is a space. */
const lines = (max: number) =>
  z
    .string('must be text')
    .transform((text) => text.replace(/\r\n?/g, '\n').replaceAll('\t', ' '))
    .pipe(
      z
        .string()
        .max(max, `must have at most ${max} characters`)
        .regex(/^[\P{Cc}\n]*$/u, 'must not contain control characters'),
    )

const id = z
  .union([z.string(), z.number()], 'is required')
  .transform(String)
  .pipe(line(200).min(1, 'is required'))
const localTime = z
  .string()
  .refine(isLocalDateTime, 'must be a time of the restaurant such as 2027-05-01T19:00')
const party = z.coerce
  .number('must be a number of guests')
  .int('must be a number of guests')
  .min(1, 'must be at least 1')
  .max(1000, 'must be at most 1000')
const optionalId = id.nullish().transform((value) => value ?? null)
const version = z.coerce.number().int().nullish()

export const availabilityBody = z.object({ rid: id, startDateTime: localTime, partySize: party })

export const experiencesBody = z.object({ rid: id })

export const lockBody = z.object({
  restaurant_id: id,
  party_size: party,
  date_time: localTime,
  reservation_attribute: line(40).min(1, 'is required').default('default'),
  experience_id: optionalId,
  experience_version: version,
})

export const releaseBody = z.object({ restaurant_id: id, reservation_token: line(4000) })

const personName = line(80).trim().min(1, 'is required')

export const reserveBody = z.object({
  restaurant_id: id,
  reservation_token: line(4000).min(1, 'is required'),
  first_name: personName,
  last_name: personName,
  email_address: z
    .union([z.literal(''), z.email('must be a valid email').max(254, 'is too long')])
    .nullish()
    .transform((value) => value || null),
  phone_number: line(40).trim().min(1, 'is required'),
  /** Where a number without a country code is at home; the location's country if it is missing. */
  phone_country_code: z.enum(['CA', 'US']).nullish(),
  special_request: lines(LONGEST_REQUEST).default(''),
  restaurant_email_marketing_opt_in: z.boolean().default(false),
  is_third_party: z.literal(false).default(false),
  experience_id: optionalId,
  experience_version: version,
  add_ons: z
    .array(z.object({ item_id: id, quantity: z.number().int().min(0).max(1000) }))
    .max(100)
    .nullish()
    .transform((list) => (list ?? []).filter(({ quantity }) => quantity > 0)),
  credit_card: z
    .object({ token: id.optional(), id: id.optional(), last4: z.string().regex(/^\d{4}$/) })
    .refine((card) => card.token ?? card.id, 'needs a token')
    .nullish(),
})

/** The experience that a body names; version 1 where it leaves it out. */
export function experienceOf(body: {
  experience_id: string | null
  experience_version?: number | null | undefined
}) {
  if (body.experience_id === null) return null
  return { id: body.experience_id, version: body.experience_version ?? 1 }
}

/** What a reserve body asks of the provider; null where its telephone number is none. */
export function reserveRequestOf(
  body: z.infer<typeof reserveBody>,
  country: 'CA' | 'US',
  idempotencyKey: string | null,
): ReserveRequest | null {
  const phone = e164(body.phone_number, body.phone_country_code ?? country)
  if (phone === null) return null
  const card = body.credit_card
  return {
    token: body.reservation_token,
    guest: {
      firstName: body.first_name,
      lastName: body.last_name,
      email: body.email_address,
      phone,
      specialRequest: body.special_request,
      marketingOptIn: body.restaurant_email_marketing_opt_in,
    },
    experience: experienceOf(body),
    addOns: body.add_ons.map(({ item_id, quantity }) => ({ id: item_id, quantity })),
    card: card ? { token: card.token ?? card.id ?? '', last4: card.last4 } : null,
    idempotencyKey,
  }
}

/** `response` of get-availability (D-38, D-90). */
export function availabilityAnswer({ times, reasons }: Availability) {
  return {
    no_availability_reasons: reasons,
    times_available: times.map(({ time, types, attributes }) => ({
      time,
      availabilityType: types,
      attribute: attributes,
    })),
    times: times.map(({ time }) => time),
  }
}

/** `response` of get-experiences (S2 §3). */
export function experiencesAnswer(experiences: Experience[]) {
  return {
    data: experiences.map((experience) => ({
      experience_id: experience.id,
      version: experience.version,
      name: experience.name,
      description: experience.description,
      price_per_cover: experience.pricePerCover && {
        min_unit_amount: experience.pricePerCover.amount,
        multiplier: experience.pricePerCover.multiplier,
        currency: experience.pricePerCover.currency,
        pre_payment_required: experience.prepaymentRequired,
      },
      add_ons_summary: { count: experience.addOns.length },
      add_ons: { groups: [{ items: experience.addOns.map(addOnAnswer) }] },
    })),
  }
}

function addOnAnswer(addOn: Experience['addOns'][number]) {
  return {
    item_id: addOn.id,
    name: addOn.name,
    description: addOn.description,
    price_per_item: {
      min_unit_amount: addOn.price.amount,
      multiplier: addOn.price.multiplier,
      currency: addOn.price.currency,
    },
    max_per_reservation: addOn.maxPerReservation,
  }
}
