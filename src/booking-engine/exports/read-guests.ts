import { Conditions } from '#lib/sql/conditions.ts'
import type { LocalDate } from '#lib/time/time.ts'
import type { ReaderSql } from '#storage/reader.ts'
import { NO_PHONE, whereOfKeys } from '../guest-book/bookings-of-keys.ts'
import { readIdentities } from '../guest-book/guest-keys.ts'
import type { GuestProfile } from '../guest-book/profile.ts'
import {
  GROUP_SCOPE,
  type ProfileRow,
  profileOf,
  readProfiles,
  storedProfileOf,
} from '../guest-book/profile-rows.ts'

/** Guests that are read at a time. */
const PAGE = 500

/** A telephone number or address in the guest book, with the guest whose it is; merged guests have several. */
export type ExportedGuest = {
  guest: string
  /** The number (E.164) or address. */
  contact: string
  firstName: string
  lastName: string
  email: string | null
  bookings: number
  noShows: number
  cancellations: number
  /** The service day of their latest booking; null = they have none. */
  lastBooking: LocalDate | null
  /** When they agreed to news with their latest booking (ms); null = they did not. */
  consentAt: number | null
  /** The profile for all locations; empty where there is none. */
  profile: GuestProfile
}

/** The profile of a guest for one location. */
export type ExportedNote = { guest: string; locationId: string; profile: GuestProfile }

type LatestRow = {
  guest: string
  first_name: string
  last_name: string
  email: string | null
  service_day: string
  marketing_opt_in: number
  created_at: number
}
type CountRow = { guest: string; bookings: number; no_shows: number; cancellations: number }

/**
 * The tables that have keys of guests; each key is found by one of them. Numbers of bookings, addresses of bookings without a
 * number, and keys of profiles and merges that no booking has.
 */
const SOURCES = [
  { column: 'phone', from: 'reservations', where: "phone <> ''" },
  { column: 'lower(email)', from: 'reservations', where: `email IS NOT NULL AND ${NO_PHONE}` },
  {
    column: 'guest_key',
    from: `(SELECT guest_key FROM guest_keys UNION SELECT guest FROM guest_profiles) AS known`,
    where: `NOT EXISTS (SELECT 1 FROM reservations WHERE phone = guest_key)
      AND NOT EXISTS (SELECT 1 FROM reservations
        WHERE lower(email) = guest_key AND email IS NOT NULL AND ${NO_PHONE})`,
  },
] as const

/** Everybody in the guest book, by their number or address. */
export async function* exportedGuests(sql: ReaderSql): AsyncGenerator<ExportedGuest> {
  for (const { column, from, where } of SOURCES) {
    for (let after = ''; ; ) {
      const rows = await sql.all<{ found: string }>(
        `SELECT DISTINCT ${column} AS found FROM ${from} WHERE ${where} AND ${column} > $1
         ORDER BY found LIMIT ${PAGE}`,
        [after],
      )
      const keys = rows.map(({ found }) => found)
      yield* await readGuests(sql, keys)
      const last = keys.at(-1)
      if (last === undefined || keys.length < PAGE) break
      after = last
    }
  }
}

/** The profiles for single locations, by guest. */
export async function* exportedNotes(sql: ReaderSql): AsyncGenerator<ExportedNote> {
  for (let after = ['', '']; ; ) {
    const rows = await sql.all<ProfileRow>(
      `SELECT * FROM guest_profiles WHERE scope <> $3 AND (guest, scope) > ($1, $2)
       ORDER BY guest, scope LIMIT ${PAGE}`,
      [...after, GROUP_SCOPE],
    )
    for (const row of rows) {
      const stored = storedProfileOf(row)
      yield { guest: stored.guest, locationId: stored.scope, profile: profileOf(stored) }
    }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = [last.guest, last.scope]
  }
}

async function readGuests(sql: ReaderSql, keys: readonly string[]): Promise<ExportedGuest[]> {
  if (keys.length === 0) return []
  const latest = byGuest(await readOfBookings<LatestRow>(sql, keys, LATEST))
  const counts = byGuest(await readOfBookings<CountRow>(sql, keys, COUNTS))
  const identities = await readIdentities(sql, keys)
  const guestOf = (key: string) => identities.get(key)?.guest ?? key
  const stored = await readProfiles(sql, [...new Set(keys.map(guestOf))], [GROUP_SCOPE])
  const profiles = new Map(stored.map((one) => [one.guest, one]))
  return keys.map((key): ExportedGuest => {
    const booking = latest.get(key)
    const count = counts.get(key)
    return {
      ...{ guest: guestOf(key), contact: key },
      ...{ firstName: booking?.first_name ?? '', lastName: booking?.last_name ?? '' },
      email: booking?.email ?? null,
      // Postgres counts up to a bigint.
      bookings: Number(count?.bookings ?? 0),
      noShows: Number(count?.no_shows ?? 0),
      cancellations: Number(count?.cancellations ?? 0),
      lastBooking: booking?.service_day ?? null,
      consentAt: booking?.marketing_opt_in === 1 ? Number(booking.created_at) : null,
      profile: profileOf(profiles.get(guestOf(key))),
    }
  })
}

const byGuest = <T extends { guest: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.guest, row]))

const KEY = `CASE WHEN ${NO_PHONE} THEN lower(email) ELSE phone END`
const LATEST = (where: string) =>
  `SELECT * FROM (SELECT ${KEY} AS guest, first_name, last_name, email, service_day,
     marketing_opt_in, created_at, ROW_NUMBER() OVER (PARTITION BY ${KEY} ORDER BY starts_at DESC, id) AS nth
   FROM reservations ${where}) AS booked WHERE nth = 1`
const COUNTS = (where: string) =>
  `SELECT ${KEY} AS guest, COUNT(*) AS bookings,
     SUM(CASE WHEN visit = 'no_show' THEN 1 ELSE 0 END) AS no_shows,
     SUM(CASE WHEN status = 'cancelled' THEN 1 ELSE 0 END) AS cancellations
   FROM reservations ${where} GROUP BY 1`

async function readOfBookings<T>(
  sql: ReaderSql,
  keys: readonly string[],
  query: (where: string) => string,
): Promise<T[]> {
  const where = new Conditions()
  whereOfKeys(where, keys)
  return sql.all<T>(query(where.text), where.values)
}
