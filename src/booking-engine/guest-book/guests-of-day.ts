import type { BookingSql, Sql } from '#storage/database.ts'
import type { ReservationRow } from '../bookings/reservations.ts'
import { NO_HISTORY, readHistories } from './guest-history.ts'
import { guestKey } from './guest-key.ts'
import { type GuestIdentity, readIdentities } from './guest-keys.ts'
import { GROUP_SCOPE, readProfiles, shownProfile } from './profile-rows.ts'
import type { DietaryNeeds, GuestsOfDay } from './types.ts'

type DayRow = Pick<ReservationRow, 'id' | 'phone' | 'email' | 'starts_at'>

/** A reservation with its guest. */
type GuestOfRow = { id: string; identity: GuestIdentity }

/**
 * Histories up to the first reservation of a day, and profiles, by the ids of its reservations. Reservations without
 * number and address are left out.
 */
export async function readGuestsOfDay(
  sql: BookingSql,
  locationId: string,
  rows: readonly DayRow[],
): Promise<GuestsOfDay> {
  const known = await guestsOf(sql, rows)
  const began = Math.min(...rows.map(({ starts_at }) => starts_at))
  const identities = known.map(({ identity }) => identity)
  const [counted, profiles] = await Promise.all([
    readHistories(sql, identities, began),
    profilesOf(sql, locationId, known),
  ])
  const histories = known.map(({ id, identity }) => [id, counted.get(identity.guest) ?? NO_HISTORY])
  return { histories: Object.fromEntries(histories), profiles }
}

/** Profiles of guests, by the ids of their reservations. */
export async function readGuestProfiles(
  sql: Sql,
  locationId: string,
  rows: readonly DayRow[],
): Promise<GuestsOfDay['profiles']> {
  return profilesOf(sql, locationId, await guestsOf(sql, rows))
}

/** Allergies and diets of the guests of a day, by the ids of its reservations; those without any are left out. */
export async function readDietaryNeeds(
  sql: Sql,
  locationId: string,
  rows: readonly DayRow[],
): Promise<Record<string, DietaryNeeds>> {
  return dietaryNeedsOf(await readGuestProfiles(sql, locationId, rows))
}

/** The part of profiles that the kitchen has to know. */
export function dietaryNeedsOf(profiles: GuestsOfDay['profiles']): Record<string, DietaryNeeds> {
  return Object.fromEntries(
    Object.entries(profiles)
      .filter(([, { allergies, diets }]) => allergies.length + diets.length > 0)
      .map(([id, { allergies, diets }]) => [id, { allergies, diets }]),
  )
}

async function guestsOf(sql: Sql, rows: readonly DayRow[]): Promise<GuestOfRow[]> {
  const known = rows.flatMap((row) => {
    const key = guestKey(row)
    return key === null ? [] : [{ id: row.id, key }]
  })
  const identities = await readIdentities(sql, [...new Set(known.map(({ key }) => key))])
  return known.map(({ id, key }) => ({
    id,
    identity: identities.get(key) ?? { guest: key, keys: [key] },
  }))
}

/** Profiles for the group and for a location as one, by the ids of reservations. */
async function profilesOf(
  sql: Sql,
  locationId: string,
  known: readonly GuestOfRow[],
): Promise<GuestsOfDay['profiles']> {
  const guests = [...new Set(known.map(({ identity }) => identity.guest))]
  const stored = await readProfiles(sql, guests, [GROUP_SCOPE, locationId])
  const byGuest = Map.groupBy(stored, ({ guest }) => guest)
  return Object.fromEntries(
    known.flatMap(({ id, identity }) => {
      const profile = shownProfile(byGuest.get(identity.guest) ?? [])
      return profile ? [[id, profile]] : []
    }),
  )
}
