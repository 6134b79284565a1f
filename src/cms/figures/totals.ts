import type { PeriodFigures, Tally } from '#booking-engine/figures/types.ts'

/** Parties of some days, by what became of them. */
export type Totals = {
  /** Booked or walked in, and not cancelled nor a no-show. */
  served: Tally
  walkIns: Tally
  noShows: Tally
  cancelled: Tally
  /** No-shows of all parties that had booked and not cancelled, 0 to 1; null where there were none. */
  noShowRate: number | null
}

/** The totals of periods of a day, a location or a span. */
export function totalsOf(periods: readonly PeriodFigures[]): Totals {
  const sum = (of: 'booked' | 'walkIn' | 'noShow' | 'cancelled'): Tally => ({
    parties: periods.reduce((all, one) => all + one[of].parties, 0),
    covers: periods.reduce((all, one) => all + one[of].covers, 0),
  })
  const [booked, walkIns, noShows] = [sum('booked'), sum('walkIn'), sum('noShow')]
  const due = booked.parties + noShows.parties
  return {
    served: {
      parties: booked.parties + walkIns.parties,
      covers: booked.covers + walkIns.covers,
    },
    ...{ walkIns, noShows, cancelled: sum('cancelled') },
    noShowRate: due === 0 ? null : noShows.parties / due,
  }
}

/** The wall time of a quarter of an hour after the midnight of a service day, `HH:MM`. */
export function quarterTime(quarter: number): string {
  const minutes = (((quarter % 96) + 96) % 96) * 15
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
