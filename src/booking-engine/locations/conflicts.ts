import { SLOT_MS } from '#lib/time/time.ts'
import type { BookingSql } from '#storage/database.ts'
import { type ServiceDay, serviceDayOf } from '../calendar/service-day.ts'
import { NO_TABLE } from '../inventory/table-columns.ts'
import { type FloorPlan, floorPlanOf, optionOfCode } from '../settings/floor-plan.ts'
import type { BookingSettings } from '../settings/settings.ts'
import { currentSnapshot } from '../settings/snapshots.ts'
import type { ConflictingBooking } from './types.ts'

/** Upcoming bookings whose table or time does not exist in settings: those in force unless others are given. */
export async function findConflictingBookings(
  sql: BookingSql,
  locationId: string,
  others?: BookingSettings,
): Promise<ConflictingBooking[]> {
  const settings = others ?? (await currentSnapshot(sql, locationId))?.settings
  if (!settings) return []
  const plan = floorPlanOf(0, settings)
  const days = new Map<string, ServiceDay>()
  const dayOf = (date: string) => {
    const known = days.get(date) ?? serviceDayOf(plan, date)
    days.set(date, known)
    return known
  }
  return (await upcoming(sql, locationId)).flatMap((row) => {
    // A party that came early sits there already.
    const why = row.visit === null ? conflictOf(plan, row, dayOf) : null
    return why ? [{ ...summaryOf(row), why }] : []
  })
}

export function conflictOf(
  plan: FloorPlan,
  row: Upcoming,
  dayOf: (date: string) => ServiceDay,
): ConflictingBooking['why'] | null {
  const option = optionOfCode(plan, row.place)
  // What the staff booked may go beyond the settings; it needs but its table, if it has one.
  const byStaff = row.staff_source !== null
  if (byStaff && row.place === NO_TABLE) return null
  if (!option || option.tables.join() !== (JSON.parse(row.tables) as string[]).join()) {
    return 'table_gone'
  }
  if (byStaff) return null
  if (row.party < option.minParty || row.party > option.maxParty) return 'party_does_not_fit'
  const start = dayOf(row.service_day).seatingTimes.find(({ time }) => time === row.local_start)
  if (!start) return 'time_not_offered'
  if (start.slot !== Math.floor(Number(row.starts_at) / SLOT_MS)) return 'clock_moved'
  const served = start.experiences.some(({ code }) => code === row.experience_id)
  return row.experience_id === null || served ? null : 'experience_gone'
}

/** Locations with upcoming visits on service days from `first` to `last`, inclusive. */
export async function bookedBetween(
  sql: BookingSql,
  first: string,
  last: string,
): Promise<string[]> {
  const { dialect } = sql
  const rows = await sql.all<{ location_id: string }>(
    `SELECT DISTINCT c.location_id FROM current_settings c
     JOIN reservations r ON r.location_id = c.location_id
     WHERE r.service_day >= $1 AND r.service_day <= $2
       AND r.status = 'booked' AND r.starts_at > ${dialect.now}`,
    [first, last],
  )
  return rows.map(({ location_id }) => location_id)
}

/** Future bookings of a location, earliest first. */
export function upcoming(sql: BookingSql, locationId: string): Promise<Upcoming[]> {
  return sql.all<Upcoming>(
    `SELECT id, confirmation, local_start, starts_at, service_day, party, attribute, place, tables,
       experience_id, visit, staff_source, first_name, last_name, phone, email
     FROM reservations
     WHERE location_id = $1 AND status = 'booked' AND starts_at > ${sql.dialect.now}
     ORDER BY starts_at`,
    [locationId],
  )
}

export function summaryOf(row: BookingSummaryRow): Omit<ConflictingBooking, 'why'> {
  return {
    id: row.id,
    confirmation: row.confirmation,
    at: row.local_start,
    party: row.party,
    tables: JSON.parse(row.tables) as string[],
    attribute: row.attribute,
    guestName: `${row.first_name} ${row.last_name}`.trim(),
    phone: row.phone,
    email: row.email,
  }
}

/** The columns that the staff are shown of a booking. */
export type BookingSummaryRow = {
  id: string
  confirmation: string
  local_start: string
  party: number
  attribute: ConflictingBooking['attribute']
  tables: string
  first_name: string
  last_name: string
  phone: string
  email: string | null
}

export type Upcoming = BookingSummaryRow & {
  starts_at: number
  service_day: string
  place: string
  experience_id: string | null
  visit: string | null
  /** Null = the guest booked online. */
  staff_source: string | null
}
