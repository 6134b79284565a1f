import type * as z from 'zod/mini'
import type { amount } from '#lib/api-contract/booking/answers/amount.ts'
import {
  type addOn,
  type experience,
  experiencesAnswer,
} from '#lib/api-contract/booking/answers/experiences.ts'
import { totalAnswer } from '#lib/api-contract/booking/answers/total.ts'
import type { getTotal } from '#lib/api-contract/booking/get-total.ts'
import type { BodyOf } from '#lib/api-contract/call.ts'
import type { ExperienceDetails } from '#lib/booking/experience-details.ts'
import type { Money } from '#lib/money/money.ts'
import type { AddOn, Booking, GuestCount } from '../flow/state.ts'

/** An add-on of an experience; `max` 0 = no limit. */
export type ExtraOffer = {
  id: string
  name: string
  description: string
  price: Money
  max: number
}

/** One of several prices that guests may have. */
export type GuestPrice = { id: string; title: string; description: string; price: Money }

/**
 * An experience as its card shows it; `price` is for each person or for the whole party. `guestPrices` are
 * empty where all guests have the same; `maxAddOns` counts all kinds together, 0 = no limit.
 */
export type ExperienceOffer = ExperienceDetails & {
  id: string
  version: string
  name: string
  description: string
  price: Money | null
  per: 'person' | 'party'
  guestPrices: GuestPrice[]
  addOns: ExtraOffer[]
  maxAddOns: number
}

/** What an order costs, in minor units; `due` is what a card pays at once. */
export type Total = z.infer<typeof totalAnswer>['response']

/** Reads the answer of get-experiences; null when it is not one. */
export function readExperiences(body: unknown): ExperienceOffer[] | null {
  const parsed = experiencesAnswer.safeParse(body)
  return parsed.success ? parsed.data.response.data.map(offerOf) : null
}

/** Reads the answer of get-total; null when it is not one. */
export function readTotal(body: unknown): Total | null {
  return totalAnswer.safeParse(body).data?.response ?? null
}

function offerOf(told: z.infer<typeof experience>): ExperienceOffer {
  const { experience_id, version, name, description, price_per_cover, price_per_party } = told
  const { picture, includes, suits, minutes } = told
  const paid = price_per_cover ?? price_per_party ?? null
  return {
    ...{ id: experience_id, version, name, description: description ?? '' },
    ...{ picture, includes, suits, minutes },
    price: paid && moneyOf(paid),
    per: price_per_cover || !price_per_party ? 'person' : 'party',
    guestPrices: told.guest_prices.map((one) => ({
      ...{ id: one.price_id, title: one.title, description: one.description ?? '' },
      price: moneyOf(one.amount),
    })),
    maxAddOns: told.add_ons?.max_per_reservation ?? 0,
    // Of the first group alone (spec:reservations.add-ons-first-group).
    addOns: (told.add_ons?.groups[0]?.items ?? []).map(extraOf),
  }
}

function extraOf(item: z.infer<typeof addOn>): ExtraOffer {
  return {
    id: item.item_id ?? item.id ?? '',
    name: item.name,
    description: item.description ?? '',
    price: moneyOf(item.price_per_item),
    max: item.max_per_reservation ?? 0,
  }
}

/** An amount; a number is one of whole dollars (spec:api.add-on). */
export function moneyOf(told: number | z.infer<typeof amount>): Money {
  if (typeof told === 'number') {
    return { amount: Math.round(told * 100), multiplier: 100, currency: 'USD' }
  }
  const { min_unit_amount, multiplier, currency } = told
  return { amount: min_unit_amount, multiplier, currency }
}

/** An experience for so many people, with add-ons. */
export type Order = {
  booking: Extract<Booking, { kind: 'experience' }>
  people: number
  addOns: AddOn[]
}

/** Body of get-total. */
export function totalBody(
  rid: string,
  { booking, people, addOns }: Order,
): BodyOf<typeof getTotal> {
  return {
    rid,
    party_size: people,
    experience_id: booking.id,
    experience_version: booking.version,
    ...guestsBody(booking),
    add_ons: addOns.map(({ itemId, quantity }) => ({ item_id: itemId, quantity })),
  }
}

/** Who comes at which price, as the wire names it; nothing where all have the same. */
export function guestsBody({ guests }: Pick<Order['booking'], 'guests'>) {
  if (!guests) return {}
  const counted = guests.filter(({ count }) => count > 0)
  return { party_size_per_price_type: counted.map(({ priceId: id, count }) => ({ id, count })) }
}

/**
 * The per-person price times the party size, plus add-on costs (spec:reservations.price-total): what is shown
 * where nobody says what taxes and charges come to; null where there is no price.
 */
export function subtotal(
  offer: ExperienceOffer,
  people: number,
  addOns: AddOn[],
  guests?: GuestCount[],
): Money | null {
  const { price, per } = offer
  if (!price) return null
  const priceOf = (id: string) => offer.guestPrices.find((one) => one.id === id)?.price ?? price
  const own = guests
    ? guests.reduce((sum, { priceId, count }) => sum + priceOf(priceId).amount * count, 0)
    : price.amount * (per === 'person' ? people : 1)
  const extras = addOns.map(({ itemId, quantity }) => {
    const item = offer.addOns.find((one) => one.id === itemId)
    return (item?.price.amount ?? 0) * quantity
  })
  return { ...price, amount: extras.reduce((sum, one) => sum + one, own) }
}
