import { LRUCache } from 'lru-cache'
import { mapYielding } from '#lib/process/event-loop.ts'
import { placeholders } from '#lib/sql/placeholders.ts'
import type { Sql } from '#storage/database.ts'
import { type FloorPlan, floorPlanOf } from '../settings/floor-plan.ts'
import type { BookingSettings } from '../settings/settings.ts'

/** Floor plans that stay in memory: those of a large group. */
const KEPT = 2000

/** The floor plans in force at many locations, of which only new ones are read whole. */
export class CurrentPlans {
  readonly #sql: Sql
  readonly #plans = new LRUCache<string, FloorPlan>({ max: KEPT })

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Those of some locations; a location that never had settings has none. */
  async read(ids: readonly string[]): Promise<Map<string, FloorPlan>> {
    if (ids.length === 0) return new Map()
    const current = await this.#sql.all<{ locationId: string; number: number }>(
      `SELECT location_id AS "locationId", number FROM current_settings
       WHERE location_id IN (${placeholders(1, ids)})`,
      [...ids],
    )
    const found = new Map<string, FloorPlan>()
    for (const { locationId, number } of current) {
      const plan = this.#plans.get(locationId)
      if (plan?.number === number) found.set(locationId, plan)
    }
    await this.#readNew(
      current.filter(({ locationId }) => !found.has(locationId)).map((one) => one.locationId),
      found,
    )
    return found
  }

  async #readNew(ids: readonly string[], found: Map<string, FloorPlan>): Promise<void> {
    if (ids.length === 0) return
    const rows = await this.#sql.all<{ locationId: string; number: number; settings: string }>(
      `SELECT c.location_id AS "locationId", c.number, s.settings FROM current_settings c
       JOIN snapshots s ON s.location_id = c.location_id AND s.number = c.number
       WHERE c.location_id IN (${placeholders(1, ids)})`,
      [...ids],
    )
    await mapYielding(rows, ({ locationId, number, settings }) => {
      const plan = floorPlanOf(number, JSON.parse(settings) as BookingSettings)
      this.#plans.set(locationId, plan)
      found.set(locationId, plan)
    })
  }
}
