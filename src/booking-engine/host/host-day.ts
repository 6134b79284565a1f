import { ok, type Result, refuse } from '#lib/result.ts'
import { localOf, SLOT_MS } from '#lib/time/time.ts'
import type { BookingDatabase, BookingSql, Sql } from '#storage/database.ts'
import { searchConditions } from '../bookings/search-text.ts'
import { periodsOn } from '../calendar/day-periods.ts'
import { periodAt, serviceDayOf } from '../calendar/service-day.ts'
import {
  readDietaryNeeds,
  readGuestProfiles,
  readGuestsOfDay,
} from '../guest-book/guests-of-day.ts'
import type { Block, BlockRow } from '../inventory/block.ts'
import { PAYMENT_COLUMNS } from '../payments/payment-rows.ts'
import { rulesOn } from '../settings/day-rules.ts'
import { layoutInForce } from '../settings/floor-layouts.ts'
import type { FloorPlan } from '../settings/floor-plan.ts'
import { readShift } from '../shift/shift.ts'
import { areaOf, currentFloorPlan, serviceDayAt } from './current-floor-plan.ts'
import { type HostRow, hostReservationOf, type LogRow } from './host-reservation.ts'
import { countOf, totalsOf } from './totals.ts'
import type { FoundReservations, HostDay, KitchenServiceDay, ServiceDay } from './types.ts'

/** `HostApi.dayVersion`: the number of the settings, and of the changes that were not holds of guests alone. */
export async function readDayVersion(
  sql: Sql,
  locationId: string,
  day: string,
): Promise<string | null> {
  const rows = await sql.all<{ number: number; version: number }>(
    `SELECT c.number AS number, COALESCE(d.version - d.held, 0) AS version
     FROM current_settings c
     LEFT JOIN day_versions d ON d.location_id = c.location_id AND d.service_day = $2
     WHERE c.location_id = $1`,
    [locationId, day],
  )
  const row = rows[0]
  return row ? `${row.number}.${row.version}` : null
}

/** `HostApi.day`. */
export async function readHostDay(
  db: BookingDatabase,
  locationId: string,
  asked: string | null,
): Promise<Result<HostDay, 'unknown_location'>> {
  return db.snapshot(async (sql) => {
    const found = await readServiceDay(sql, locationId, asked)
    if (!found.ok) return found
    const { day, rows } = found.value
    return ok({ ...day, ...(await readGuestsOfDay(sql, locationId, rows)) })
  })
}

/** `HostApi.kitchenDay`. */
export async function readKitchenDay(
  db: BookingDatabase,
  locationId: string,
  asked: string | null,
): Promise<Result<KitchenServiceDay, 'unknown_location'>> {
  return db.snapshot(async (sql) => {
    const found = await readServiceDay(sql, locationId, asked)
    if (!found.ok) return found
    const { day, rows } = found.value
    return ok({ ...day, needs: await readDietaryNeeds(sql, locationId, rows) })
  })
}

type DayWithRows = { day: ServiceDay; rows: HostRow[] }

/** A service day without its guests, in a snapshot: no table is free here and taken there. */
async function readServiceDay(
  db: BookingSql,
  locationId: string,
  asked: string | null,
): Promise<Result<DayWithRows, 'unknown_location'>> {
  const current = await currentFloorPlan(db, locationId)
  if (!current) return refuse('unknown_location')
  const { plan, now } = current
  const { timeZone, cancelCutOffMinutes } = plan.settings
  const today = serviceDayAt(plan, Math.floor(now / SLOT_MS))
  const day = asked ?? today
  const version = await readDayVersion(db, locationId, day)
  const [rows, acts, blocks, shift] = await Promise.all([
    reservationsOf(db, locationId, day),
    readLog(db, 'r.location_id = $1 AND r.service_day = $2', [locationId, day]),
    blocksOf(db, locationId, day),
    readShift(db, locationId, day),
  ])
  const all = rows.map((row) => hostReservationOf(row, acts))
  const reservations = all.filter(({ state }) => state !== 'cancelled')
  const shown: ServiceDay = {
    ...{ locationId, day, today, timeZone, now, cancelCutOffMinutes, reservations, blocks },
    shift,
    mark: version ?? '',
    cancelled: all.filter(({ state }) => state === 'cancelled'),
    totals: totalsOf(reservations),
    periods: periodsOf(plan, day, reservations),
    tables: plan.settings.tables.map((table) => ({ ...table, area: areaOf(plan, table.area) })),
    combinations: plan.settings.combinations,
    areas: plan.settings.areas,
    layout: layoutInForce(plan.settings.layouts ?? [], day),
    rules: rulesOn(plan.settings, day),
    quarters: quartersOf(plan, day),
    pacing: serviceDayOf(plan, day).seatingTimes.flatMap(({ time: at, covers }) =>
      covers === null ? [] : [{ at, covers }],
    ),
  }
  return ok({ day: shown, rows })
}

