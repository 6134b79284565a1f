import { LRUCache } from 'lru-cache'
import { placeholders } from '#lib/sql/placeholders.ts'
import { addDays } from '#lib/time/dates.ts'
import { startOfDay } from '#lib/time/time.ts'
import type { ReaderSql } from '#storage/reader.ts'
import { type FloorPlan, floorPlanOf } from '../settings/floor-plan.ts'
import type { BookingSettings } from '../settings/settings.ts'
import type { LocationDay } from './day-rows.ts'

/** Numbers of a location's settings with when they were saved, newest first. */
type Saved = { location_id: string; number: number; saved_at: number }

/** Settings that stay in memory: two each for a large group. */
const KEPT = 2000

const plans = new LRUCache<string, FloorPlan>({ max: KEPT })

/**
 * Returns a function that tells the settings in force at the end of a day at a location; of days before the first ones
 * these, and null for a location that never had any.
 */
export async function plansInForce(
  sql: ReaderSql,
  days: readonly LocationDay[],
): Promise<(day: LocationDay) => FloorPlan | null> {
  const ids = [...new Set(days.map(({ locationId }) => locationId))]
  if (ids.length === 0) return () => null
  const saved = Map.groupBy(
    await sql.all<Saved>(
      `SELECT location_id, number, saved_at FROM snapshots
       WHERE location_id IN (${placeholders(1, ids)}) ORDER BY location_id, number DESC`,
      ids,
    ),
    ({ location_id }) => location_id,
  )
  await readPlans(
    sql,
    [...saved.values()].flatMap((all) => all.slice(0, 1)),
  )
  const inForce = new Map<string, Saved>()
  for (const { locationId, day } of days) {
    const all = saved.get(locationId) ?? []
    const zone = all[0] && plans.get(keyOf(all[0]))?.settings.timeZone
    if (!zone) continue
    const end = all.length === 1 ? Number.POSITIVE_INFINITY : startOfDay(addDays(day, 1), zone)
    const found = all.find(({ saved_at }) => saved_at < end) ?? all.at(-1)
    if (found) inForce.set(`${locationId} ${day}`, found)
  }
  const read = await readPlans(sql, [...new Set(inForce.values())])
  return ({ locationId, day }) => {
    const found = inForce.get(`${locationId} ${day}`)
    return (found && read.get(keyOf(found))) ?? null
  }
}

/** The floor plans of some settings, those that are not in memory read one by one. */
async function readPlans(
  sql: ReaderSql,
  wanted: readonly Saved[],
): Promise<Map<string, FloorPlan>> {
  const found = new Map<string, FloorPlan>()
  for (const one of wanted) {
    const plan = plans.get(keyOf(one)) ?? (await readPlan(sql, one))
    plans.set(keyOf(one), plan)
    found.set(keyOf(one), plan)
  }
  return found
}

async function readPlan(sql: ReaderSql, { location_id, number }: Saved): Promise<FloorPlan> {
  const rows = await sql.all<{ settings: string }>(
    'SELECT settings FROM snapshots WHERE location_id = $1 AND number = $2',
    [location_id, number],
  )
  return floorPlanOf(number, JSON.parse(rows[0]?.settings ?? '') as BookingSettings)
}

function keyOf({ location_id, number }: Saved): string {
  return `${location_id} ${number}`
}
