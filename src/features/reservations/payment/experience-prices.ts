import { moneyLabel } from '#lib/money/money.ts'
import type { ExperienceOffer } from '../api/experience-wire.ts'
import * as t from './messages.gen.ts'

const PER = { person: t.perPerson, party: t.perParty }

/** `$95.00 / person` (spec:reservations.price-format), one for each kind of guest: `Child $45.00 / person`. */
export function pricesOf({
  price,
  per,
  guestPrices,
}: Pick<ExperienceOffer, 'price' | 'per' | 'guestPrices'>): string[] {
  if (guestPrices.length === 0) return price ? [PER[per]({ price: moneyLabel(price) })] : []
  return guestPrices.map(({ title, price }) =>
    t.guestPerPerson({ guest: title, price: moneyLabel(price) }),
  )
}

/** `About 2½ hours` for so many minutes, `About 45 minutes` below an hour. */
export function durationLabel(minutes: number): string {
  if (minutes < 60) return t.aboutMinutes({ minutes })
  const halves = Math.round(minutes / 30)
  if (halves === 2) return t.aboutAnHour()
  const half = halves % 2 ? '½' : ''
  return t.aboutHours({ hours: `${Math.floor(halves / 2)}${half}` })
}
