import { Conditions } from '#lib/sql/conditions.ts'
import { databaseNow } from '#storage/clock.ts'
import type { BookingSql } from '#storage/database.ts'
import type { ReservationRow } from '../bookings/reservations.ts'
import { keyGroups } from './bookings-of-keys.ts'
import { guestKey } from './guest-key.ts'
import { type GuestIdentity, readIdentities } from './guest-keys.ts'
import { deleteMerges } from './merge-rows.ts'
import { EMPTY_PROFILE } from './profile.ts'
import { deleteProfileMarks, deleteProfiles, readProfiles, writeProfile } from './profile-rows.ts'

/** Most guests whose ban ends in one transaction. */
const BATCH = 200

const BAN = { ...EMPTY_PROFILE, tags: ['banned'] }

/**
 * Deletes profiles, merges and keys of the guests of whom no booking names one of the keys any more. With
 * `bansUntil` (ms) of those who are banned that alone is left until then. Returns the number of deleted profiles.
 */
export async function forgetGuests(
  sql: BookingSql,
  keys: readonly string[],
  bansUntil: number | null,
): Promise<number> {
  const identities = await distinctIdentities(sql, keys)
  const gone = await withoutBookings(sql, identities)
  const stored = await readProfiles(
    sql,
    gone.map(({ guest }) => guest),
    null,
  )
  const isBan = (one: { tags: string[] }) => bansUntil !== null && one.tags.includes('banned')
  const bans = stored.filter(isBan)
  const banned = new Set(bans.map(({ guest }) => guest))
  await deleteProfiles(sql, [...new Set(stored.map(({ guest }) => guest))])
  await deleteProfileMarks(
    sql,
    gone.flatMap(({ guest, keys }) => [guest, ...keys]),
  )
  for (const ban of bans) await writeProfile(sql, ban, BAN, bansUntil)
  const all = gone.flatMap((one) => one.keys)
  await deleteMerges(sql, all)
  // Whoever is banned is by each of their numbers.
  await deleteKeys(
    sql,
    gone.filter(({ guest }) => !banned.has(guest)).flatMap((one) => one.keys),
  )
  return stored.length - bans.length
}

/**
 * Ends the bans that have outlasted the bookings of their guests for long enough; those of guests who have booked again
 * stay. Returns the number of ended ones.
 */
export async function endBans(sql: BookingSql): Promise<number> {
  const due = await sql.all<{ guest: string }>(
    `SELECT DISTINCT guest FROM guest_profiles
     WHERE kept_until IS NOT NULL AND kept_until <= $1 ORDER BY guest LIMIT ${BATCH}`,
    [await databaseNow(sql)],
  )
  const guests = due.map(({ guest }) => guest)
  if (guests.length === 0) return 0
  const where = new Conditions()
  where.whereIn('guest', guests)
  await sql.run(`UPDATE guest_profiles SET kept_until = NULL ${where.text}`, where.values)
  return forgetGuests(sql, guests, null)
}

/** Deletes the profiles for some locations of guests who have no booking there any more. Returns their number. */
export async function forgetAt(
  sql: BookingSql,
  keys: readonly string[],
  locationIds: readonly string[],
): Promise<number> {
  const identities = await distinctIdentities(sql, keys)
  let deleted = 0
  for (const locationId of locationIds) {
    const where = new Conditions()
    const gone = await withoutBookings(sql, identities, locationId)
    where.whereIn('scope', [locationId])
    where.whereIn(
      'guest',
      gone.map(({ guest }) => guest),
    )
    deleted += await sql.run(`DELETE FROM guest_profiles ${where.text}`, where.values)
  }
  return deleted
}

/** The distinct keys of some reservations. */
export function keysOfRows(rows: readonly Pick<ReservationRow, 'phone' | 'email'>[]): string[] {
  return [...new Set(rows.flatMap((row) => guestKey(row) ?? []))]
}

async function distinctIdentities(
  sql: BookingSql,
  keys: readonly string[],
): Promise<GuestIdentity[]> {
  const all = await readIdentities(sql, [...new Set(keys)])
  return [...new Map([...all.values()].map((one) => [one.guest, one])).values()]
}

/** Those of some guests who have no booking, at a location or at any. */
export async function withoutBookings(
  sql: BookingSql,
  identities: readonly GuestIdentity[],
  locationId?: string,
): Promise<GuestIdentity[]> {
  const keys = identities.flatMap((one) => one.keys)
  if (keys.length === 0) return []
  const where = new Conditions()
  where.or(keyGroups(keys))
  if (locationId !== undefined) where.whereIn('location_id', [locationId])
  const rows = await sql.all<Pick<ReservationRow, 'phone' | 'email'>>(
    `SELECT DISTINCT phone, email FROM reservations ${where.text}`,
    where.values,
  )
  const alive = new Set(keysOfRows(rows))
  return identities.filter((one) => !one.keys.some((key) => alive.has(key)))
}

async function deleteKeys(sql: BookingSql, keys: readonly string[]): Promise<void> {
  const where = new Conditions()
  where.whereIn('guest_key', keys)
  await sql.run(`DELETE FROM guest_keys ${where.text}`, where.values)
}
