import { isDeepStrictEqual } from 'node:util'
import { mapInTurns } from '#lib/event-loop.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { SLOT } from '#lib/time.ts'
import { type ServiceDay, serviceDayOf } from '../calendar/service-day.ts'
import { IS_LIVE } from '../holds/holds.ts'
import { withExperienceVersions } from '../settings/experience-versions.ts'
import type { FloorPlan } from '../settings/floor-plan.ts'
import { floorPlanOf } from '../settings/floor-plan.ts'
import type { BookingSettings } from '../settings/settings.ts'
import type { BookingDatabase, Sql } from '../store/database.ts'
import type { Commitments, ConflictingBooking, Snapshot, TimeZoneImpact } from '../types.ts'
import { applyTimeZoneMove } from './time-zone/apply-move.ts'
import { isMoved, planTimeZoneMove } from './time-zone/plan-move.ts'

/** What the staff are told of a booking. */
type BookingSummaryRow = {
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

type Upcoming = BookingSummaryRow & {
  starts_at: number
  service_day: string
  place: string
  experience_id: string | null
  visit: string | null
}

/** Saving waits under this key for the claims that go by the old settings; then it sees them. */
export function settingsLockKey(locationId: string): string {
  return `settings ${locationId}`
}

/** The settings in force at a location, and their revision. */
export async function currentSnapshot(
  sql: Sql,
  locationId: string,
): Promise<(Snapshot & { revision: number }) | null> {
  const rows = await sql.all<{ number: number; revision: number; settings: string }>(
    `SELECT c.number, c.revision, s.settings FROM current_settings c
     JOIN snapshots s ON s.location_id = c.location_id AND s.number = c.number
     WHERE c.location_id = $1`,
    [locationId],
  )
  const row = rows[0]
  if (!row) return null
  const { number, revision, settings } = row
  return { number, revision: Number(revision), settings: JSON.parse(settings) as BookingSettings }
}

/** Every location with settings in force, and their revision. */
export async function bookableLocations(sql: Sql) {
  const rows = await sql.all<{ location_id: string; revision: number }>(
    'SELECT location_id, revision FROM current_settings',
  )
  return rows.map(({ location_id, revision }) => ({
    locationId: location_id,
    revision: Number(revision),
  }))
}

/**
 * Writes parsed settings as the next snapshot; equal settings keep the number, and those of an earlier
 * revision than the ones in force change nothing. With the time zone what is to come moves.
 */
export function saveSnapshot(
  db: BookingDatabase,
  locationId: string,
  settings: BookingSettings,
  { revision, staff = '' }: { revision?: number | undefined; staff?: string | undefined },
): Promise<Result<{ number: number }, 'clash'>> {
  type Saved = Result<{ number: number }, 'clash'>
  return db.transaction(
    { exclusive: [settingsLockKey(locationId)] },
    async (sql): Promise<Saved> => {
      const current = await currentSnapshot(sql, locationId)
      const newness = revision ?? current?.revision ?? 0
      if (current && newness < current.revision) return ok({ number: current.number })
      const from = current?.settings.timeZone ?? settings.timeZone
      if (from !== settings.timeZone) {
        const zone = { locationId, from, to: settings.timeZone, staff }
        const moved = await applyTimeZoneMove(sql, db, zone)
        if (!moved.ok) return moved
      }
      const next = await nextNumber(sql, locationId)
      const versioned = withExperienceVersions(settings, current?.settings, next)
      const isNew = !isDeepStrictEqual(current?.settings, versioned)
      const number = isNew ? next : (current?.number ?? next)
      if (isNew) await writeSnapshot(sql, db, locationId, { number, settings: versioned })
      if (isNew || newness !== current?.revision) {
        await putInForce(sql, locationId, number, newness)
      }
      return ok({ number })
    },
  )
}

async function nextNumber(sql: Sql, locationId: string): Promise<number> {
  const rows = await sql.all<{ last: number | null }>(
    'SELECT MAX(number) AS last FROM snapshots WHERE location_id = $1',
    [locationId],
  )
  return (rows[0]?.last ?? 0) + 1
}

async function writeSnapshot(
  sql: Sql,
  db: BookingDatabase,
  locationId: string,
  { number, settings }: Snapshot,
): Promise<void> {
  await sql.run(
    `INSERT INTO snapshots (location_id, number, settings, saved_at)
     VALUES ($1, $2, $3, ${db.dialect.now})`,
    [locationId, number, JSON.stringify(settings)],
  )
}

async function putInForce(sql: Sql, locationId: string, number: number, revision: number) {
  await sql.run(
    `INSERT INTO current_settings (location_id, number, revision) VALUES ($1, $2, $3)
     ON CONFLICT (location_id) DO UPDATE SET number = excluded.number, revision = excluded.revision`,
    [locationId, number, revision],
  )
}

/** Future bookings that settings, those in force unless told, leave without their table or their time. */
export async function findConflictingBookings(
  sql: Sql,
  db: BookingDatabase,
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
  return (await upcoming(sql, db, locationId)).flatMap((row) => {
    // Who came early sits there already.
    const why = row.visit === null ? conflictOf(plan, row, dayOf) : null
    return why ? [{ ...summaryOf(row), why }] : []
  })
}

function conflictOf(
  plan: FloorPlan,
  row: Upcoming,
  dayOf: (date: string) => ServiceDay,
): ConflictingBooking['why'] | null {
  const place = plan.tableOptions.find(({ code }) => code === row.place)
  if (!place || place.tables.join() !== (JSON.parse(row.tables) as string[]).join()) {
    return 'table_gone'
  }
  if (row.party < place.minParty || row.party > place.maxParty) return 'party_does_not_fit'
  const start = dayOf(row.service_day).seatingTimes.find(({ time }) => time === row.local_start)
  if (!start) return 'time_not_offered'
  if (start.slot !== Math.floor(Number(row.starts_at) / SLOT)) return 'clock_moved'
  const served = start.experiences.some(({ code }) => code === row.experience_id)
  return row.experience_id === null || served ? null : 'experience_gone'
}

/** Locations with visits to come on one of some service days, both ends included. */
export async function bookedBetween(
  sql: Sql,
  { dialect }: BookingDatabase,
  first: string,
  last: string,
): Promise<string[]> {
  const rows = await sql.all<{ location_id: string }>(
    `SELECT DISTINCT c.location_id FROM current_settings c
     JOIN reservations r ON r.location_id = c.location_id
     WHERE r.service_day >= $1 AND r.service_day <= $2
       AND r.status = 'booked' AND r.starts_at > ${dialect.now}`,
    [first, last],
  )
  return rows.map(({ location_id }) => location_id)
}

/** What another time zone would move at a location. */
export async function timeZoneImpact(
  sql: Sql,
  db: BookingDatabase,
  locationId: string,
  timeZone: string,
): Promise<TimeZoneImpact> {
  const {
    visits,
    blocks,
    holds,
    lostHolds,
    unmovable: stuck,
  } = await planTimeZoneMove(sql, db, locationId, timeZone)
  return {
    visits: await mapInTurns(visits.filter(isMoved), (row) => ({
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

/** Forgets a location's settings, unless something in the future hangs on it. */
export function removeSettings(
  db: BookingDatabase,
  locationId: string,
): Promise<Result<null, 'has_bookings'>> {
  type Removed = Result<null, 'has_bookings'>
  return db.transaction(
    { exclusive: [settingsLockKey(locationId)] },
    async (sql): Promise<Removed> => {
      await sql.run('DELETE FROM current_settings WHERE location_id = $1', [locationId])
      const next = await upcoming(sql, db, locationId)
      const rows = await sql.all<{ count: number }>(
        `SELECT COUNT(*) AS count FROM holds WHERE location_id = $1
         AND ${IS_LIVE} AND expires_at > ${db.dialect.now}`,
        [locationId],
      )
      const holds = rows[0]?.count ?? 0
      if (next.length === 0 && holds === 0) return ok(null)
      const stranded = next.map((row) => ({ ...summaryOf(row), why: 'table_gone' as const }))
      const commitments: Commitments = { bookings: next.length, holds, next: stranded }
      return refuse('has_bookings', commitments)
    },
  )
}

/** Future bookings of a location, earliest first. */
function upcoming(sql: Sql, db: BookingDatabase, locationId: string): Promise<Upcoming[]> {
  return sql.all<Upcoming>(
    `SELECT id, confirmation, local_start, starts_at, service_day, party, attribute, place, tables,
       experience_id, visit, first_name, last_name, phone, email
     FROM reservations
     WHERE location_id = $1 AND status = 'booked' AND starts_at > ${db.dialect.now}
     ORDER BY starts_at`,
    [locationId],
  )
}

function summaryOf(row: BookingSummaryRow): Omit<ConflictingBooking, 'why'> {
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
