import type { z } from 'zod'
import type { addOns, guests } from '#lib/api-contract/booking/fields.ts'
import type { reserveBody } from '#lib/api-contract/booking/reserve-body.ts'
import type { AddOnChoice, ExperienceChoice, ReserveRequest } from '#providers/booking/contract.ts'

type NamedExperience = {
  experience_version?: number | null | undefined
  party_size_per_price_type?: z.output<typeof guests>
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
export function addOnsOf({ add_ons }: { add_ons: z.output<typeof addOns> }): AddOnChoice[] {
  return add_ons.map(({ item_id, quantity }) => ({ id: item_id, quantity }))
}

/** The provider's request that a reserve body makes. */
export function reserveRequestOf(
  body: z.output<typeof reserveBody>,
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
  card: NonNullable<z.output<typeof reserveBody>['credit_card']>,
): NonNullable<ReserveRequest['card']> {
  const { last4, payment_method: paymentMethod, setup_intent, payment_intent } = card
  const plain = { token: card.token ?? card.id ?? '', last4 }
  const intent = setup_intent ?? payment_intent
  if (!paymentMethod || !intent) return plain
  return { ...plain, answered: { kind: setup_intent ? 'hold' : 'payment', paymentMethod, intent } }
}
