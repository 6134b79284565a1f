import { addUpPeriods } from './add-up.ts'
import { addUpLists, type Lists, mergedPeriods, periodsOf, toLists } from './day-lists.ts'
import type { FiguredDay } from './read-days.ts'
import { addUpSeats, type SeatSums, seatSumsOf, shareTaken } from './seat-sums.ts'
import type { GroupFigures, SpanFigures } from './types.ts'

/**
 * What some days add up to over several locations: sums of more days are made of it, without the days. Of each location
 * it has what `GroupFigures` tells of one, and all else over all of them, so that a week of 1,000 locations is not
 * much larger than its answer.
 */
export type GroupSums = {
  /** Over all locations, without periods. */
  all: Lists
  days: SpanFigures['days']
  locations: ReadonlyMap<string, LocationSums>
}

type LocationSums = { periods: Lists['periods']; seats: SeatSums }

/** The sums of one day, from the figures of each location that has any on it. */
export function sumsOfDay(figured: readonly FiguredDay[]): GroupSums {
  const figures = addUpLists(figured.map((one) => one.figures))
  const day = figured[0]?.day
  return {
    all: toLists({ ...figures, periods: [] }),
    days: day === undefined ? [] : [{ day, periods: figures.periods }],
    locations: new Map(
      figured.map(({ locationId, figures: { periods, quarters } }) => {
        return [locationId, { periods, seats: seatSumsOf({ quarters }) }]
      }),
    ),
  }
}

/** The sums of several parts of a span, which are in order. */
export function addUpSums(parts: readonly GroupSums[]): GroupSums {
  const byLocation = new Map<string, LocationSums[]>()
  for (const { locations } of parts) {
    for (const [locationId, sums] of locations) {
      const own = byLocation.get(locationId)
      if (own) own.push(sums)
      else byLocation.set(locationId, [sums])
    }
  }
  return {
    all: toLists(addUpLists(parts.map(({ all }) => all))),
    days: parts.flatMap(({ days }) => days),
    locations: new Map(
      [...byLocation].map(([locationId, own]) => {
        const periods = mergedPeriods(own.map((one) => one.periods))
        return [locationId, { periods, seats: addUpSeats(own.map(({ seats }) => seats)) }]
      }),
    ),
  }
}

/** `FiguresApi.together`, from the sums of a span. */
export function groupFiguresOf({ all, days, locations }: GroupSums): GroupFigures {
  const inOrder = [...locations].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const each = inOrder.map(([locationId, { periods, seats }]) => ({
    ...{ locationId, periods: addUpPeriods(periodsOf({ periods })), occupancy: shareTaken(seats) },
  }))
  const periods = addUpPeriods(each.flatMap((one) => one.periods))
  return { ...addUpLists([all]), periods, days, locations: each }
}
