import { addUpPeriods } from './add-up.ts'
import { addUpLists, periodsOf } from './day-lists.ts'
import type { FiguredDay } from './read-days.ts'
import type { FiguresQuestion, LocationFigures, SpanFigures } from './types.ts'

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

function spanFigures(days: readonly FiguredDay[]): SpanFigures {
  return { ...addUpLists(days.map(({ figures }) => figures)), days: byDay(days) }
}

/** The periods of each day, in order. */
function byDay(days: readonly FiguredDay[]): SpanFigures['days'] {
  return [...Map.groupBy(days, ({ day }) => day)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, all]) => ({
      day,
      periods: addUpPeriods(all.flatMap(({ figures }) => periodsOf(figures))),
    }))
}
