import type { SeatingTime, ServiceDay } from '../calendar/service-day.ts'
import type { VisitorView } from '../inventory/occupancy.ts'
import type { ExperienceSettings } from '../settings/experience-settings.ts'
import { seatPrefix } from '../settings/experiences.ts'

/** A seating time and its service day. */
export type DaySeating = { day: ServiceDay; start: SeatingTime }

/** The slot in which an experience's seats are counted: the seating's, or the whole day's. */
export function experienceSeatSlot(
  { seatsPer }: ExperienceSettings,
  { day, start }: DaySeating,
): number {
  return seatsPer === 'day' ? day.midnightSlot : start.slot
}

/**
 * Free seats of an experience for a party: their resource names, or null if the party size is not allowed or
 * too few are left. Seats sold while they were counted the other way (per seating or per day) count as taken
 * too: those of every seating against the day, and those of the day against each seating.
 */
export function freeExperienceSeats(
  experience: ExperienceSettings,
  view: VisitorView,
  seating: DaySeating,
  party: number,
): string[] | null {
  const { minParty, maxParty, seats, seatsPer } = experience
  if (party < minParty || party > maxParty) return null
  const { midnightSlot: whole, firstSlot: first, slotCount: length } = seating.day
  const sold =
    seatsPer === 'day'
      ? view.countTaken(seatPrefix(experience, 'slot'), whole, first + length)
      : view.countTaken(seatPrefix(experience, 'day'), whole, whole + 1)
  const slot = experienceSeatSlot(experience, seating)
  return view.freeSeats(seatPrefix(experience, seatsPer), slot, seats - sold, party)
}

/** Whether a table can be booked without an experience at a seating time: not if an exclusive one is served. */
export function isBookableWithoutExperience({ experiences }: SeatingTime): boolean {
  return !experiences.some(({ exclusive }) => exclusive)
}
