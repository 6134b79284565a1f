import type { BookingSettings, SeatingAttribute } from './settings.ts'

/** Something a party can sit at: one table, or a fixed combination of tables. */
export type Place = {
  code: string
  tables: string[]
  attribute: SeatingAttribute
  minParty: number
  maxParty: number
}

/** A snapshot of settings, ready for questions. */
export type Plan = {
  number: number
  settings: BookingSettings
  /** Best fit first: dining tables before bar seats and the like, then the smallest; combinations last. */
  places: Place[]
  /** Longest turn in slots. */
  longestTurn: number
}

/** Prepares snapshot `number` of a location's settings. */
export function planOf(number: number, settings: BookingSettings): Plan {
  return {
    number,
    settings,
    places: [...singles(settings), ...combined(settings)],
    longestTurn: Math.max(...settings.turnTimes.map((turn) => turn.minutes)) / 15,
  }
}

/** The places that seat a party, best fit first. */
export function placesFor(plan: Plan, party: number): Place[] {
  return plan.places.filter((place) => place.minParty <= party && party <= place.maxParty)
}

/** Minutes that a party keeps its table. */
export function turnOf({ turnTimes }: BookingSettings, party: number): number {
  const turn = turnTimes.find((row) => party <= row.upTo) ?? turnTimes.at(-1)
  return turn?.minutes ?? 0
}

function singles({ tables }: BookingSettings): Place[] {
  return tables.map((table) => ({ ...table, tables: [table.code] })).toSorted(bestFit)
}

function combined({ tables, combinations }: BookingSettings): Place[] {
  const attributes = new Map(tables.map((table) => [table.code, table.attribute]))
  return combinations
    .map((combination) => ({
      ...combination,
      attribute: attributes.get(combination.tables[0] ?? '') ?? 'default',
    }))
    .toSorted(bestFit)
}

/**
 * What anybody expects of a table before bar seats and the like, for whoever did not ask for them; smaller
 * before larger, then the fewer tables, then what is made for larger parties, then by code.
 */
function bestFit(a: Place, b: Place): number {
  return (
    Number(b.attribute === 'default') - Number(a.attribute === 'default') ||
    a.maxParty - b.maxParty ||
    a.tables.length - b.tables.length ||
    b.minParty - a.minParty ||
    (a.code < b.code ? -1 : 1)
  )
}
