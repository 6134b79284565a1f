import { currentLanguage } from '#lib/language/current-language.ts'
import { formatNumber } from '#lib/language/format.ts'

/** Length of the count in ms (spec:slices.stats-count). */
export const COUNT_MS = 2000

/** The number at the share `t` (0 to 1) of the count: fast at first, exactly `to` at the end. */
export function countAt(from: number, to: number, t: number): number {
  if (t >= 1) return to
  if (t <= 0) return from
  const value = from + (to - from) * (1 - (1 - t) ** 3)
  return Number(value.toFixed(decimals(from, to)))
}

/** The number as it is read: with the decimals of its ends, thousands separated where wished. */
export function countText(value: number, from: number, to: number, useGrouping: boolean): string {
  const digits = decimals(from, to)
  return formatNumber(currentLanguage(), value, {
    useGrouping,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

const MOST_DECIMALS = 4

function decimals(...ends: number[]): number {
  const digits = ends.map((end) => String(end).split('.')[1]?.length ?? 0)
  return Math.min(MOST_DECIMALS, Math.max(...digits))
}
