import { addDays } from '#lib/time/dates.ts'
import { localOf, SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import { type ServiceDay, serviceDayOf } from '../calendar/service-day.ts'
import { type FloorPlan, floorPlanOf } from '../settings/floor-plan.ts'
import { currentSnapshot } from '../settings/snapshots.ts'

/** A location's floor plan in force and the database's clock, or null. */
export async function currentFloorPlan(
  sql: BookingSql,
  locationId: string,
): Promise<{ plan: FloorPlan; now: number } | null> {
  const { dialect } = sql
  const [current, clock] = await Promise.all([
    currentSnapshot(sql, locationId),
    sql.all<{ now: number }>(`SELECT ${dialect.now} AS now`),
  ])
  return current && { plan: floorPlanOf(current.number, current.settings), now: clock[0]?.now ?? 0 }
}

/** The service day that a slot belongs to: nights run past midnight. */
export function serviceDayAt(plan: FloorPlan, slot: number): string {
  const date = localOf(slot * SLOT_MS, plan.settings.timeZone).slice(0, 10)
  const holds = (day: string) => {
    const { firstSeatingSlot: opens, firstSlot: first, slotCount: length } = serviceDayOf(plan, day)
    return opens <= slot && slot < first + length
  }
  const before = addDays(date, -1)
  return !holds(date) && holds(before) ? before : date
}

const latest = new WeakMap<FloorPlan, { slot: number; served: ServiceDay }>()

/**
 * The service day that a slot belongs to, with its seatings. Of each plan the latest is remembered: whoever looks at a large
 * group asks for the same quarter of an hour of a thousand plans again and again.
 */
export function servedAt(plan: FloorPlan, slot: number): ServiceDay {
  const known = latest.get(plan)
  if (known?.slot === slot) return known.served
  const served = serviceDayOf(plan, serviceDayAt(plan, slot))
  latest.set(plan, { slot, served })
  return served
}

/** The name of an area by its code. */
export function areaOf({ settings }: FloorPlan, code: string): string {
  return settings.areas.find((area) => area.code === code)?.name ?? code
}
