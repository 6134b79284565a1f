import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingSql } from '#storage/database.ts'
import { randomToken } from '../identity/tokens.ts'
import { bumpDayVersions } from '../inventory/day-versions.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import { daysOfKeys } from './changed-days.ts'
import { type GuestIdentity, writeKeys } from './guest-keys.ts'
import { guestOfBooking } from './guest-of-booking.ts'
import { insertMerge, readMerges, type StoredMerge } from './merge-rows.ts'
import { changedFields, checkedProfile, unionOf } from './profile.ts'
import {
  deleteProfiles,
  GROUP_SCOPE,
  profileOf,
  readProfiles,
  type StoredProfile,
  writeProfile,
} from './profile-rows.ts'
import type { GuestRef, MergeCode, SplitCode } from './types.ts'

/** `GuestBook.merge`, in the caller's transaction under the lock of the guest book. */
export async function mergeGuests(
  sql: BookingSql,
  at: GuestRef,
  otherBooking: string,
): Promise<Result<null, MergeCode>> {
  const one = await guestOfBooking(sql, at)
  if (!one.ok) return one
  const two = await guestOfBooking(sql, { locationId: at.locationId, booking: otherBooking })
  if (!two.ok) return two
  const [guest, other] = [one.value, two.value]
  if (guest.guest === other.guest) return refuse('same_guest')
  const before = await readProfiles(sql, [guest.guest, other.guest], null)
  const own = (one: StoredProfile) => (one.guest === guest.guest ? 0 : 1)
  const joined = joinedProfiles(before.toSorted((a, b) => own(a) - own(b)))
  if (!joined.ok) return joined
  await deleteProfiles(sql, [other.guest])
  for (const { scope, profile } of joined.value) {
    await writeProfile(sql, { guest: guest.guest, scope }, profile)
  }
  await writeKeys(sql, guest.guest, [...guest.keys, ...other.keys])
  const after = await readProfiles(sql, [guest.guest], null)
  const snapshot = { guest, other, before, after }
  await insertMerge(sql, { id: randomToken(), staff: at.staff, snapshot })
  for (const subject of [at.booking, otherBooking]) {
    await logStaffAction(sql, at, { subject, act: 'merge_guests' })
  }
  await showAnew(sql, [guest, other])
  return ok(null)
}

/** `GuestBook.split`, in the caller's transaction under the lock of the guest book. */
export async function splitGuest(
  sql: BookingSql,
  at: GuestRef,
  id: string,
): Promise<Result<null, SplitCode>> {
  const found = await guestOfBooking(sql, at)
  if (!found.ok) return found
  const [newest] = await readMerges(sql, [found.value.guest])
  if (!newest) return refuse('not_found')
  if (newest.id !== id) return refuse('changed_meanwhile')
  const { guest, other } = newest.snapshot
  await giveBackProfiles(sql, newest)
  // A key that came to the merged guest since stays with the guest that keeps its page.
  const since = found.value.keys.filter(
    (key) => !guest.keys.includes(key) && !other.keys.includes(key),
  )
  await writeKeys(sql, other.guest, other.keys)
  await writeKeys(sql, guest.guest, [...guest.keys, ...since])
  await sql.run('DELETE FROM guest_merges WHERE id = $1', [id])
  await logStaffAction(sql, at, { subject: at.booking, act: 'split_guest' })
  await showAnew(sql, [guest, other])
  return ok(null)
}

/** Of each scope both profiles as one, the first one's texts first. Refuses where they do not fit into one. */
function joinedProfiles(both: readonly StoredProfile[]) {
  const joined = []
  for (const [scope, list] of Map.groupBy(both, (one) => one.scope)) {
    const checked = checkedProfile(list.map(profileOf).reduce(unionOf))
    if (!checked.ok) return checked
    joined.push({ scope, profile: checked.value })
  }
  return ok(joined)
}

/** Both guests get what they had; a profile of the merged guest that was saved since stays as it is. */
async function giveBackProfiles(sql: BookingSql, { snapshot }: StoredMerge): Promise<void> {
  const { guest, other, before, after } = snapshot
  const now = await readProfiles(sql, [guest.guest], null)
  const inScope = (list: readonly StoredProfile[], scope: string) =>
    list.find((one) => one.scope === scope)
  const own = before.filter((one) => one.guest === guest.guest)
  for (const scope of new Set([...now, ...after].map((one) => one.scope))) {
    const isSaved =
      changedFields(profileOf(inScope(now, scope)), profileOf(inScope(after, scope))).length > 0
    if (!isSaved) {
      await writeProfile(sql, { guest: guest.guest, scope }, profileOf(inScope(own, scope)))
    }
  }
  for (const one of before.filter((each) => each.guest === other.guest)) {
    await writeProfile(sql, one, profileOf(one))
  }
}

async function showAnew(sql: BookingSql, guests: readonly GuestIdentity[]): Promise<void> {
  const days = await daysOfKeys(
    sql,
    guests.flatMap(({ keys }) => keys),
    GROUP_SCOPE,
  )
  if (days.length > 0) await bumpDayVersions(sql, days)
}
