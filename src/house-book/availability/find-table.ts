import type { VisitorView } from '../inventory/occupancy.ts'
import { type InventoryUnit, unitsForTurn } from '../inventory/units.ts'
import { type ExperienceKey, findExperience } from '../settings/experiences.ts'
import {
  type FloorPlan,
  type TableOption,
  tableOptionsFor,
  turnMinutesFor,
} from '../settings/floor-plan.ts'
import type { BookingSettings, SeatingAttribute } from '../settings/settings.ts'
import {
  type DaySeating,
  experienceSeatSlot,
  freeExperienceSeats,
  isBookableWithoutExperience,
} from './experience-seats.ts'

/** What a party wants to be seated with. */
type TableRequest = {
  party: number
  attribute: SeatingAttribute
  experience?: ExperienceKey | null
}

/** Why settings have no table at all for a party, or null. */
export function partyProblem(
  settings: BookingSettings,
  { party, experience }: Omit<TableRequest, 'attribute'>,
): 'party_size' | 'unknown_experience' | null {
  if (party > settings.maxParty || party < settings.minParty) return 'party_size'
  if (!experience) return null
  const wanted = findExperience(settings, experience)
  if (!wanted) return 'unknown_experience'
  return party > wanted.maxParty || party < wanted.minParty ? 'party_size' : null
}

/**
 * The first place of the best-fit order that is free for a party at a seating, and all that it takes there:
 * tables, pacing seats, seats of the experience. Null where there is none; `only` = no place but that one.
 */
export function findTable(
  plan: FloorPlan,
  taken: VisitorView,
  seating: DaySeating,
  { party, attribute, experience }: TableRequest,
  only?: string,
): { place: TableOption; units: InventoryUnit[] } | null {
  const { start } = seating
  const slots = turnMinutesFor(plan.settings, party) / 15
  const pacing = taken.freePacingSeats(start, party)
  if (pacing === null) return null
  const seats = experience
    ? experienceSeatUnits(experience.id, taken, seating, party)
    : isBookableWithoutExperience(start) && []
  if (!seats) return null
  const place = tableOptionsFor(plan, party).find(
    (one) =>
      one.attribute === attribute &&
      (only === undefined || one.code === only) &&
      taken.isFree(one, start, slots),
  )
  if (!place) return null
  return { place, units: [...unitsForTurn(place.tables, pacing, start.slot, slots), ...seats] }
}

/** Seats of an experience that is served at a start; null where it is not, or has too few left. */
function experienceSeatUnits(
  code: string,
  taken: VisitorView,
  seating: DaySeating,
  party: number,
): InventoryUnit[] | null {
  const served = seating.start.experiences.find((one) => one.code === code)
  const seats = served ? freeExperienceSeats(served, taken, seating, party) : null
  return served && seats
    ? seats.map((seat): InventoryUnit => [seat, experienceSeatSlot(served, seating)])
    : null
}
