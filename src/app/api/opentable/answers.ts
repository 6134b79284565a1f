import type { getAvailability } from '#lib/api-contract/booking/get-availability.ts'
import type { getBookingInfo } from '#lib/api-contract/booking/get-booking-info.ts'
import type { getExperiences } from '#lib/api-contract/booking/get-experiences.ts'
import type { getTotal } from '#lib/api-contract/booking/get-total.ts'
import type { lockAvailability } from '#lib/api-contract/booking/lock-availability.ts'
import type { AnswerOf } from '#lib/api-contract/call.ts'
import type { ExperienceDetails } from '#lib/booking/experience-details.ts'
import type { FieldError } from '#lib/forms/field-errors.ts'
import type { Money } from '#lib/money/money.ts'
import type { Availability, Experience, GuestPrice, Total } from '#providers/booking/contract.ts'
import type { PaymentDue } from '#providers/booking/payment.ts'
import type { CardForm } from '#providers/payments/contract.ts'
import * as t from '../messages.gen.ts'

// Builds the answers of the booking routes from the values that a provider returns.

type ExperienceAnswer = AnswerOf<typeof getExperiences>['response']['data'][number]

/** `response` of get-availability (spec:api.times-available). */
export function availabilityAnswer({
  times,
  reasons,
}: Availability): AnswerOf<typeof getAvailability>['response'] {
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
): AnswerOf<typeof getExperiences>['response'] {
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

function priceAnswer(
  price: Money | null,
  { prepaymentRequired }: Experience,
): ExperienceAnswer['price_per_cover'] {
  return price && { ...amountOf(price), pre_payment_required: prepaymentRequired }
}

function addOnAnswer(
  addOn: Experience['addOns'][number],
): ExperienceAnswer['add_ons']['groups'][number]['items'][number] {
  return {
    item_id: addOn.id,
    name: addOn.name,
    description: addOn.description,
    price_per_item: amountOf(addOn.price),
    max_per_reservation: addOn.maxPerReservation,
  }
}

/** An amount as the interface names it. */
export function amountOf({ amount, multiplier, currency }: Money) {
  return { min_unit_amount: amount, multiplier, currency }
}

/** The payment or guarantee that a held table requires; null = none. */
export function paymentAnswer(
  due: PaymentDue | null,
): AnswerOf<typeof lockAvailability>['response']['payment'] {
  return due && { kind: due.kind, amount: amountOf(due.money), policy: due.policy }
}

/** How the form takes a card: the mode, and what Stripe's own fields need. */
export function cardAnswer(
  form: CardForm | null,
): Pick<AnswerOf<typeof getBookingInfo>, 'cardMode' | 'card'> {
  if (form?.mode !== 'elements') return { cardMode: form?.mode ?? 'none', card: null }
  const card = { publishable_key: form.publishableKey, script_url: form.scriptUrl }
  return { cardMode: form.mode, card }
}

/** `response` of get-total, in minor units. */
export function totalAnswer({ addOns, ...total }: Total): AnswerOf<typeof getTotal>['response'] {
  return { ...total, add_ons: addOns }
}

/** The field and the message of a refusal for add-ons that the experience does not have, or not so many of. */
export function noSuchAddOn(): FieldError {
  return { path: 'add_ons', message: t.addOnsNotOffered() }
}
