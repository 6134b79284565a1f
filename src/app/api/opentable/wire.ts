import { z } from 'zod'
import type { ExperienceDetails } from '#lib/booking/experience-details.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'
import type { Money } from '#lib/money/money.ts'
import { stripInvisible } from '#lib/text/clean-text.ts'
import { isLocalDateTime } from '#lib/time/time.ts'
import {
  type AddOnChoice,
  type Availability,
  type Experience,
  type ExperienceChoice,
  type GuestPrice,
  LONGEST_REQUEST,
  type ReserveRequest,
  type Total,
} from '#providers/booking/contract.ts'
import type { PaymentDue } from '#providers/booking/payment.ts'
import type { CardForm } from '#providers/payments/contract.ts'
import { e164 } from './phone.ts'

/** Bodies and answers of the booking routes (spec:api.booking-calls), whatever provider stands behind. */

/** One line of at most `max` characters, without control characters: what any database can keep. */
const line = (max: number) =>
  z
    .string('must be text')
    .transform(stripInvisible)
    .pipe(
      z
        .string()
        .max(max, `must have at most ${max} characters`)
        .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must not contain control characters'),
    )

const filledLine = (max: number) =>
  line(max)
    .transform((text) => text.trim())
    .pipe(z.string().min(1, 'is required'))

/** Lines of at most `max` characters; a tab is a space. */
const lines = (max: number) =>
  z
    .string('must be text')
    .transform((text) => stripInvisible(text).replace(/\r\n?/g, '\n').replaceAll('\t', ' '))
    .pipe(
      z
        .string()
        .max(max, `must have at most ${max} characters`)
        .regex(/^[\P{Cc}\n]*$/u, 'must not contain control characters'),
    )

/** Names of things, which other systems count. */
const id = z
  .union([z.string(), z.int()], {
    error: ({ input }) => (input == null ? 'is required' : 'must be text'),
  })
  .transform(String)
  .pipe(filledLine(200))
const localTime = z
  .string('must be the restaurant’s local time, such as 2027-05-01T19:00')
  .refine(isLocalDateTime, 'must be the restaurant’s local time, such as 2027-05-01T19:00')
const party = wholeNumber('must be a number of guests').pipe(
  z.int().min(1, 'must be at least 1').max(1000, 'must be at most 1000'),
)
const optionalId = id.nullish().transform((value) => value ?? null)
const version = wholeNumber('must be a whole number').nullish()

export const availabilityBody = z.object({ rid: id, startDateTime: localTime, partySize: party })

export const notifyBody = availabilityBody.extend({
  email_address: z.email('must be a valid email').max(254, 'is too long'),
})

export const experiencesBody = z.object({ rid: id })

/** How many guests of the party come at each price, where an experience has several. */
const guests = z
  .array(z.object({ id, count: z.number().int().min(1).max(1000) }))
  .max(50)
  .nullish()

const addOns = z
  .array(z.object({ item_id: id, quantity: z.number().int().min(0).max(1000) }))
  .max(100)
  .nullish()
  .transform((list) => (list ?? []).filter(({ quantity }) => quantity > 0))

export const holdBody = z.object({
  restaurant_id: id,
  party_size: party,
  date_time: localTime,
  reservation_attribute: filledLine(40).default('default'),
  experience_id: optionalId,
  experience_version: version,
  party_size_per_price_type: guests,
  add_ons: addOns,
})

export const totalBody = z.object({
  rid: id,
  party_size: party,
  experience_id: id,
  experience_version: version,
  party_size_per_price_type: guests,
  add_ons: addOns,
})

export const releaseBody = z.object({ restaurant_id: id, reservation_token: line(4000) })

const personName = filledLine(80)

/** A telephone number as E.164. */
const phone = filledLine(40).transform((text, context) => {
  const number = e164(text)
  if (number === null) context.addIssue({ code: 'custom', message: 'must be a phone number' })
  return number ?? ''
})

export const reserveBody = z.object({
  restaurant_id: id,
  reservation_token: filledLine(4000),
  first_name: personName,
  last_name: personName,
  email_address: z
    .union([z.literal(''), z.email('must be a valid email').max(254, 'is too long')])
    .nullish()
    .transform((value) => value || null),
  phone_number: phone,
  /** Not used: the two countries share a numbering plan (spec:reservations.phone-country). */
  phone_country_code: z.enum(['CA', 'US']).nullish(),
  special_request: lines(LONGEST_REQUEST).default(''),
  restaurant_email_marketing_opt_in: z.boolean().default(false),
  is_third_party: z.literal(false).default(false),
  experience_id: optionalId,
  experience_version: version,
  add_ons: addOns,
  credit_card: z
    .object({
      token: id.optional(),
      id: id.optional(),
      last4: z.string().regex(/^\d{4}$/, 'must be the last four digits'),
      /** After the bank's question, where Stripe.js answered it for another account than ours. */
      payment_method: id.optional(),
      setup_intent: id.optional(),
      payment_intent: id.optional(),
    })
    .refine((card) => card.token ?? card.id, 'needs a token')
    .nullish(),
})

type NamedExperience = {
  experience_version?: number | null | undefined
  party_size_per_price_type?: z.infer<typeof guests>
}

