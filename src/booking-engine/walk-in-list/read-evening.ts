import { type LocalDate, SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import { type FloorPlan, turnMinutesFor } from '../settings/floor-plan.ts'
import type { Evening, Stay } from './quote-wait.ts'

const MINUTE = 60_000

type PartyRow = {
  tables: string
  visit: 'seated' | 'finished' | null
  visit_at: number | null
  starts_at: number
  turn_minutes: number
  seated_at: number | null
}

/** What waits of a service day are reckoned from. A turn is measured from when the party was last seated. */
export async function readEvening(
  sql: BookingSql,
  { plan, now }: { plan: FloorPlan; now: number },
  at: { locationId: string; day: LocalDate },
): Promise<Evening> {
  const values = [at.locationId, at.day]
  const [parties, blocks] = await Promise.all([
    sql.all<PartyRow>(
      `SELECT r.tables, r.visit, r.visit_at, r.starts_at, r.turn_minutes,
         (SELECT MAX(a.at) FROM desk_acts a WHERE a.subject = r.id
           AND a.act IN ('seat', 'walk_in') AND a.at <= r.visit_at) AS seated_at
       FROM reservations r WHERE r.location_id = $1 AND r.service_day = $2
         AND r.status = 'booked' AND (r.visit IS NULL OR r.visit IN ('seated', 'finished'))`,
      values,
    ),
    sql.all<{ tables: string; first_slot: number; slots: number }>(
      'SELECT tables, first_slot, slots FROM blocks WHERE location_id = $1 AND service_day = $2',
      values,
    ),
  ])
  const seatedAt = ({ seated_at, visit_at, starts_at }: PartyRow) =>
    seated_at ?? visit_at ?? starts_at
  const stays = (visit: PartyRow['visit'], from: (row: PartyRow) => number) =>
    parties
      .filter((row) => row.visit === visit)
      .map((row): Stay => ({ ...plannedOf(row), from: from(row) }))
  return {
    now,
    tableOptions: plan.tableOptions,
    turnMinutes: (party) => turnMinutesFor(plan.settings, party),
    seated: stays('seated', seatedAt),
    toCome: stays(null, ({ starts_at }) => starts_at),
    blocked: blocks.map(({ tables, first_slot, slots }) => ({
      tables: JSON.parse(tables) as string[],
      ...{ from: first_slot * SLOT_MS, to: (first_slot + slots) * SLOT_MS },
    })),
    measured: parties
      .filter((row) => row.visit === 'finished' && row.seated_at !== null)
      .map((row) => ({
        plannedMinutes: row.turn_minutes,
        minutes: ((row.visit_at ?? 0) - seatedAt(row)) / MINUTE,
      })),
  }
}

function plannedOf({ tables, turn_minutes }: PartyRow) {
  return { tables: JSON.parse(tables) as string[], plannedMinutes: turn_minutes }
}
