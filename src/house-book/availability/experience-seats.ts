import type { ServiceDay, Start } from '../calendar/service-day.ts'
import type { Seen } from '../inventory/occupancy.ts'
import type { ExperienceSettings } from '../settings/experience-settings.ts'
import { seatsOf } from '../settings/experiences.ts'

/** A start of a service day. */
export type Seating = { day: ServiceDay; start: Start }

/** The slot in which the seats of an experience are counted: its seating's, or that of the whole day. */
export function seatSlot({ seatsPer }: ExperienceSettings, { day, start }: Seating): number {
  return seatsPer === 'day' ? day.whole : start.slot
}

/**
 * Free seats of an experience for a party: their resources, or null where it is not for them, or full.
 * Seats that were sold while they were counted the other way are gone in this one, too: those of every
 * seating from the whole day, and those of the whole day from each of its seatings.
 */
export function seatsFor(
  experience: ExperienceSettings,
  taken: Seen,
  seating: Seating,
  party: number,
): string[] | null {
  const { minParty, maxParty, seats, seatsPer } = experience
  if (party < minParty || party > maxParty) return null
  const { whole, first, length } = seating.day
  const sold =
    seatsPer === 'day'
      ? taken.units(seatsOf(experience, 'slot'), whole, first + length)
      : taken.units(seatsOf(experience, 'day'), whole, whole + 1)
  const slot = seatSlot(experience, seating)
  return taken.seats(seatsOf(experience, seatsPer), slot, seats - sold, party)
}

/** Whether a table alone can be booked at a start: not while an experience is served that has the room. */
export function takesStandard({ experiences }: Start): boolean {
  return !experiences.some(({ exclusive }) => exclusive)
}