/** The experience that a body names; version 1 where it leaves it out. */
export function experienceOf(body: NamedExperience & { experience_id: string }): ExperienceChoice
export function experienceOf(
  body: NamedExperience & { experience_id: string | null },
): ExperienceChoice | null
export function experienceOf(body: NamedExperience & { experience_id: string | null }) {
  if (body.experience_id === null) return null
  const counted = body.party_size_per_price_type?.map(({ id, count }) => ({ priceId: id, count }))
  const named = { id: body.experience_id, version: body.experience_version ?? 1 }
  return counted ? { ...named, guests: counted } : named
}

/** The add-ons that a body names, none of quantity 0 (spec:api.add-ons-zero). */
export function addOnsOf({ add_ons }: { add_ons: z.infer<typeof addOns> }): AddOnChoice[] {
  return add_ons.map(({ item_id, quantity }) => ({ id: item_id, quantity }))
}

/** The field and the message of a refusal for add-ons that the experience does not have, or not so many of. */
export const noSuchAddOn = {
  path: 'add_ons',
  message: 'are not offered in this quantity or with this experience',
}

/** The provider's request that a reserve body makes. */
export function reserveRequestOf(
  body: z.infer<typeof reserveBody>,
  idempotencyKey: string | null,
): ReserveRequest {
  const card = body.credit_card
  return {
    token: body.reservation_token,
    guest: {
      firstName: body.first_name,
      lastName: body.last_name,
      email: body.email_address,
      phone: body.phone_number,
      specialRequest: body.special_request,
      marketingOptIn: body.restaurant_email_marketing_opt_in,
    },
    experience: experienceOf(body),
    addOns: addOnsOf(body),
    card: card ? cardOf(card) : null,
    idempotencyKey,
  }
}

/** A card's token, with what its bank was answered. */
function cardOf(
  card: NonNullable<z.infer<typeof reserveBody>['credit_card']>,
): NonNullable<ReserveRequest['card']> {
  const { last4, payment_method: paymentMethod, setup_intent, payment_intent } = card
  const plain = { token: card.token ?? card.id ?? '', last4 }
  const intent = setup_intent ?? payment_intent
  if (!paymentMethod || !intent) return plain
  return { ...plain, answered: { kind: setup_intent ? 'hold' : 'payment', paymentMethod, intent } }
}

/** `response` of get-availability (spec:api.times-available). */
export function availabilityAnswer({ times, reasons }: Availability) {
  return {
    no_availability_reasons: reasons,
    times_available: times.map(({ time, types, attributes, experiences }) => ({
      time,
      availabilityType: types,
      attribute: attributes,
      ...(experiences.length > 0 ? { experience_ids: experiences } : {}),
    })),
    times: times.map(({ time }) => time),
  }
}

/**
 * `response` of get-experiences (spec:api.experience), with what editors have entered of an experience, by its
 * id.
 */
export function experiencesAnswer(
  experiences: Experience[],
  details: Record<string, ExperienceDetails> = {},
) {
  return {
    data: experiences.map((experience) => ({
      experience_id: experience.id,
      version: experience.version,
      name: experience.name,
      description: experience.description,
      ...details[experience.id],
      price_per_cover: priceAnswer(experience.pricePerCover, experience),
      price_per_party: priceAnswer(experience.pricePerParty, experience),
      ...(experience.guestPrices
        ? { guest_prices: experience.guestPrices.map(guestPriceAnswer) }
        : {}),
      add_ons_summary: { count: experience.addOns.length },
      add_ons: {
        ...(experience.maxAddOns ? { max_per_reservation: experience.maxAddOns } : {}),
        groups: [{ items: experience.addOns.map(addOnAnswer) }],
      },
    })),
  }
}

function guestPriceAnswer({ id, title, description, price }: GuestPrice) {
  return { price_id: id, title, description, amount: amountOf(price) }
}

function priceAnswer(price: Money | null, { prepaymentRequired }: Experience) {
  return price && { ...amountOf(price), pre_payment_required: prepaymentRequired }
}

/** An amount as the wire names it. */
export function amountOf({ amount, multiplier, currency }: Money) {
  return { min_unit_amount: amount, multiplier, currency }
}

/** The amount or guarantee that a card must cover for a held table, or null. */
export function paymentAnswer(due: PaymentDue | null) {
  return due && { kind: due.kind, amount: amountOf(due.money), policy: due.policy }
}

/** How the form takes a card: the mode, and what Stripe's own fields need. */
export function cardAnswer(form: CardForm | null) {
  if (form?.mode !== 'elements') return { cardMode: form?.mode ?? 'none', card: null }
  const card = { publishable_key: form.publishableKey, script_url: form.scriptUrl }
  return { cardMode: form.mode, card }
}

/** `response` of get-total, in minor units. */
export function totalAnswer({ addOns, ...total }: Total) {
  return { ...total, add_ons: addOns }
}

function addOnAnswer(addOn: Experience['addOns'][number]) {
  return {
    item_id: addOn.id,
    name: addOn.name,
    description: addOn.description,
    price_per_item: amountOf(addOn.price),
    max_per_reservation: addOn.maxPerReservation,
  }
}
