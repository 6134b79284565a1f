import type { PayloadRequest } from 'payload'
import type { GuestPage, GuestRef } from '#booking-engine/guest-book/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import { ok, type Result } from '#lib/result.ts'
import { localOf } from '#lib/time/time.ts'
import { boardLocationIds } from '../access/board-access.ts'
import { withRestaurant } from '../host/with-restaurant.ts'
import { readStaffNames } from '../staff/staff-names.ts'

/** A guest's page as a host's browser gets it. */
export type GuestView = Omit<GuestPage, 'merges'> & {
  location: number
  /** Names of restaurants by their ids. */
  restaurants: Record<string, string>
  /** The day of each merge at the location, and who made it; accounts that are gone have no name. */
  merges: { id: string; day: string; by: string | null; contact: string }[]
}

/** The guest of a booking at a location, as a member of staff names them. */
export function guestRefOf(req: PayloadRequest, location: number, booking: string): GuestRef {
  const at = { locationId: String(location), staff: String(req.user?.id) }
  const own = boardLocationIds(req)
  return { ...at, booking, readable: own === 'all' ? null : own.map(String) }
}

/** The guest of a booking at a location; the log says that it was read. */
export async function readGuestView(
  req: PayloadRequest,
  location: number,
  booking: string,
): Promise<Result<GuestView, 'not_found'>> {
  const { guestBook } = await bookingEngine()
  const found = await guestBook.read(guestRefOf(req, location, booking))
  return found.ok ? ok(await guestViewOf(req, location, found.value)) : found
}

/** A guest with the names of restaurants and colleagues. */
export async function guestViewOf(
  req: PayloadRequest,
  location: number,
  { merges, ...page }: GuestPage,
): Promise<GuestView> {
  const locationId = String(location)
  const { favourite } = page.figures
  const ids = new Set([locationId, ...page.visits.map((one) => one.locationId)])
  if (favourite) ids.add(favourite.locationId)
  const restaurants = await withRestaurant(
    req,
    [...ids].map((id) => ({ locationId: id })),
  )
  const timeZone = restaurants.find((one) => one.locationId === locationId)?.timeZone
  const people = await readStaffNames(
    req,
    merges.map(({ staff }) => staff),
  )
  return {
    ...page,
    location,
    restaurants: Object.fromEntries(restaurants.map((one) => [one.locationId, one.location])),
    merges: merges.map(({ id, at: instant, staff, contact }) => ({
      ...{ id, contact, by: people[staff] ?? null },
      day: localOf(instant, timeZone ?? 'UTC').slice(0, 10),
    })),
  }
}
