import { moneyLabel } from '#lib/money/money.ts'
import type { ExperienceOffer } from '../api/experience-wire.ts'

/** `$95.00 / person` (spec:reservations.price-format), one for each kind of guest: `Child $45.00 / person`. */
export function pricesOf({
  price,
  per,
  guestPrices,
}: Pick<ExperienceOffer, 'price' | 'per' | 'guestPrices'>): string[] {
  if (guestPrices.length === 0) return price ? [`${moneyLabel(price)} / ${per}`] : []
  return guestPrices.map((one) => `${one.title} ${moneyLabel(one.price)} / person`)
}

/** `About 2½ hours` for so many minutes, `About 45 minutes` below an hour. */
export function durationLabel(minutes: number): string {
  if (minutes < 60) return `About ${minutes} minutes`
  const halves = Math.round(minutes / 30)
  if (halves === 2) return 'About an hour'
  const half = halves % 2 ? '½' : ''
  return `About ${Math.floor(halves / 2)}${half} hours`
}
