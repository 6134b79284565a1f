import { ok, type Result, refuse } from '#lib/result.ts'
import { monthsBefore } from '#lib/time/months-before.ts'
import { databaseNow } from '#storage/clock.ts'
import type { BookingSql } from '#storage/database.ts'
import { daysOfKeys } from '../guest-book/changed-days.ts'
import { withoutBookings } from '../guest-book/forget-guests.ts'
import { guestKey } from '../guest-book/guest-key.ts'
import { readIdentity } from '../guest-book/guest-keys.ts'
import { NO_BOOKING } from '../guest-book/known-guest.ts'
import {
  changedFields,
  checkedProfile,
  type GuestProfile,
  isEmptyProfile,
  unionOf,
} from '../guest-book/profile.ts'
import {
  GROUP_SCOPE,
  profileOf,
  profileSubject,
  readProfiles,
  writeProfile,
} from '../guest-book/profile-rows.ts'
import { bumpDayVersions } from '../inventory/day-versions.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import type { ImportContext } from './import-booking.ts'
import {
  addMark,
  dropMark,
  type ImportMark,
  isFoundSame,
  isSaidAgain,
  lastSeen,
  readMark,
} from './import-marks.ts'
import type { ImportedProfile, ImportProfileCode, ProfileOutcome } from './types.ts'

/** A profile before an import, until when it was to be kept (ms), and in which version; 0 = there was none. */
type FormerProfile = { profile: GuestProfile; keptUntil: number | null; seen: number }

/** `BookingImports.profile`, in the caller's transaction under the lock of the guest book. */
export async function importProfile(
  sql: BookingSql,
  { keptMonths, key: name }: ImportContext,
  { import: id, staff, contact, profile }: ImportedProfile,
): Promise<Result<ProfileOutcome, ImportProfileCode>> {
  const key = guestKey(contact)
  if (key === null) return refuse('no_contact')
  const { guest, keys } = await readIdentity(sql, key)
  const stored = await groupProfile(sql, guest)
  const before = profileOf(stored)
  const mark = await readMark(sql, { import: id, name })
  if (mark) {
    const former = JSON.parse(mark.former) as FormerProfile | null
    const verdict = mark.made ? 'new' : former ? 'changed' : 'same'
    return ok({ verdict, before: former?.profile ?? before, after: before })
  }
  const checked = checkedProfile(withSaid(before, profile))
  if (!checked.ok) return checked
  const after = checked.value
  const fields = changedFields(before, after)
  const subject = profileSubject(guest)
  if (fields.length === 0) {
    const found = { made: false, seen: stored?.version ?? 0, former: 'null' }
    await addMark(sql, { import: id, name, subject, ...found })
    return ok({ verdict: 'same', before, after })
  }
  await writeProfile(sql, { guest, scope: GROUP_SCOPE }, after, stored?.keptUntil ?? null)
  await keepUnbooked(sql, key, keptMonths)
  const written = await groupProfile(sql, guest)
  const former: FormerProfile = {
    ...{ profile: before, keptUntil: stored?.keptUntil ?? null, seen: stored?.version ?? 0 },
  }
  await addMark(sql, {
    ...{ import: id, name, subject, made: isEmptyProfile(before) },
    ...{ seen: written?.version ?? 0, former: JSON.stringify(former) },
  })
  await logProfile(sql, staff, fields)
  await showDays(sql, keys)
  return ok({ verdict: isEmptyProfile(before) ? 'new' : 'changed', before, after })
}

/** `BookingImports.takeBack` of a profile, in the caller's transaction under the lock of the guest book. */
export async function takeBackProfile(
  sql: BookingSql,
  mark: ImportMark,
  staff: string,
): Promise<Result<null, 'edited'>> {
  if (isFoundSame(mark)) {
    await dropMark(sql, mark)
    return ok(null)
  }
  if (await isProfileEdited(sql, mark)) return refuse('edited')
  const guest = guestOfMark(mark)
  const before = profileOf(await groupProfile(sql, guest))
  const { profile, keptUntil, seen } = JSON.parse(mark.former) as FormerProfile
  await writeProfile(sql, { guest, scope: GROUP_SCOPE }, profile, keptUntil)
  const now = (await groupProfile(sql, guest))?.version ?? 0
  await dropMark(sql, mark, { before: seen, now })
  const { keys } = await readIdentity(sql, guest)
  await logProfile(sql, staff, changedFields(before, profile))
  await showDays(sql, keys)
  return ok(null)
}

/**
 * Whether a profile was changed since an import last wrote it, said again by a later one, emptied, or merged with another one. Whoever
 * forgets a guest deletes the marks, too.
 */
export async function isProfileEdited(sql: BookingSql, mark: ImportMark): Promise<boolean> {
  if (isFoundSame(mark)) return false
  const guest = guestOfMark(mark)
  const stored = await groupProfile(sql, guest)
  if (stored?.version !== (await lastSeen(sql, mark))) return true
  const identity = await readIdentity(sql, guest)
  return identity.guest !== guest || isSaidAgain(sql, mark)
}

const guestOfMark = ({ subject }: ImportMark) => subject.slice(profileSubject('').length)

/** Says in the log of the staff which fields of a profile of the group were changed. */
function logProfile(sql: BookingSql, staff: string, fields: readonly string[]): Promise<void> {
  const entry = {
    subject: NO_BOOKING,
    act: 'profile',
    detail: ['group', ...fields].join(' '),
  } as const
  return logStaffAction(sql, { locationId: '', staff }, entry)
}

/**
 * Has what is written down of a guest without any booking deleted once guests are forgotten, as retention goes by
 * bookings. In the caller's transaction under the lock of the guest book.
 */
export async function keepUnbooked(
  sql: BookingSql,
  key: string | null,
  keptMonths: number,
): Promise<void> {
  if (key === null) return
  const identity = await readIdentity(sql, key)
  if ((await withoutBookings(sql, [identity])).length === 0) return
  const until = monthsBefore(new Date(await databaseNow(sql)), -keptMonths).getTime()
  await sql.run(
    'UPDATE guest_profiles SET kept_until = CAST($2 AS bigint) WHERE guest = $1 AND kept_until IS NULL',
    [identity.guest, until],
  )
}

/** A profile with the values of a file added: lists without repetition, texts unless they are there already. */
function withSaid(before: GuestProfile, said: GuestProfile): GuestProfile {
  const isKnown = (field: 'notes' | 'seating') => before[field].includes(said[field])
  return unionOf(before, {
    ...said,
    notes: isKnown('notes') ? '' : said.notes,
    seating: isKnown('seating') ? '' : said.seating,
  })
}

async function groupProfile(sql: BookingSql, guest: string) {
  const [stored] = await readProfiles(sql, [guest], [GROUP_SCOPE])
  return stored
}

async function showDays(sql: BookingSql, keys: readonly string[]): Promise<void> {
  const days = await daysOfKeys(sql, keys, GROUP_SCOPE)
  if (days.length > 0) await bumpDayVersions(sql, days)
}
