import { addUp, addUpPeriods } from './add-up.ts'
import type { FiguredDay } from './read-days.ts'
import type { FiguresQuestion, GroupFigures, LocationFigures, SpanFigures } from './types.ts'

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
  const byLocation = Map.groupBy(days, ({ locationId }) => locationId)
  return {
    ...spanFigures(days),
    locations: [...byLocation].map(([locationId, own]) => {
      const { periods, quarters } = addUp(own.map(({ figures }) => figures))
      return { locationId, periods, quarters }
    }),
  }
}

function spanFigures(days: readonly FiguredDay[]): SpanFigures {
  const byDay = [...Map.groupBy(days, ({ day }) => day)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    ...addUp(days.map(({ figures }) => figures)),
    days: byDay.map(([day, all]) => ({
      day,
      periods: addUpPeriods(all.flatMap(({ figures }) => figures.periods)),
    })),
  }
}
