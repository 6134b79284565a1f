import type { Money } from '#lib/money/money.ts'
import type { LocalDate } from '#lib/time/time.ts'
import type { ReservationPayment } from '../payments/types.ts'
import type { GuestFigures } from './types.ts'

/** A booking of a guest as its figures need it. */
export type CountedBooking = {
  locationId: string
  serviceDay: LocalDate
  startsAt: number
  party: number
  state: 'booked' | 'seated' | 'finished' | 'no_show' | 'cancelled'
  /** The party came, or its turn is over and nobody has said that it did not come. */
  isVisit: boolean
  money: Pick<ReservationPayment, 'kind' | 'state' | 'amount' | 'currency' | 'multiplier'> | null
}

/** What all bookings of a guest say together, whatever their order. */
export function guestFiguresOf(bookings: readonly CountedBooking[]): GuestFigures {
  const newestFirst = bookings.toSorted((one, other) => other.startsAt - one.startsAt)
  const visits = newestFirst.filter(({ isVisit }) => isVisit)
  const [place] = byCount(visits, ({ locationId }) => locationId)
  const [size] = byCount(visits, ({ party }) => party)
  return {
    visits: visits.length,
    noShows: bookings.filter(({ state }) => state === 'no_show').length,
    cancellations: bookings.filter(({ state }) => state === 'cancelled').length,
    usualParty: size?.value ?? null,
    favourite: place ? { locationId: place.value, visits: place.count } : null,
    lastVisit: visits[0]?.serviceDay ?? null,
    prepaid: prepaidOf(visits),
  }
}

/** The values by how many bookings have them, most first; of as many the one of the later booking. */
function byCount<T>(
  newestFirst: readonly CountedBooking[],
  read: (one: CountedBooking) => T,
): { value: T; count: number }[] {
  const groups = [...Map.groupBy(newestFirst, read)]
  return groups
    .map(([value, { length: count }]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count)
}

/** What was paid before visits and not refunded, in each currency. */
function prepaidOf(visits: readonly CountedBooking[]): Money[] {
  const sums = new Map<string, Money>()
  for (const { money } of visits) {
    if (money?.kind !== 'charge' || (money.state !== 'paid' && money.state !== 'taken')) continue
    const { amount, currency, multiplier } = money
    const before = sums.get(currency)?.amount ?? 0
    sums.set(currency, { amount: before + amount, currency, multiplier })
  }
  return [...sums.values()]
}
