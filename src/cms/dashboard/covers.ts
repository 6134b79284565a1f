import type { PayloadRequest } from 'payload'
import type { HostToday } from '#booking-engine/host/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import { hasHostAccess } from '../access/host-access.ts'
import { type HostLocation, readHostLocations } from '../host/host-locations.ts'

/** A restaurant whose tables are booked here, and its day. */
export type LocationCovers = { id: number; title: string; today: HostToday }

/** Today's covers at the restaurants of somebody. */
export type Covers = {
  /** By name. */
  locations: LocationCovers[]
  /** Restaurants that are to be booked here and have no booking settings yet. */
  withoutSettings: HostLocation[]
  /** Restaurants whose covers another system knows, or nobody. */
  bookedElsewhere: HostLocation[]
  parties: number
  covers: number
  seated: number
}

/**
 * Covers of the restaurants at which somebody works with reservations. Null for whoever works with none;
 * `unreadable` while the book of reservations does not answer, so that the rest of the page still comes.
 */
export async function readCovers(req: PayloadRequest): Promise<Covers | 'unreadable' | null> {
  if (!hasHostAccess(req)) return null
  const locations = await readHostLocations(req)
  const here = locations.filter(({ isBookedHere }) => isBookedHere)
  const days = await readToday(req, here)
  if (!days) return 'unreadable'
  const books = here.flatMap(({ id, title }) => {
    const today = days.get(String(id))
    return today ? [{ id, title, today }] : []
  })
  const sum = (of: 'parties' | 'covers' | 'seated') =>
    books.reduce((total, { today }) => total + today[of], 0)
  return {
    locations: books,
    withoutSettings: here.filter(({ id }) => !days.has(String(id))),
    bookedElsewhere: locations.filter(({ isBookedHere }) => !isBookedHere),
    ...{ parties: sum('parties'), covers: sum('covers'), seated: sum('seated') },
  }
}

async function readToday(
  { payload }: PayloadRequest,
  locations: readonly HostLocation[],
): Promise<Map<string, HostToday> | null> {
  try {
    const { host } = await bookingEngine()
    const found = await host.today(locations.map(({ id }) => String(id)))
    return new Map(found.map((today) => [today.locationId, today]))
  } catch (error) {
    payload.logger.error({ err: error }, 'The covers of the dashboard could not be read')
    return null
  }
}
