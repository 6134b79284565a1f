import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingSql } from '#storage/database.ts'
import { bumpDayVersions } from '../inventory/day-versions.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import { daysOfKeys } from './changed-days.ts'
import { guestOfBooking } from './guest-of-booking.ts'
import { changedFields, checkedProfile } from './profile.ts'
import {
  GROUP_SCOPE,
  profileOf,
  readProfiles,
  type StoredProfile,
  writeProfile,
} from './profile-rows.ts'
import type { SaveProfileCode, SaveProfileRequest, SeenProfile } from './types.ts'

/** `GuestBook.save`, in the caller's transaction under the lock of the guest book. */
export async function saveProfile(
  sql: BookingSql,
  request: SaveProfileRequest,
): Promise<Result<null, SaveProfileCode>> {
  const checked = checkedProfile(request.profile)
  if (!checked.ok) return checked
  const found = await guestOfBooking(sql, request)
  if (!found.ok) return found
  const { guest, keys } = found.value
  const scope = request.scope === 'group' ? GROUP_SCOPE : request.locationId
  const [stored] = await readProfiles(sql, [guest], [scope])
  const current = seenProfileOf(stored)
  if (current.seen !== request.seen) return refuse('changed_meanwhile', { current })
  const fields = changedFields(current, checked.value)
  if (fields.length === 0) return ok(null)
  await writeProfile(sql, { guest, scope }, checked.value)
  const detail = [request.scope, ...fields].join(' ')
  await logStaffAction(sql, request, { subject: request.booking, act: 'profile', detail })
  const days = await daysOfKeys(sql, keys, scope)
  if (days.length > 0) await bumpDayVersions(sql, days)
  return ok(null)
}

/** A profile as the staff see it. */
export function seenProfileOf(stored: StoredProfile | undefined): SeenProfile {
  return { ...profileOf(stored), seen: stored?.version ?? 0 }
}
