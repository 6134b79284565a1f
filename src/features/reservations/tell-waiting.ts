import { WAITLIST_REACH_MINUTES } from '#house-book/calendar/seats-around.ts'
import type { BookingEngine } from '#house-book/contract.ts'
import type { WaitlistEntry } from '#house-book/waitlist/waitlist.ts'
import { minutesBetween } from '#lib/time.ts'
import type { BookingLocation, BookingProvider } from '#providers/booking/contract.ts'
import { nearestTo } from './find-alternatives.ts'

/** Where an alert's tables are; `away`: with a provider outside this house. */
export type AlertPlace = { location: BookingLocation; provider: BookingProvider; away: boolean }

type Watch = {
  engine: Pick<BookingEngine, 'waitlist' | 'now'>
  /** The place with a location's id; null where no tables can be booked now. */
  placeOf(locationId: string): Promise<AlertPlace | null>
}

/** A provider outside this house is asked for the same guest at most once in so many ms. */
const EVERY = 5 * 60_000

/** A turn takes no longer than this, ms: the rest is for the next one. */
const BUDGET = 20_000

/** Looks for tables of those who wait for one, and writes to the first of each evening who can have one. */
export async function tellWaiting({ engine, placeOf }: Watch): Promise<void> {
  const now = await engine.now()
  const began = performance.now()
  const told = new Set<string>()
  const asked = new Map<string, string | null>()
  for (const alert of await engine.waitlist.waiting()) {
    const evening = `${alert.locationId} ${alert.at.slice(0, 10)}`
    const place = told.has(evening) ? null : await placeOf(alert.locationId)
    const recently = alert.lookedAt !== null && now - alert.lookedAt < EVERY
    if (!place || (place.away && recently)) continue
    if (performance.now() - began > BUDGET) return
    const wish = `${alert.locationId} ${alert.at} ${alert.party}`
    const slot = asked.get(wish) ?? (asked.has(wish) ? null : await freeAround(place, alert))
    asked.set(wish, slot)
    if (slot === null) await (place.away && engine.waitlist.noTableFound(alert.id))
    else if (await engine.waitlist.notify(alert.id, slot)) told.add(evening)
  }
}

/** The nearest time with a table; null where there is none, or the provider cannot say. */
async function freeAround({ location, provider }: AlertPlace, { at, party }: WaitlistEntry) {
  const visitor = { token: null, address: null }
  const offer = await provider.availability(location, { at, party, visitor })
  const times = offer.ok ? offer.value.times : []
  const tables = times.filter(({ types }) => types.includes('Standard')).map(({ time }) => time)
  return nearestTo(
    at,
    tables.filter((time) => minutesBetween(time, at) <= WAITLIST_REACH_MINUTES),
  )
}
