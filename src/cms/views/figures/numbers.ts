import { currentLanguage } from '#lib/language/current-language.ts'
import { formatNumber } from '#lib/language/format.ts'

/** `1,234`. */
export function countLabel(value: number): string {
  return formatNumber(currentLanguage(), value)
}

/** `12.5%` of a share of 1; an en dash where there is none. */
export function shareLabel(share: number | null): string {
  if (share === null) return '–'
  return formatNumber(currentLanguage(), share, { style: 'percent', maximumFractionDigits: 1 })
}

/** `2.4`. */
export function tenthLabel(value: number): string {
  return formatNumber(currentLanguage(), value, { maximumFractionDigits: 1 })
}
