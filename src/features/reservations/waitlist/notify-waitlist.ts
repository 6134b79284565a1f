import { WAITLIST_REACH_MINUTES } from '#booking-engine/calendar/seats-around.ts'
import type { BookingEngine } from '#booking-engine/contract.ts'
import type { WaitlistEntry } from '#booking-engine/waitlist/waitlist.ts'
import { minutesBetween } from '#lib/time/time.ts'
import type { BookingLocation, BookingProvider } from '#providers/booking/contract.ts'
import { nearestTo } from './find-alternatives.ts'

/** Where the tables of an entry are; `away`: booked by an external provider. */
export type WaitlistLocation = {
  location: BookingLocation
  provider: BookingProvider
  away: boolean
}

type WaitlistRun = {
  engine: Pick<BookingEngine, 'waitlist' | 'now'>
  /** The location with an id; null if no tables can be booked there now. */
  placeOf(locationId: string): Promise<WaitlistLocation | null>
}

/** An external provider is queried for the same entry at most once in this time, ms. */
const EXTERNAL_INTERVAL = 5 * 60_000

/** A run takes no longer than this, ms: the rest is left to the next one. */
const TIME_LIMIT = 20_000

/** Looks for tables for the waiting guests, and notifies the first of each evening for whom there is one. */
export async function notifyWaitlist({ engine, placeOf }: WaitlistRun): Promise<void> {
  const now = await engine.now()
  const began = performance.now()
  const notified = new Set<string>()
  const searched = new Map<string, string | null>()
  for (const entry of await engine.waitlist.waiting()) {
    const evening = `${entry.locationId} ${entry.at.slice(0, 10)}`
    const place = notified.has(evening) ? null : await placeOf(entry.locationId)
    const recently = entry.lookedAt !== null && now - entry.lookedAt < EXTERNAL_INTERVAL
    if (!place || (place.away && recently)) continue
    if (performance.now() - began > TIME_LIMIT) return
    const search = `${entry.locationId} ${entry.at} ${entry.party}`
    const slot =
      searched.get(search) ?? (searched.has(search) ? null : await findFreeTime(place, entry))
    searched.set(search, slot)
    if (slot === null) await (place.away && engine.waitlist.noTableFound(entry.id))
    else if (await engine.waitlist.notify(entry.id, slot)) notified.add(evening)
  }
}

/** The nearest time with a table; null if there is none, or the provider cannot tell. */
async function findFreeTime(
  { location, provider }: WaitlistLocation,
  { at, party }: WaitlistEntry,
) {
  const visitor = { token: null, address: null }
  const offer = await provider.availability(location, { at, party, visitor })
  const times = offer.ok ? offer.value.times : []
  const tables = times.filter(({ types }) => types.includes('Standard')).map(({ time }) => time)
  return nearestTo(
    at,
    tables.filter((time) => minutesBetween(time, at) <= WAITLIST_REACH_MINUTES),
  )
}
