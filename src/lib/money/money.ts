import { currentLanguage } from '../language/current-language.ts'
import { formatNumber } from '../language/format.ts'
import * as t from './messages.gen.ts'

/** An amount in minor units of a currency (ISO 4217); `multiplier` minor units make one. */
export type Money = { amount: number; currency: string; multiplier: number }

/** Percentages have at most three decimals (9.975 % is a tax in Québec). */
const PERCENT_SCALE = 1000

/**
 * `percent` of an amount in minor units, rounded half up to a whole one. Both are 0 or more; a percentage
 * is exact to three decimals.
 */
export function percentOf(amount: number, percent: number): number {
  const share = amount * Math.round(percent * PERCENT_SCALE)
  return Math.floor((2 * share + 100 * PERCENT_SCALE) / (2 * 100 * PERCENT_SCALE))
}

/** Minor units of an amount that is written with at most two decimals. */
export function toMinorUnits(amount: number): number {
  return Math.round(amount * 100)
}

/** An amount to the nearest whole one of its currency, for what is said to be about so much: `$853`. */
export function wholeMoneyLabel({ amount, currency, multiplier }: Money): string {
  return inCurrency(currency, formatNumber(currentLanguage(), Math.round(amount / multiplier)))
}

/**
 * An amount as everybody is shown it, wherever it stands: `$95.00` (spec:reservations.price-format), `$1,250.00`, and
 * `EUR 95.00` where a dollar sign would mislead.
 */
export function moneyLabel({ amount, currency, multiplier }: Money): string {
  const minimumFractionDigits = Math.max(2, Math.round(Math.log10(multiplier)))
  const digits = { minimumFractionDigits, maximumFractionDigits: minimumFractionDigits }
  return inCurrency(currency, formatNumber(currentLanguage(), amount / multiplier, digits))
}

function inCurrency(currency: string, amount: string): string {
  const isDollars = currency === 'CAD' || currency === 'USD'
  return isDollars ? t.dollars({ amount }) : t.otherCurrency({ currency, amount })
}
