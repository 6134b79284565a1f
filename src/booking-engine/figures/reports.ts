import { addUp, addUpPeriods } from './add-up.ts'
import { addUpLists, periodsOf, toLists } from './day-lists.ts'
import { occupancyOf } from './occupancy.ts'
import type { FiguredDay } from './read-days.ts'
import type {
  DayFigures,
  FiguresQuestion,
  GroupFigures,
  LocationFigures,
  SpanFigures,
} from './types.ts'

/** `FiguresApi.byLocation`, of the days of a span. */
export function figuresByLocation(
  { locationIds }: Pick<FiguresQuestion, 'locationIds'>,
  days: readonly FiguredDay[],
): LocationFigures[] {
  const byLocation = Map.groupBy(days, ({ locationId }) => locationId)
  return locationIds.flatMap((locationId) => {
    const own = byLocation.get(locationId)
    return own ? [{ locationId, ...spanFigures(own) }] : []
  })
}

/** Days of locations, or several of them as one, by location and day. */
export type Summed = Pick<FiguredDay, 'locationId' | 'figures'>

/** `FiguresApi.together`, of the sums of one span and of its days over all locations. */
export function figuresTogether(
  summed: readonly Summed[],
  days: SpanFigures['days'],
): GroupFigures {
  const byLocation = [...Map.groupBy(summed, ({ locationId }) => locationId)]
  const inOrder = byLocation.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const sums = inOrder.map(([locationId, own]) => ({ locationId, ...sumOf(own) }))
  return {
    ...addUp(sums),
    days,
    locations: sums.map(({ locationId, periods, quarters }) => {
      return { locationId, periods, occupancy: occupancyOf(quarters) }
    }),
  }
}

/** The days of each location as one. */
export function sumByLocation(days: readonly Summed[]): Summed[] {
  return [...Map.groupBy(days, ({ locationId }) => locationId)].map(([locationId, own]) => {
    return { locationId, figures: toLists(sumOf(own)) }
  })
}

function spanFigures(days: readonly FiguredDay[]): SpanFigures {
  return { ...sumOf(days), days: byDay(days) }
}

function sumOf(days: readonly Summed[]): DayFigures {
  return addUpLists(days.map(({ figures }) => figures))
}

/** The periods of each day over all locations, in order. */
export function byDay(days: readonly FiguredDay[]): SpanFigures['days'] {
  return [...Map.groupBy(days, ({ day }) => day)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, all]) => ({
      day,
      periods: addUpPeriods(all.flatMap(({ figures }) => periodsOf(figures))),
    }))
}
