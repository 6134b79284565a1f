import type { Seen } from '../inventory/occupancy.ts'
import { type Unit, unitsOf } from '../inventory/units.ts'
import { type ExperienceKey, experienceOf } from '../settings/experiences.ts'
import { type Place, type Plan, placesFor, turnOf } from '../settings/floor-plan.ts'
import type { BookingSettings, SeatingAttribute } from '../settings/settings.ts'
import { type Seating, seatSlot, seatsFor, takesStandard } from './experience-seats.ts'

/** What a party wants to be seated with. */
type Wanted = { party: number; attribute: SeatingAttribute; experience?: ExperienceKey | null }

/** Why settings have no table at all for a party, or null. */
export function partyFault(
  settings: BookingSettings,
  { party, experience }: Omit<Wanted, 'attribute'>,
): 'party_size' | 'unknown_experience' | null {
  if (party > settings.maxParty || party < settings.minParty) return 'party_size'
  if (!experience) return null
  const wanted = experienceOf(settings, experience)
  if (!wanted) return 'unknown_experience'
  return party > wanted.maxParty || party < wanted.minParty ? 'party_size' : null
}

/**
 * The first place of the best-fit order that is free for a party at a seating, and all that it takes there:
 * tables, pacing seats, seats of the experience. Null where there is none; `only` = no place but that one.
 */
export function seatAt(
  plan: Plan,
  taken: Seen,
  seating: Seating,
  { party, attribute, experience }: Wanted,
  only?: string,
): { place: Place; units: Unit[] } | null {
  const { start } = seating
  const slots = turnOf(plan.settings, party) / 15
  const pacing = taken.pacing(start, party)
  if (pacing === null) return null
  const seats = experience
    ? seatUnits(experience.id, taken, seating, party)
    : takesStandard(start) && []
  if (!seats) return null
  const place = placesFor(plan, party).find(
    (one) =>
      one.attribute === attribute &&
      (only === undefined || one.code === only) &&
      taken.isFree(one, start, slots),
  )
  if (!place) return null
  return { place, units: [...unitsOf(place.tables, pacing, start.slot, slots), ...seats] }
}

/** Seats of an experience that is served at a start; null where it is not, or has too few left. */
function seatUnits(code: string, taken: Seen, seating: Seating, party: number): Unit[] | null {
  const served = seating.start.experiences.find((one) => one.code === code)
  const seats = served ? seatsFor(served, taken, seating, party) : null
  return served && seats ? seats.map((seat): Unit => [seat, seatSlot(served, seating)]) : null
}
