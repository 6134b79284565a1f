import type { LateCost } from '#providers/booking/payment.ts'

/** What a guest accepts, as a field of the form: `keep-28875-CAD-100`. */
export function costField(cost: LateCost): string {
  if (cost.does === 'nothing') return cost.does
  const { amount, currency, multiplier } = cost.money
  return [cost.does, amount, currency, multiplier].join('-')
}

const COST = /^(keep|charge)-(\d{1,9})-([A-Z]{3})-(\d{1,4})$/

/** Reads that field; null where it says nothing. */
export function readCost(field: string | null): LateCost | null {
  if (field === 'nothing') return { does: field }
  const [, does, amount, currency = '', multiplier] = COST.exec(field ?? '') ?? []
  if (does !== 'keep' && does !== 'charge') return null
  return { does, money: { amount: Number(amount), currency, multiplier: Number(multiplier) } }
}