const WITH_MONEY = `SELECT r.*, ${PAYMENT_COLUMNS} FROM reservations r
  LEFT JOIN payments p ON p.reservation_id = r.id`

const MAX_FOUND = 30

/** `HostApi.search`. */
export async function searchReservations(
  db: BookingDatabase,
  locationId: string,
  text: string,
): Promise<FoundReservations> {
  const where = searchConditions(locationId, text)
  if (!where) return { found: [], profiles: {} }
  const { now } = db.dialect
  const rows = await db.all<HostRow>(
    `${WITH_MONEY} WHERE r.id IN (SELECT id FROM reservations ${where.text})
     ORDER BY CASE WHEN starts_at >= ${now} - 43200000 THEN 0 ELSE 1 END,
       ABS(starts_at - ${now}), r.id LIMIT ${MAX_FOUND}`,
    where.values,
  )
  return {
    found: rows.map((row) => hostReservationOf(row, [])),
    profiles: await readGuestProfiles(db, locationId, rows),
  }
}

function reservationsOf(sql: Sql, locationId: string, day: string): Promise<HostRow[]> {
  return sql.all<HostRow>(
    `${WITH_MONEY} WHERE r.location_id = $1 AND r.service_day = $2
     ORDER BY r.starts_at, r.created_at, r.id`,
    [locationId, day],
  )
}

function readLog(sql: Sql, where: string, values: string[]): Promise<LogRow[]> {
  return sql.all<LogRow>(
    `SELECT a.subject, a.act, a.detail, a.staff, a.at FROM desk_acts a
     JOIN reservations r ON r.id = a.subject WHERE ${where} ORDER BY a.subject, a.number`,
    values,
  )
}

async function blocksOf(sql: Sql, locationId: string, day: string): Promise<Block[]> {
  const rows = await sql.all<
    Pick<BlockRow, 'id' | 'tables' | 'local_start' | 'local_end' | 'reason'>
  >(
    `SELECT id, tables, local_start, local_end, reason FROM blocks
     WHERE location_id = $1 AND service_day = $2 ORDER BY first_slot, id`,
    [locationId, day],
  )
  return rows.map(({ id, tables, local_start, local_end, reason }) => ({
    ...{ id, reason, from: local_start, to: local_end },
    tables: JSON.parse(tables) as string[],
  }))
}

function periodsOf(
  plan: FloorPlan,
  day: string,
  reservations: HostDay['reservations'],
): HostDay['periods'] {
  const served = serviceDayOf(plan, day)
  const all = periodsOn(plan.settings, day)
  const codes = [...new Set(served.seatingTimes.map(({ period }) => period))]
  const expected = reservations.filter(({ state }) => state !== 'no_show')
  return codes.map((code) => ({
    code,
    name: all.find((period) => period.code === code)?.name ?? code,
    ...countOf(expected.filter(({ startsAt }) => periodAt(served, startsAt / SLOT_MS) === code)),
  }))
}

function quartersOf(plan: FloorPlan, day: string): string[] {
  const { firstSeatingSlot: opens, firstSlot: first, slotCount: length } = serviceDayOf(plan, day)
  if (length === 0) return []
  return Array.from({ length: first + length - opens + 1 }, (_, n) =>
    localOf((opens + n) * SLOT_MS, plan.settings.timeZone),
  )
}
