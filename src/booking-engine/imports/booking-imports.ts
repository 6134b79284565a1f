import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingDatabase, BookingSql } from '#storage/database.ts'
import { GUEST_BOOK_LOCK } from '../guest-book/guest-keys.ts'
import { profileSubject } from '../guest-book/profile-rows.ts'
import { hashOf, keyedHash, manageTokenOf } from '../identity/tokens.ts'
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
  secret: string,
  keptMonths: number,
): BookingImports {
  // Names have what people are known by: only a hash of them is stored.
  const contextOf = ({ name }: ImportRef): ImportContext => ({
    ...{ secret, keptMonths, key: `import:${keyedHash(secret, 'import', name)}` },
  })
  /** Locks as those of the staff, and the key under which a guest changes the booking. */
  function atBooking<R extends Result<unknown>>(
    { locationId, id }: { locationId: string; id: string | null },
    work: (sql: BookingSql) => Promise<R>,
    ...more: string[]
  ): Promise<R> {
    const guest = id === null ? [] : [hashOf(manageTokenOf(secret, id))]
    const exclusive = [hostLockKey(locationId), ...guest, ...more]
    return db.transaction({ exclusive, shared: [settingsLockKey(locationId)] }, work)
  }
  const inGuestBook = <R extends Result<unknown>>(work: (sql: BookingSql) => Promise<R>) =>
    db.transaction({ exclusive: [GUEST_BOOK_LOCK] }, work)
  const markOf = (sql: Pick<BookingSql, 'all'>, ref: ImportRef) =>
    readMark(sql as BookingSql, { import: ref.import, name: contextOf(ref).key })
  return {
    book: (booking, isTrial) =>
      untilNotTaken(async () => {
        const context = contextOf(booking)
        const { locationId } = booking
        const known = await rowByKey(db, context.key)
        return tried(isTrial, (end) =>
          atBooking({ locationId, id: known?.id ?? null }, async (sql) =>
            end(await importBooking(sql, context, booking)),
          ),
        )
      }),
    profile: (profile, isTrial) =>
      tried(isTrial, (end) =>
        inGuestBook(async (sql) => end(await importProfile(sql, contextOf(profile), profile))),
      ),
    isWritten: async (ref) => (await markOf(db, ref)) !== null,
    isEdited: async (ref) => {
      const mark = await markOf(db, ref)
      if (!mark || isFoundSame(mark)) return false
      if (mark.subject.startsWith(profileSubject(''))) return isProfileEdited(db, mark)
      const row = await rowOfSubject(db, mark.subject)
      return row !== null && (row.changed_at !== mark.seen || (await isSaidAgain(db, mark)))
    },
    takeBack: async (ref) => {
      const mark = await markOf(db, ref)
      if (!mark) return ok(null)
      if (mark.subject.startsWith(profileSubject('')))
        return inGuestBook((sql) => takeBackProfile(sql, mark, ref.staff))
      const row = await rowOfSubject(db, mark.subject)
      const at = { locationId: row?.location_id ?? '', id: mark.subject }
      return untilNotTaken(() =>
        atBooking(
          at,
          (sql) => takeBackBooking(sql, contextOf(ref), mark, ref.staff),
          GUEST_BOOK_LOCK,
        ),
      )
    },
  }
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
