import type { AddOn, Experience } from '../contract.ts'
import type { ExperienceReply } from './wire.ts'

/**
 * Experiences in the port's shape. `pricePerCover` is the first price per person; one for the whole
 * party is none of those and stays null.
 */
export function experiencesOf(replies: ExperienceReply[]): Experience[] {
  return replies.filter(({ bookable }) => bookable).map(experienceOf)
}

function experienceOf(reply: ExperienceReply): Experience {
  const info = reply.price_info
  const first = info?.prices.toSorted((a, b) => a.price_order - b.price_order)[0]
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
