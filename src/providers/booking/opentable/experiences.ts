import type { z } from 'zod'
import { ok, type Result, refuse } from '#lib/result.ts'
import type {
  AddOn,
  AddOnChoice,
  BookedExperience,
  Experience,
  ExperienceChoice,
  GuestCount,
  GuestPrice,
  Total,
} from '../contract.ts'
import type { HeldSlot } from './sealed-tokens.ts'
import type { ExperienceReply, totalReply } from './wire.ts'

/** Experiences in the port's shape; those that cannot be booked are left out. */
export function experiencesOf(replies: ExperienceReply[]): Experience[] {
  return replies.filter(({ bookable }) => bookable).map(experienceOf)
}

function experienceOf(reply: ExperienceReply): Experience {
  const prices = pricesOf(reply)
  const price = prices[0]?.price ?? null
  const type = reply.price_info?.price_type.toUpperCase()
  const most = reply.add_ons?.max_per_reservation ?? 0
  return {
    id: reply.experience_id,
    version: reply.version,
    name: reply.name,
    description: reply.description,
    pricePerCover: type === 'PER_PERSON' ? price : null,
    pricePerParty: type === 'PER_PARTY' ? price : null,
    ...(type === 'PER_PERSON' && prices.length > 1 ? { guestPrices: prices } : {}),
    prepaymentRequired: isPrepaid(reply),
    // Of the first group alone (spec:reservations.add-ons-first-group).
    addOns: (reply.add_ons?.groups[0]?.items ?? []).map(addOnOf),
    ...(most > 0 ? { maxAddOns: most } : {}),
  }
}

/** Ids of the experiences that can be booked without paying in advance. */
export function bookableWithoutCard(replies: ExperienceReply[]): Set<string> {
  const open = replies.filter((reply) => reply.bookable && !isPrepaid(reply))
  return new Set(open.map(({ experience_id }) => experience_id))
}

function isPrepaid({ price_info: info }: ExperienceReply): boolean {
  return (info?.pre_payment_required || info?.prepayment_required) ?? false
}

/** The prices per guest in OpenTable's order; `id` is empty where OpenTable names none. */
function pricesOf({ price_info: info }: ExperienceReply): GuestPrice[] {
  if (!info) return []
  const { currency_code: currency, multiplier } = info
  return info.prices
    .toSorted((a, b) => a.price_order - b.price_order)
    .map((one) => ({
      ...{ id: one.price_id ?? '', title: one.price_title, description: one.price_description },
      price: { amount: one.min_unit_amount, currency, multiplier },
    }))
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

/**
 * The chosen experience with the number of guests at each price; null where it is not on offer in this
 * version, or `guests` do not match the party.
 */
export function chosenExperience(
  replies: ExperienceReply[],
  { id, version, guests }: ExperienceChoice,
  party: number,
): HeldSlot['experience'] {
  const found = replies.find(
    (reply) => reply.bookable && reply.experience_id === id && reply.version === version,
  )
  const prices = found && countedPrices(experienceOf(found), pricesOf(found), guests, party)
  return found && prices ? { id, version, prepaid: isPrepaid(found), prices } : null
}

/**
 * The number of guests at each price, all at the first one unless `guests` are given; null where those are
 * not the party, or a price is unknown.
 */
function countedPrices(
  { guestPrices = [] }: Experience,
  [first]: GuestPrice[],
  guests: GuestCount[] | undefined,
  party: number,
): { id: number; count: number }[] | null {
  if (!guests) return first?.id ? [{ id: Number(first.id), count: party }] : []
  const known = new Set(guestPrices.map(({ id }) => id))
  const named = new Set(guests.map(({ priceId }) => priceId))
  const counted = guests.reduce((sum, { count }) => sum + count, 0)
  if (counted !== party || named.size < guests.length) return null
  if (guests.some(({ priceId }) => !known.has(priceId))) return null
  return guests.map(({ priceId, count }) => ({ id: Number(priceId), count }))
}

/** An experience and its add-ons in the body of OpenTable's calls. */
export function experienceBody(
  { id, version, prices }: NonNullable<HeldSlot['experience']>,
  addOns: AddOnChoice[],
) {
  return {
    id: Number(id),
    version,
    ...(prices.length > 0 ? { party_size_per_price_type: prices } : {}),
    add_ons: addOns.map((item) => ({ item_id: item.id, quantity: item.quantity })),
  }
}

/**
 * An order with the titles of experience and add-ons; refuses `unknown_add_on` for an add-on that is not on
 * offer, or more than a reservation may have.
 */
export function namedOrder(
  replies: ExperienceReply[],
  { id, version }: ExperienceChoice,
  addOns: AddOnChoice[],
): Result<Omit<BookedExperience, 'total'>, 'unknown_experience' | 'unknown_add_on'> {
  const known = experiencesOf(replies).find((one) => one.id === id)
  if (!known) return refuse('unknown_experience')
  const named = addOns.flatMap(({ id, quantity }) => {
    const item = known.addOns.find((one) => one.id === id)
    const most = item?.maxPerReservation || Number.POSITIVE_INFINITY
    return item && quantity <= most ? [{ id, name: item.name, quantity }] : []
  })
  const count = addOns.reduce((sum, { quantity }) => sum + quantity, 0)
  const tooMany = count > (known.maxAddOns ?? Number.POSITIVE_INFINITY)
  if (tooMany || named.length < addOns.length) return refuse('unknown_add_on')
  return ok({ id, version, name: known.name, addOns: named })
}

/** A total in the port's shape; of a prepaid one all is due. Null where the reply has no amounts. */
export function totalOf(reply: z.infer<typeof totalReply>, prepaid: boolean): Total | null {
  const sum = reply.totals.find((one) => one.is_tip_mandatory) ?? reply.totals[0]
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
    due: prepaid ? sum.total_amount : 0,
  }
}
