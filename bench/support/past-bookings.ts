import { addDays } from '#lib/time/dates.ts'
import { SLOT_MS } from '#lib/time/time.ts'
import type { BookingDatabase } from '#storage/database.ts'

type Past = {
  /** Ids of the locations that they are spread over. */
  locations: readonly string[]
  /** How many bookings in all. */
  bookings: number
  /** Over how many days, the last of them `until`. */
  days: number
  until: string
}

/**
 * Fills the book with bookings that were played: lunches and dinners online, by telephone and at the door, most of them
 * seated and finished, some cancelled, some no-shows, some with an experience.
 */
export async function fillWithPast(store: BookingDatabase, past: Past): Promise<void> {
  const { locations, bookings, days, until } = past
  const perDay = Math.round(bookings / days)
  const slotOf = (day: string) => Date.parse(`${day}T20:00Z`) / SLOT_MS
  for (let n = 0; n < days; n++) {
    const day = addDays(until, -n)
    await store.run(reservations(locations), [day, slotOf(day), perDay])
    await store.run(ACTS, [`${day} `, `${day}!`])
    await store.run(versions(locations), [day])
  }
  if (store.kind === 'postgres') {
    await store.run('ANALYZE reservations')
    await store.run('ANALYZE desk_acts')
  } else await store.run('ANALYZE')
}

/** Slots after the first at which a party comes: lunches, then dinners. */
const OFFSET = 'CASE WHEN n % 3 = 0 THEN n / 18 % 10 ELSE 22 + n / 18 % 20 END'
const BILL = `'{"name":"Tasting menu","currency":"CAD","multiplier":100,"total":25000}'`

/** Common table expression that numbers the locations from 0. */
const numbered = (locations: readonly string[]) =>
  `locations(number, id) AS (VALUES ${locations.map((id, n) => `(${n}, '${id}')`).join(', ')})`

const reservations = (locations: readonly string[]) => `
  WITH RECURSIVE ${numbered(locations)}, numbers(n) AS (
    SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < CAST($3 AS integer) - 1),
  visits AS (
    SELECT n, CAST($1 AS text) || ' ' || n AS id, CAST($2 AS integer) + ${OFFSET} AS slot FROM numbers)
  INSERT INTO reservations (id, hold_id, manage_hash, confirmation, location_id, status, party,
    attribute, place, tables, service_day, local_start, time_zone, starts_at, turn_minutes, first_slot,
    slots, snapshot, first_name, last_name, email, phone, special_request, marketing_opt_in, created_at,
    changed_at, source, staff_source, visit, visit_at, bill, search_text)
  SELECT visits.id, visits.id, visits.id, 'ABC234', locations.id,
    CASE WHEN n % 11 = 0 THEN 'cancelled' ELSE 'booked' END, 1 + n % 6,
    'default', 't01', '["t01"]', CAST($1 AS text), CAST($1 AS text) || 'T19:00', 'America/Vancouver',
    CAST(slot AS bigint) * ${SLOT_MS}, 90, slot, 6, 1, 'Ida', 'Marsh ' || n,
    'guest' || n || '@example.com', '+16045550123', '', 0,
    CAST(slot AS bigint) * ${SLOT_MS} - CAST(n % 700 AS bigint) * 3600000, CAST(slot AS bigint) * ${SLOT_MS},
    CASE WHEN n % 5 = 0 THEN 'walk_in' ELSE 'guest' END, CASE WHEN n % 7 = 0 THEN 'telephone' END,
    CASE WHEN n % 23 = 0 THEN 'no_show' ELSE 'finished' END,
    CAST(slot AS bigint) * ${SLOT_MS} + (60 + n % 50) * 60000,
    CASE WHEN n % 17 = 0 THEN ${BILL} END, 'ida marsh ' || n || ' 16045550123'
  FROM visits JOIN locations ON number = n % ${locations.length}`

const ACTS = `
  INSERT INTO desk_acts (subject, number, location_id, act, detail, staff, at)
  SELECT id, 1, location_id, 'seat', '', '7', starts_at + 300000 FROM reservations
  WHERE id >= $1 AND id < $2`

const versions = (locations: readonly string[]) => `
  WITH ${numbered(locations)}
  INSERT INTO day_versions (location_id, service_day, version)
  SELECT id, CAST($1 AS text), 7 FROM locations WHERE true
  ON CONFLICT (location_id, service_day) DO UPDATE SET version = day_versions.version + 1`
