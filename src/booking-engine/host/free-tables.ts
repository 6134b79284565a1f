import { ok, type Result, refuse } from '#lib/result.ts'
import { instantOf, SLOT_MS } from '#lib/time/time.ts'
import type { BookingDatabase, BookingSql } from '#storage/database.ts'
import { type FloorPlan, type TableOption, turnMinutesFor } from '../settings/floor-plan.ts'
import { findOverstaying } from './claim-tables.ts'
import { areaOf, currentFloorPlan, serviceDayAt } from './current-floor-plan.ts'
import { findHostRow } from './host-reservation.ts'
import { turnAt } from './staff-times.ts'
import type { FreeTable, FreeTablesQuestion } from './types.ts'

/** A party that wants to sit from slot `first` up to `end`, exclusive; `except` = their own reservation. */
export type SeatingWindow = {
  locationId: string
  party: number
  first: number
  end: number
  /** Whether they sit down now: then nobody may sit there still. */
  atOnce: boolean
  except: { id: string; hold: string } | null
}

/** Slots of a walk-in's turn from now or the next quarter, rounded to the nearest quarter at its end. */
export function walkInSlots(plan: FloorPlan, now: number, party: number, start: 'now' | 'next') {
  const begun = Math.floor(now / SLOT_MS)
  const first = start === 'now' ? begun : begun + 1
  const from = start === 'now' ? now : first * SLOT_MS
  const turn = turnMinutesFor(plan.settings, party) * 60_000
  return { first, end: Math.max(first + 1, Math.round((from + turn) / SLOT_MS)) }
}

/**
 * Table options at which a party could sit down, best fit first, then those that are too small or too large.
 * `until` tells when the table is wanted again, if that is before the party would leave.
 */
export async function findFreeTables(
  sql: BookingSql,
  plan: FloorPlan,
  window: SeatingWindow,
): Promise<FreeTable[]> {
  const { locationId, first, end, party } = window
  const taken = await firstTaken(sql, window)
  if (window.atOnce) {
    const day = serviceDayAt(plan, first)
    const at = { locationId, day, except: window.except?.id ?? null }
    const codes = plan.settings.tables.map(({ code }) => code)
    for (const other of await findOverstaying(sql, at, codes)) {
      for (const table of other.tables) taken.set(table, first)
    }
  }
  const free = plan.tableOptions.flatMap((option): FreeTable[] => {
    const wanted = Math.min(...option.tables.map((table) => taken.get(table) ?? end))
    if (wanted <= first) return []
    const fits = option.minParty <= party && party <= option.maxParty
    return [{ ...tableDetails(plan, option), until: wanted < end ? wanted * SLOT_MS : null, fits }]
  })
  return [...free.filter(({ fits }) => fits), ...free.filter(({ fits }) => !fits)]
}

/** By table, the first slot of the window in which somebody else has it. */
async function firstTaken(sql: BookingSql, window: SeatingWindow) {
  const { dialect } = sql
  const rows = await sql.all<{ resource: string; slot: number }>(
    `SELECT resource, MIN(slot) AS slot FROM units
     WHERE location_id = $1 AND slot >= $2 AND slot < $3 AND hold_id <> $4
       AND (state <> 'held' OR expires_at > ${dialect.now}) GROUP BY resource`,
    [window.locationId, window.first, window.end, window.except?.hold ?? ''],
  )
  return new Map(rows.map(({ resource, slot }) => [resource, slot]))
}

function tableDetails(
  plan: FloorPlan,
  { code, tables, attribute, minParty, maxParty }: TableOption,
) {
  const table = plan.settings.tables.find((one) => one.code === tables[0])
  return { code, tables, attribute, minParty, maxParty, area: areaOf(plan, table?.area ?? '') }
}

/**
 * `HostApi.freeTables`. A party can move to where it can sit for the rest of its turn or, if the turn is over,
 * for the current quarter.
 */
export async function freeTablesFor(
  db: BookingDatabase,
  locationId: string,
  asked: FreeTablesQuestion,
): Promise<Result<FreeTable[], 'unknown_location' | 'not_found'>> {
  const current = await currentFloorPlan(db, locationId)
  if (!current) return refuse('unknown_location')
  const { plan, now } = current
  if ('at' in asked) {
    const { party, at, reservation } = asked
    const row = reservation ? await findHostRow(db, { id: reservation, locationId }) : null
    const instant = instantOf(at, plan.settings.timeZone)
    if (instant === null) return ok([])
    const turn = turnAt(plan, party, Math.floor(instant / SLOT_MS))
    const atOnce = turn.first <= Math.floor(now / SLOT_MS)
    const except = row && { id: row.id, hold: row.hold_id }
    return ok(await findFreeTables(db, plan, { locationId, ...turn, atOnce, except }))
  }
  if ('start' in asked) {
    const { party } = asked
    const window = { locationId, party, ...walkInSlots(plan, now, party, asked.start) }
    return ok(await findFreeTables(db, plan, { ...window, atOnce: true, except: null }))
  }
  const row = await findHostRow(db, { id: asked.reservation, locationId })
  if (!row) return refuse('not_found')
  const slot = Math.floor(now / SLOT_MS)
  const window = {
    ...{ locationId, party: row.party, atOnce: row.visit === 'seated' },
    ...{
      first: Math.max(row.first_slot, slot),
      end: Math.max(row.first_slot + row.slots, slot + 1),
    },
    except: { id: row.id, hold: row.hold_id },
  }
  const tables = await findFreeTables(db, plan, window)
  return ok(tables.filter(({ code, until }) => until === null && code !== row.place))
}
