import * as z from 'zod/mini'
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
export type Total = z.infer<typeof total>['response']

const words = z._default(z.nullish(z.string()), '')
const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
/** An amount as the wire names it. */
export const amount = z.object({
  min_unit_amount: z.int(),
  multiplier: z._default(z.int().check(z.positive()), 100),
  currency: z._default(z.string(), 'USD'),
})
const price = z.nullish(amount)
const itemPrice = z.union([z.number(), amount])

const extra = z.object({
  item_id: z.optional(id),
  id: z.optional(id),
  name: z.string(),
  description: words,
  price_per_item: itemPrice,
  max_per_reservation: z._default(z.nullish(z.int()), 0),
})
const guestPrice = z.object({
  price_id: id,
  title: z.string(),
  description: words,
  amount,
})
const picture = z.object({
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  focalX: z.number(),
  focalY: z.number(),
  src: z.string(),
  sources: z.array(
    z.object({ type: z.enum(['image/avif', 'image/webp', 'image/jpeg']), srcset: z.string() }),
  ),
})
const experience = z.object({
  experience_id: id,
  version: z._default(id, '1'),
  name: z.string(),
  description: words,
  picture: z._default(z.nullable(picture), null),
  includes: z._default(z.array(z.string()), []),
  suits: z._default(z.nullable(z.string()), null),
  minutes: z._default(z.nullable(z.number()), null),
  price_per_cover: price,
  price_per_party: price,
  guest_prices: z._default(z.array(guestPrice), []),
  add_ons: z.nullish(
    z.object({
      max_per_reservation: z._default(z.nullish(z.int()), 0),
      groups: z._default(z.array(z.object({ items: z.array(extra) })), []),
    }),
  ),
})
const experiences = z.object({ response: z.object({ data: z.array(experience) }) })

const total = z.object({
  response: z.object({
    currency: z.string(),
    multiplier: z.int().check(z.positive()),
    experience: z.int(),
    add_ons: z.int(),
    fees: z.int(),
    taxes: z.int(),
    tip: z.int(),
    total: z.int(),
    due: z.int(),
  }),
})

/** Reads the answer of get-experiences; null when it is not one. */
export function readExperiences(body: unknown): ExperienceOffer[] | null {
  const parsed = experiences.safeParse(body)
  return parsed.success ? parsed.data.response.data.map(offerOf) : null
}

/** Reads the answer of get-total; null when it is not one. */
export function readTotal(body: unknown): Total | null {
  return total.safeParse(body).data?.response ?? null
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

function extraOf(item: z.infer<typeof extra>): ExtraOffer {
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
export function totalBody(rid: string, { booking, people, addOns }: Order) {
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
