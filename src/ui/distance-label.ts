import { currentLanguage } from '#lib/language/current-language.ts'
import { formatNumber } from '#lib/language/format.ts'
import * as t from './messages.gen.ts'

const KM_PER_MILE = 1.609344

/** Kilometres for guests in Canada: `0.84` → `800 m`, `4.23` → `4.2 km`, `1187` → `1,187 km`. */
export function formatKm(km: number): string {
  if (km < 0.95) return t.metres({ distance: Math.max(100, Math.round(km * 10) * 100) })
  return t.kilometres({ distance: short(km) })
}

/** Kilometres as miles, for guests in the USA: `0.84` → `0.5 mi`, `118.7` → `74 mi`. */
export function formatMiles(km: number): string {
  return t.miles({ distance: short(Math.max(0.1, km / KM_PER_MILE)) })
}

function short(value: number): string {
  const digits = value < 9.95 ? 1 : 0
  return formatNumber(currentLanguage(), Number(value.toFixed(digits)), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
