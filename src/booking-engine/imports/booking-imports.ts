import { ok, type Result, refuse } from '#lib/result.ts'
import type { Secrets } from '#lib/security/secrets.ts'
import type { BookingDatabase, BookingSql, Sql } from '#storage/database.ts'
import { guestLocksOf } from '../bookings/guest-locks.ts'
import { GUEST_BOOK_LOCK } from '../guest-book/guest-keys.ts'
import { profileSubject } from '../guest-book/profile-rows.ts'
import { keyedHash } from '../identity/tokens.ts'
import { settingsLockKey } from '../settings/snapshots.ts'
import { hostLockKey } from '../staff-log/staff-log.ts'
import { type ImportContext, importBooking } from './import-booking.ts'
import { isFoundSame, isSaidAgain, readMark } from './import-marks.ts'
import { importProfile, isProfileEdited, takeBackProfile } from './import-profile.ts'
import { rowByKey, rowOfSubject } from './imported-rows.ts'
import { takeBackBooking } from './take-back.ts'
import type { BookingImports, ImportRef } from './types.ts'

/** A claim that loses against a guest's is repeated this often. */
const MAX_ATTEMPTS = 20

/** Imports of a booking engine over its database. `keptMonths`: how long guests are kept after a visit. */
export function createBookingImports(
  db: BookingDatabase,
  secrets: Secrets,
  keptMonths: number,
): BookingImports {
  // Names have what people are known by: only a hash of them is stored.
  const contextOf = async ({ import: id, name }: ImportRef): Promise<ImportContext> => {
    const [first, ...others] = secrets.map(
      (secret) => `import:${keyedHash(secret, 'import', name)}`,
    )
    const known = await knownKey(db, id, others)
    return { secret: secrets[0], keptMonths, key: known ?? first ?? '' }
  }
  /** Locks as those of the staff, and the key under which a guest changes the booking. */
  async function atBooking<R extends Result<unknown>>(
    { locationId, id }: { locationId: string; id: string | null },
    work: (sql: BookingSql) => Promise<R>,
    ...more: string[]
  ): Promise<R> {
    const guest = await guestLocksOf(db, id === null ? [] : [id])
    const exclusive = [hostLockKey(locationId), ...guest, ...more]
    return db.transaction({ exclusive, shared: [settingsLockKey(locationId)] }, work)
  }
  const inGuestBook = <R extends Result<unknown>>(work: (sql: BookingSql) => Promise<R>) =>
    db.transaction({ exclusive: [GUEST_BOOK_LOCK] }, work)
  const markOf = async (ref: ImportRef) =>
    readMark(db, { import: ref.import, name: (await contextOf(ref)).key })
  return {
    book: (booking, isTrial) =>
      untilNotTaken(async () => {
        const context = await contextOf(booking)
        const { locationId } = booking
        const known = await rowByKey(db, context.key)
        return tried(isTrial, (end) =>
          atBooking({ locationId, id: known?.id ?? null }, async (sql) =>
            end(await importBooking(sql, context, booking)),
          ),
        )
      }),
    profile: async (profile, isTrial) => {
      const context = await contextOf(profile)
      return tried(isTrial, (end) =>
        inGuestBook(async (sql) => end(await importProfile(sql, context, profile))),
      )
    },
    isWritten: async (ref) => (await markOf(ref)) !== null,
    isEdited: async (ref) => {
      const mark = await markOf(ref)
      if (!mark || isFoundSame(mark)) return false
      if (mark.subject.startsWith(profileSubject(''))) return isProfileEdited(db, mark)
      const row = await rowOfSubject(db, mark.subject)
      return row !== null && (row.changed_at !== mark.seen || (await isSaidAgain(db, mark)))
    },
    takeBack: async (ref) => {
      const mark = await markOf(ref)
      if (!mark) return ok(null)
      if (mark.subject.startsWith(profileSubject('')))
        return inGuestBook((sql) => takeBackProfile(sql, mark, ref.staff))
      const row = await rowOfSubject(db, mark.subject)
      const at = { locationId: row?.location_id ?? '', id: mark.subject }
      const context = await contextOf(ref)
      return untilNotTaken(() =>
        atBooking(at, (sql) => takeBackBooking(sql, context, mark, ref.staff), GUEST_BOOK_LOCK),
      )
    },
  }
}

/** The first of some keys by which there is a booking, or by which this import has written anything; null where none is. */
async function knownKey(
  sql: Sql,
  importId: string,
  keys: readonly string[],
): Promise<string | null> {
  for (const key of keys) {
    const rows = await sql.all(
      `SELECT 1 AS found FROM reservations WHERE hold_id = $1
       UNION ALL SELECT 1 FROM import_marks WHERE import = $2 AND name = $1 LIMIT 1`,
      [key, importId],
    )
    if (rows.length > 0) return key
  }
  return null
}

/** Passes on what a trial found, after its transaction was rolled back by a refusal. */
async function tried<T, C extends string>(
  isTrial: boolean,
  run: (end: (found: Result<T, C>) => Result<T, C | 'tried'>) => Promise<Result<T, C | 'tried'>>,
): Promise<Result<T, C>> {
  let value: T | undefined
  const done = await run((found) => {
    if (!isTrial || !found.ok) return found
    value = found.value
    return refuse('tried')
  })
  if (!done.ok && done.code === 'tried') return ok(value as T)
  return done as Result<T, C>
}

/** Repeats a claim that a guest's was faster than; each attempt goes by what is free then. */
async function untilNotTaken<T, C extends string>(
  attempt: () => Promise<Result<T, C | 'taken'>>,
): Promise<Result<T, C>> {
  for (let round = 1; ; round++) {
    const done = await attempt()
    if (done.ok || done.code !== 'taken') return done as Result<T, C>
    if (round === MAX_ATTEMPTS) throw new Error('guests were faster than an import too often')
  }
}
