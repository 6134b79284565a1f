import type { SeatingTime } from '../calendar/service-day.ts'
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

/** The party and what it wants to be seated at. */
type TableRequest = {
  party: number
  attribute: SeatingAttribute
  experience?: ExperienceKey | null
  /** Code of the only table option that will do. */
  only?: string
}

/** Why settings have no table at all for a party, or null. */
export function partyProblem(
  settings: BookingSettings,
  { party, experience }: Pick<TableRequest, 'party' | 'experience'>,
): 'party_size' | 'party_too_small' | 'unknown_experience' | null {
  const outside = outsideLimits(party, settings)
  if (outside) return outside
  if (!experience) return null
  const wanted = findExperience(settings, experience)
  if (!wanted) return 'unknown_experience'
  return outsideLimits(party, wanted)
}

function outsideLimits(
  party: number,
  { minParty, maxParty }: { minParty: number; maxParty: number },
): 'party_size' | 'party_too_small' | null {
  if (party < minParty) return 'party_too_small'
  return party > maxParty ? 'party_size' : null
}

/**
 * The first table option in best-fit order that is free for a party at a seating, and all units that it takes:
 * tables, pacing seats, seats of the experience. Null if there is none.
 */
export function findTable(
  plan: FloorPlan,
  view: VisitorView,
  seating: DaySeating,
  { party, attribute, experience, only }: TableRequest,
): { option: TableOption; units: InventoryUnit[] } | null {
  const { start } = seating
  const slots = turnMinutesFor(plan.settings, party) / 15
  const pacing = view.freePacingSeats(start, party)
  if (pacing === null) return null
  const seats = experience
    ? experienceSeatUnits(experience.id, view, seating, party)
    : isBookableWithoutExperience(start) && []
  if (!seats) return null
  const option = tableOptionsFor(plan, party).find(
    (option) =>
      option.attribute === attribute &&
      (only === undefined || option.code === only) &&
      isOffered(start, option) &&
      view.isFree(option, start, slots),
  )
  if (!option) return null
  return { option, units: [...unitsForTurn(option.tables, pacing, start.slot, slots), ...seats] }
}

/** Whether a table option is booked online at a seating: none of its areas is stopped then, and all its tables are drawn. */
export function isOffered(
  { stopped, undrawn }: Pick<SeatingTime, 'stopped' | 'undrawn'>,
  { areas, tables }: Pick<TableOption, 'areas' | 'tables'>,
): boolean {
  if (stopped === 'all' || areas.some((area) => stopped.includes(area))) return false
  return !tables.some((table) => undrawn.includes(table))
}

/** Units of the seats of an experience served at a seating; null if it is not served, or has too few left. */
function experienceSeatUnits(
  code: string,
  view: VisitorView,
  seating: DaySeating,
  party: number,
): InventoryUnit[] | null {
  const served = seating.start.experiences.find((one) => one.code === code)
  const seats = served ? freeExperienceSeats(served, view, seating, party) : null
  return served && seats
    ? seats.map((seat): InventoryUnit => [seat, experienceSeatSlot(served, seating)])
    : null
}
