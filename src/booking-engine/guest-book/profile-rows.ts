import { Conditions } from '#lib/sql/conditions.ts'
import type { BookingSql, Sql } from '#storage/database.ts'
import { EMPTY_PROFILE, type GuestProfile, isEmptyProfile, unionOf } from './profile.ts'

/** The scope of a profile for all locations; another one is the id of a location. */
export const GROUP_SCOPE = ''

/** A row of `guest_profiles`, with its lists as JSON. */
export type ProfileRow = {
  guest: string
  scope: string
  notes: string
  allergies: string
  diets: string
  seating: string
  tags: string
  version: number
  kept_until: number | null
}

/** A stored profile. `keptUntil`: instant (ms) until which a ban outlasts the bookings of its guest. */
export type StoredProfile = GuestProfile & {
  guest: string
  scope: string
  version: number
  keptUntil: number | null
}

/** The profiles of some guests, within some scopes or all of them (null). */
export async function readProfiles(
  sql: Pick<Sql, 'all'>,
  guests: readonly string[],
  scopes: readonly string[] | null,
): Promise<StoredProfile[]> {
  if (guests.length === 0) return []
  const where = new Conditions()
  where.whereIn('guest', guests)
  if (scopes) where.whereIn('scope', scopes)
  const rows = await sql.all<ProfileRow>(
    `SELECT * FROM guest_profiles ${where.text} ORDER BY guest, scope`,
    where.values,
  )
  return rows.map(storedProfileOf)
}

export function storedProfileOf(row: ProfileRow): StoredProfile {
  const { guest, scope, notes, seating, version, kept_until: keptUntil } = row
  const list = (text: string) => JSON.parse(text) as string[]
  return {
    ...{ guest, scope, version, keptUntil, notes, seating },
    ...{ allergies: list(row.allergies), diets: list(row.diets), tags: list(row.tags) },
  }
}

/** A stored profile without what only the database has to know. */
export function profileOf(stored: StoredProfile | undefined): GuestProfile {
  if (!stored) return EMPTY_PROFILE
  const { notes, allergies, diets, seating, tags } = stored
  return { notes, allergies, diets, seating, tags }
}

/** The profiles of a guest as one; null = nothing is written down. */
export function shownProfile(stored: readonly StoredProfile[]): GuestProfile | null {
  const whole = stored.map(profileOf).reduce(unionOf, EMPTY_PROFILE)
  return isEmptyProfile(whole) ? null : whole
}

/**
 * Replaces a profile, whose version is higher than the one before. An empty one is deleted. `keptUntil` as in
 * `StoredProfile`.
 */
export async function writeProfile(
  sql: BookingSql,
  { guest, scope }: Pick<StoredProfile, 'guest' | 'scope'>,
  profile: GuestProfile,
  keptUntil: number | null = null,
): Promise<void> {
  if (isEmptyProfile(profile)) {
    await sql.run('DELETE FROM guest_profiles WHERE guest = $1 AND scope = $2', [guest, scope])
    return
  }
  const { now } = sql.dialect
  const { notes, seating } = profile
  const lists = [profile.allergies, profile.diets, profile.tags].map((list) => JSON.stringify(list))
  await sql.run(
    `INSERT INTO guest_profiles
       (guest, scope, notes, seating, allergies, diets, tags, kept_until, version)
     VALUES ($1, $2, $3, $4, $5, $6, $7, CAST($8 AS bigint), ${now})
     ON CONFLICT (guest, scope) DO UPDATE SET notes = excluded.notes, seating = excluded.seating,
       allergies = excluded.allergies, diets = excluded.diets, tags = excluded.tags,
       kept_until = excluded.kept_until,
       version = CASE WHEN excluded.version > guest_profiles.version THEN excluded.version
         ELSE guest_profiles.version + 1 END`,
    [guest, scope, notes, seating, ...lists, keptUntil],
  )
}

/** Deletes the profiles of some guests. */
export async function deleteProfiles(sql: Sql, guests: readonly string[]): Promise<number> {
  const where = new Conditions()
  where.whereIn('guest', guests)
  return sql.run(`DELETE FROM guest_profiles ${where.text}`, where.values)
}

/** The subject of what imports note of the profile of a guest; those of bookings are the ids of these. */
export const profileSubject = (guest: string) => `guest:${guest}`

/** Deletes what imports have kept of the profiles of some guests to take themselves back. */
export async function deleteProfileMarks(sql: Sql, guests: readonly string[]): Promise<void> {
  const where = new Conditions()
  where.whereIn('subject', guests.map(profileSubject))
  await sql.run(`DELETE FROM import_marks ${where.text}`, where.values)
}
