import { type Money, percentOf } from '#lib/money/money.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { ExperienceSettings } from '../settings/experience-settings.ts'
import type { BookingSettings } from '../settings/settings.ts'

/** An add-on and how many of it; 0 = not ordered. */
export type ChosenAddOn = { id: string; quantity: number }

/**
 * The price of an experience for a party, in minor units of the location's currency: what the guest agrees to,
 * stored with the reservation. `total` is the sum of `experience`, `addOns`, `fees` and `taxes`.
 */
export type Bill = Omit<Money, 'amount'> & {
  name: string
  /** The experience for all guests. */
  experience: number
  addOns: number
  lines: { id: string; name: string; quantity: number; amount: number }[]
  fees: number
  taxes: number
  taxLines: { name: string; percent: number; amount: number }[]
  total: number
  /** Whether all of it is paid at booking. */
  prepaid: boolean
}

/** The currency of a location's prices. */
export function currencyOf({ country }: Pick<BookingSettings, 'country'>) {
  return { currency: country === 'US' ? 'USD' : 'CAD', multiplier: 100 }
}

/**
 * The bill of a party. The service charge and each tax line are rounded half up once; the charge is taxed like
 * what it is for. Refuses `unknown_add_on` for an add-on that the experience does not have, or for more of it
 * than a reservation may have.
 */
export function billOf(
  settings: BookingSettings,
  experience: ExperienceSettings,
  party: number,
  chosen: ChosenAddOn[],
): Result<Bill, 'unknown_add_on'> {
  const lines: Bill['lines'] = []
  for (const addOn of experience.addOns) {
    const quantity = quantityOf(chosen, addOn.code)
    if (addOn.maxPerReservation > 0 && quantity > addOn.maxPerReservation) {
      return refuse('unknown_add_on')
    }
    const { code: id, name, price } = addOn
    if (quantity > 0) lines.push({ id, name, quantity, amount: price * quantity })
  }
  const known = new Set(experience.addOns.map(({ code }) => code))
  if (chosen.some(({ id, quantity }) => quantity > 0 && !known.has(id))) {
    return refuse('unknown_add_on')
  }
  const own = experience.price * (experience.pricePer === 'person' ? party : 1)
  const addOns = sum(lines.map(({ amount }) => amount))
  const fees = percentOf(own + addOns, experience.serviceChargePercent)
  const taxLines = experience.taxes.map(({ name, percent }) => ({
    name,
    percent,
    amount: percentOf(own + addOns + fees, percent),
  }))
  const taxes = sum(taxLines.map(({ amount }) => amount))
  return ok({
    ...currencyOf(settings),
    name: experience.name,
    experience: own,
    addOns,
    lines,
    fees,
    taxes,
    taxLines,
    total: own + addOns + fees + taxes,
    prepaid: experience.prepaymentRequired,
  })
}

function quantityOf(chosen: ChosenAddOn[], id: string): number {
  return sum(chosen.map((one) => (one.id === id ? one.quantity : 0)))
}

function sum(amounts: number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}
