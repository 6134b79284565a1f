import type { z } from 'zod'
import type { AddOn, Experience, ExperienceChoice, ReserveRequest, Total } from '../contract.ts'
import type { HeldSlot } from './sealed.ts'
import type { ExperienceReply, totalReply } from './wire.ts'

/**
 * Experiences in the port's shape. `pricePerCover` is the first price per person; one for the whole
 * party is none of those and stays null.
 */
export function experiencesOf(replies: ExperienceReply[]): Experience[] {
  return replies.filter(({ bookable }) => bookable).map(experienceOf)
}

function experienceOf(reply: ExperienceReply): Experience {
  const info = reply.price_info
  const first = firstPrice(reply)
  const perPerson = info?.price_type.toUpperCase() === 'PER_PERSON'
  return {
    id: reply.experience_id,
    version: reply.version,
    name: reply.name,
    description: reply.description,
    pricePerCover:
      info && first && perPerson
        ? {
            amount: first.min_unit_amount,
            currency: info.currency_code,
            multiplier: info.multiplier,
          }
        : null,
    prepaymentRequired: (info?.pre_payment_required || info?.prepayment_required) ?? false,
    addOns: (reply.add_ons?.groups ?? []).flatMap(({ items }) => items.map(addOnOf)),
  }
}

function addOnOf(item: NonNullable<ExperienceReply['add_ons']>['groups'][0]['items'][0]): AddOn {
  const { min_unit_amount: amount, currency_code: currency, multiplier } = item.price_per_item
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    price: { amount, currency, multiplier },
    maxPerReservation: item.max_per_reservation,
  }
}

/** The price that a guest is shown: the first one in OpenTable's own order. */
function firstPrice({ price_info }: ExperienceReply) {
  return price_info?.prices.toSorted((a, b) => a.price_order - b.price_order)[0]
}

/** A chosen experience with the price that all of the party are booked at; null = not on offer. */
export function chosen(
  replies: ExperienceReply[],
  { id, version }: ExperienceChoice,
): HeldSlot['experience'] {
  const found = replies.find(
    (reply) => reply.bookable && reply.experience_id === id && reply.version === version,
  )
  return found ? { id, version, priceId: firstPrice(found)?.price_id ?? null } : null
}

/** A chosen experience as OpenTable's calls name it. */
export function experienceBody(
  { id, version, priceId }: NonNullable<HeldSlot['experience']>,
  party: number,
  addOns: ReserveRequest['addOns'],
) {
  return {
    id: Number(id),
    version,
    ...(priceId === null
      ? {}
      : { party_size_per_price_type: [{ id: Number(priceId), count: party }] }),
    add_ons: addOns.map((item) => ({ item_id: item.id, quantity: item.quantity })),
  }
}

/** A total in the port's shape; null where the reply names none. */
export function totalOf(reply: z.infer<typeof totalReply>): Total | null {
  const [sum] = reply.totals
  if (!sum) return null
  return {
    currency: reply.currency,
    multiplier: reply.currency_denominator,
    experience: sum.item_subtotal_amount,
    addOns: sum.add_on_subtotal,
    fees: sum.service_fee_amount,
    taxes: sum.taxes_amount,
    tip: sum.tip_amount,
    total: sum.total_amount,
  }
}
