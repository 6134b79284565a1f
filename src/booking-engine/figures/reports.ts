import { addUp, addUpPeriods } from './add-up.ts'
import { addUpLists, periodsOf } from './day-lists.ts'
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

/** `FiguresApi.together`, of the days of one span. */
export function figuresTogether(days: readonly FiguredDay[]): GroupFigures {
  const byLocation = [...Map.groupBy(days, ({ locationId }) => locationId)]
  const sums = byLocation.map(([locationId, own]) => ({ locationId, ...sumOf(own) }))
  return {
    ...addUp(sums),
    days: byDay(days),
    locations: sums.map(({ locationId, periods, quarters }) => {
      return { locationId, periods, quarters }
    }),
  }
}

function spanFigures(days: readonly FiguredDay[]): SpanFigures {
  return { ...sumOf(days), days: byDay(days) }
}

function sumOf(days: readonly FiguredDay[]): DayFigures {
  return addUpLists(days.map(({ figures }) => figures))
}

function byDay(days: readonly FiguredDay[]): SpanFigures['days'] {
  return [...Map.groupBy(days, ({ day }) => day)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, all]) => ({
      day,
      periods: addUpPeriods(all.flatMap(({ figures }) => periodsOf(figures))),
    }))
}
