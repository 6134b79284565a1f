import type { PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import type { SoldOutEntry } from '#booking-engine/sold-out/types.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { utcOffsets } from '#lib/time/utc-offsets.ts'
import { groupSpecialDaysAt, readGroupSpecialDays } from '../hours/group-special-days.ts'
import { toOpeningHours } from '../hours/opening-hours.ts'
import { readStaffNames } from '../staff/staff-names.ts'
import { type DishCategory, readDishes } from './dishes.ts'

/** The menu of a location with what the staff said of its dishes, and their names by account. */
export type SoldOutBoard = {
  location: number
  /** The database's clock, ms. */
  now: number
  /** The restaurant's clocks around what was said, and now. */
  utcOffsets: UtcOffsets
  menu: DishCategory[]
  /** Newest first; also of dishes that are no longer on the menu. */
  entries: SoldOutEntry[]
  people: Record<string, string>
}

/** What hosts see of a location during service. */
export async function readSoldOutBoard(
  req: PayloadRequest,
  location: number,
): Promise<Result<SoldOutBoard, 'unknown_location'>> {
  const place = await readLocationHours(req, location)
  if (!place) return refuse('unknown_location')
  const { soldOut, now } = await bookingEngine()
  const [menu, entries, clock] = await Promise.all([
    readDishes(req.payload, location),
    soldOut.entries(String(location)),
    now(),
  ])
  const people = await readStaffNames(
    req,
    entries.map(({ staff }) => staff),
  )
  const offsets = utcOffsets(
    place.timeZone,
    clock,
    ...entries.flatMap(({ at, until }) => [at, until]),
  )
  return ok({ location, now: clock, utcOffsets: offsets, menu, entries, people })
}

/** A location's clock and hours, or null where there is no such location. */
export async function readLocationHours({ payload }: PayloadRequest, id: number) {
  const [{ docs }, groupDays] = await Promise.all([
    payload.find({
      collection: 'locations',
      where: { id: { equals: id } },
      select: { timeZone: true, hours: true },
      ...{ depth: 0, limit: 1, pagination: false },
    }),
    readGroupSpecialDays(payload),
  ])
  const [place] = docs
  if (!place) return null
  const { timeZone } = place
  return { timeZone, hours: toOpeningHours(place.hours, groupSpecialDaysAt(groupDays, id)) }
}
