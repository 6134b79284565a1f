import type { SeatingTime, ServiceDay } from '../calendar/service-day.ts'
import type { VisitorView } from '../inventory/occupancy.ts'
import type { ExperienceSettings } from '../settings/experience-settings.ts'
import { seatPrefix } from '../settings/experiences.ts'

/** A start of a service day. */
export type DaySeating = { day: ServiceDay; start: SeatingTime }

/** The slot in which the seats of an experience are counted: its seating's, or that of the whole day. */
export function experienceSeatSlot(
  { seatsPer }: ExperienceSettings,
  { day, start }: DaySeating,
): number {
  return seatsPer === 'day' ? day.midnightSlot : start.slot
}

/**
 * Free seats of an experience for a party: their resources, or null where it is not for them, or full.
 * Seats that were sold while they were counted the other way are gone in this one, too: those of every
 * seating from the whole day, and those of the whole day from each of its seatings.
 */
export function freeExperienceSeats(
  experience: ExperienceSettings,
  taken: VisitorView,
  seating: DaySeating,
  party: number,
): string[] | null {
  const { minParty, maxParty, seats, seatsPer } = experience
  if (party < minParty || party > maxParty) return null
  const { midnightSlot: whole, firstSlot: first, slotCount: length } = seating.day
  const sold =
    seatsPer === 'day'
      ? taken.countTaken(seatPrefix(experience, 'slot'), whole, first + length)
      : taken.countTaken(seatPrefix(experience, 'day'), whole, whole + 1)
  const slot = experienceSeatSlot(experience, seating)
  return taken.freeSeats(seatPrefix(experience, seatsPer), slot, seats - sold, party)
}

/** Whether a table alone can be booked at a start: not while an experience is served that has the room. */
export function isBookableWithoutExperience({ experiences }: SeatingTime): boolean {
  return !experiences.some(({ exclusive }) => exclusive)
}
