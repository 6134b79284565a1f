import { errorReply, type Reply, successReply } from './reply.ts'
import type { SimulatorRequest } from './request.ts'
import {
  CARD_ON_FILE_RESTAURANT,
  CARD_RESTAURANT,
  PREPAID_RESTAURANT,
  type SimulatedRestaurant,
} from './restaurant.ts'

/**
 * The experiences on offer: a tasting menu; where cards are taken, a whole fish that is prepaid and costs
 * less for children; and a chef's table for which a card is kept.
 */
export const EXPERIENCE = { id: 508501, version: 3 }
export const PREPAID = { id: 508502, version: 1 }
export const CARD_ON_FILE = { id: 508503, version: 1 }

const ADULT = { priceId: 117333, priceTitle: 'Adult', priceOrder: 1, minUnitAmount: 12_500 }
const CHILD = {
  ...{ priceId: 117334, priceTitle: 'Child', priceDescription: 'Up to 12 years' },
  ...{ priceOrder: 2, minUnitAmount: 5_050 },
}
const PRICES = [ADULT, CHILD]
const money = (minUnitAmount: number) => ({
  ...{ currency_code: 'CAD', min_unit_amount: minUnitAmount, multiplier: 100 },
})
const OYSTERS = {
  id: '198a5320-78f8-4f52-9f02-dde5c66c7b46',
  ...{ name: 'Oysters to begin', description: 'Six, on ice' },
  ...{ max_per_reservation: 4, price_per_item: money(2_400) },
}
const BREAD = {
  id: '2b2f6d6c-0f0e-4d2b-8a52-9a4c5a3a7f11',
  ...{ name: 'Bread and kelp butter', description: 'For the table' },
  ...{ max_per_reservation: 0, price_per_item: money(775) },
}
/** Most add-ons that one order may have in all. */
const MOST_ADD_ONS = 5

const PLAIN = {
  ...{ bookable: true, currency: 'CAD', type: 'Special menu', type_enum: 'PRIX_FIXE' },
  ...{ experience_images: [], add_ons_summary: { available: 'OPTIONAL', count: 1 } },
}
const priceInfo = (prices: object[], prePaymentRequired = false) => ({
  ...{ priceType: 'PER_PERSON', prePaymentRequired, currencyCode: 'CAD', multiplier: 100, prices },
})
const addOns = (items: object[], max_per_reservation = 0) => ({
  ...{ max_per_reservation, groups: [{ name: 'To begin', items }] },
})

export function experiences(_house: SimulatedRestaurant, { rid }: SimulatorRequest): Reply {
  const named = ({ id, version }: { id: number; version: number }) => ({
    ...PLAIN,
    ...{ experience_id: id, version, rid: Number(rid) },
  })
  const tasting = {
    ...named(EXPERIENCE),
    ...{ name: 'Tasting menu', description: 'Seven courses from the coast' },
    ...{ price_info: priceInfo([ADULT]), add_ons: addOns([OYSTERS]) },
  }
  const fish = {
    ...named(PREPAID),
    ...{ name: 'The whole fish', description: 'Carved at the table' },
    ...{ price_info: priceInfo(PRICES, true), add_ons: addOns([OYSTERS, BREAD], MOST_ADD_ONS) },
  }
  const chef = {
    ...named(CARD_ON_FILE),
    ...{ name: 'The chef’s table', description: 'Where the plates leave' },
    ...{ price_info: priceInfo([ADULT]), add_ons: addOns([]) },
  }
  if (rid === PREPAID_RESTAURANT) return successReply({ data: [fish] })
  if (rid === CARD_RESTAURANT) return successReply({ data: [tasting, fish] })
  return successReply({ data: rid === CARD_ON_FILE_RESTAURANT ? [tasting, chef] : [tasting] })
}

/** The `experience` in the body of a lock, a reservation or a total. */
export type OrderedExperience = {
  id?: number
  add_ons?: { item_id: string; quantity: number }[]
  party_size_per_price_type?: { id: number; count: number }[]
}

/** The error of an order for a party; null where it is right. */
export function orderError(
  { add_ons = [], party_size_per_price_type: guests = [] }: OrderedExperience,
  party: number,
) {
  const priced = guests.reduce((sum, { count }) => sum + count, 0)
  const known = guests.every(({ id, count }) => count > 0 && PRICES.some((p) => p.priceId === id))
  if (!known || priced !== party) return errorReply(400, 'party_size_per_price_type is invalid')
  const there = add_ons.every(({ item_id }) => [OYSTERS, BREAD].some(({ id }) => id === item_id))
  return there ? null : errorReply(400, 'add_ons are invalid')
}

/** The bill of an order, in cents: 10 % service, then 5 % tax on the sum. */
export function billOf({
  add_ons = [],
  party_size_per_price_type: guests = [],
}: OrderedExperience) {
  const price = (id: number) => PRICES.find(({ priceId }) => priceId === id)?.minUnitAmount ?? 0
  const cost = (id: string) => (id === BREAD.id ? BREAD : OYSTERS).price_per_item.min_unit_amount
  const experience = guests.reduce((sum, { id, count }) => sum + count * price(id), 0)
  const addOnsCost = add_ons.reduce(
    (sum, { item_id, quantity }) => sum + quantity * cost(item_id),
    0,
  )
  const fee = Math.round((experience + addOnsCost) / 10)
  const taxes = Math.round((experience + addOnsCost + fee) / 20)
  return {
    item_subtotal_amount: experience,
    add_on_subtotal: addOnsCost,
    service_fee_amount: fee,
    taxes_amount: taxes,
    ...{ tip_amount: 0, tip_percent: 0 },
    subtotals_per_price_type: guests.map(({ id, count }) => ({ id, subtotal: count * price(id) })),
    total_amount: experience + addOnsCost + fee + taxes,
  }
}

export function total(_house: SimulatedRestaurant, { body }: SimulatorRequest): Reply {
  const known = [EXPERIENCE, PREPAID, CARD_ON_FILE].find(
    ({ id }) => id === Number(body.experience_id),
  )
  if (!known) return errorReply(400, 'experience_id is invalid')
  const wrong = orderError(body as OrderedExperience, Number(body.party_size))
  if (wrong) return wrong
  const { id, version } = known
  const totals = [billOf(body as OrderedExperience)]
  return successReply({ id, version, currency: 'CAD', currency_denominator: 100, totals })
}
