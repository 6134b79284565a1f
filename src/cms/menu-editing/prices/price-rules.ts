import { MOST_CENTS } from '#lib/money/cents.ts'

/** Endings that prices are rounded to: every price, or those that end like this. */
export const ROUNDINGS = {
  none: { step: 1, offset: 0 },
  '.05': { step: 5, offset: 0 },
  '.25': { step: 25, offset: 0 },
  '.50': { step: 50, offset: 0 },
  '.00': { step: 100, offset: 0 },
  '.95': { step: 100, offset: 95 },
  '.99': { step: 100, offset: 99 },
} as const

export type Rounding = keyof typeof ROUNDINGS

/** Which of the two prices around is taken. */
export const DIRECTIONS = ['nearest', 'up', 'down'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** A change of many prices: by hundredths of a percent, or by cents; both may be negative. */
export type PriceRule = {
  change: { by: 'percent'; hundredths: number } | { by: 'amount'; cents: number }
  rounding: Rounding
  direction: Direction
}

/** A ten-thousandth of a cent: what hundredths of a percent of a cent are, so that all of it is whole numbers. */
const PARTS = 10_000

/**
 * A price by a rule, in cents. It is rounded once, from the exact amount; halfway goes up. Never below 0, where the
 * lowest price with the ending is taken; but “down” never raises: where no price with the ending is below the exact
 * amount, it is the whole cents of that. What costs nothing costs nothing by any percentage. Null where it would be more
 * than a dish may cost.
 */
export function priceBy({ change, rounding, direction }: PriceRule, cents: number): number | null {
  if (change.by === 'percent' && cents === 0) return 0
  const exact =
    change.by === 'percent' ? cents * (PARTS + change.hundredths) : (cents + change.cents) * PARTS
  const { step, offset } = ROUNDINGS[rounding]
  const steps = roundedSteps(Math.max(exact, 0) - offset * PARTS, step * PARTS, direction)
  const rounded =
    steps < 0 && direction === 'down'
      ? Math.floor(Math.max(exact, 0) / PARTS)
      : Math.max(steps, 0) * step + offset
  return rounded <= MOST_CENTS ? rounded : null
}

function roundedSteps(exact: number, step: number, direction: Direction): number {
  const below = Math.floor(exact / step)
  const rest = exact - below * step
  if (rest === 0 || direction === 'down') return below
  return direction === 'up' || rest * 2 >= step ? below + 1 : below
}

const TYPED = /^([+-]?)\s*(\d{1,6})(?:[.,](\d{1,2}))?$/

/** The sign of a percentage, and that of an amount before or after it. */
const UNITS = { percent: /\s*%$/, amount: /(?<=^[+-]?)\$|\s*\$$/ }

/**
 * Hundredths of what is typed as a percentage (`5`, `+2.5 %`) or as an amount (`-0,50`, `$5`); null where it is none, or
 * one of the other.
 */
export function readHundredths(text: string, by: PriceRule['change']['by']): number | null {
  const [, sign, whole, part = ''] =
    TYPED.exec(text.trim().replace('−', '-').replace(UNITS[by], '')) ?? []
  if (whole === undefined) return null
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign === '-' ? 0 - hundredths : hundredths
}
