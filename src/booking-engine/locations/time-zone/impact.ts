import { mapYielding } from '#lib/process/event-loop.ts'
import type { BookingSql } from '#storage/database.ts'
import { summaryOf } from '../conflicts.ts'
import type { TimeZoneImpact } from '../types.ts'
import { isMoved, planTimeZoneMove } from './plan-move.ts'

/** What another time zone would move at a location. */
export async function timeZoneImpact(
  sql: BookingSql,
  locationId: string,
  timeZone: string,
): Promise<TimeZoneImpact> {
  const {
    visits,
    blocks,
    holds,
    lostHolds,
    unmovable: stuck,
  } = await planTimeZoneMove(sql, locationId, timeZone)
  return {
    visits: await mapYielding(visits.filter(isMoved), (row) => ({
      ...summaryOf(row),
      why: 'clock_moved' as const,
    })),
    blocks: blocks.filter(isMoved).map(({ id, reason, tables, local_start, local_end }) => ({
      ...{ id, reason, from: local_start, to: local_end },
      tables: JSON.parse(tables) as string[],
    })),
    holds: [...holds, ...lostHolds].filter(isMoved).length,
    unmovable: stuck.map(({ visit, why }) => ({ ...summaryOf(visit), why })),
  }
}
