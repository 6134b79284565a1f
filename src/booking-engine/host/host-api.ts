import { type Result, refuse } from '#lib/result.ts'
import type { Secrets } from '#lib/security/secrets.ts'
import type { BookingDatabase, BookingSql } from '#storage/database.ts'
import { guestLocksOf } from '../bookings/guest-locks.ts'
import { findKnownGuest } from '../guest-book/known-guest.ts'
import { settingsLockKey } from '../settings/snapshots.ts'
import { saveShift } from '../shift/shift.ts'
import { hostLockKey } from '../staff-log/staff-log.ts'
import type { StaffContext } from '../staff-log/types.ts'
import { blockTables, unblockTables } from './blocks.ts'
import { bookForGuest } from './book-for-guest.ts'
import { changeBooking, locksOfChange } from './change-booking.ts'
import { CurrentPlans } from './current-plans.ts'
import { removeDayRule, setDayRule } from './day-rules.ts'
import { writeNote } from './find-reservation.ts'
import { freeTablesFor } from './free-tables.ts'
import { readDayVersion, readHostDay, readKitchenDay, searchReservations } from './host-day.ts'
import { readLocationVersions } from './location-versions.ts'
import { moveParty } from './move-party.ts'
import { askForPayment, chargeCard } from './payments.ts'
import { cancelAll, readSeries, readSeriesVersion } from './series.ts'
import { readStaffTimes } from './staff-times.ts'
import { swapParties } from './swap-parties.ts'
import { readHostToday } from './today.ts'
import { readHostTonight } from './tonight.ts'
import type { HostApi, ReservationRef } from './types.ts'
import { changeVisit } from './visit-state.ts'
import { seatWalkIn } from './walk-in.ts'

/** A staff claim that loses against a guest's is repeated this often. */
const MAX_ATTEMPTS = 20

/** The staff's API of a booking engine over its database. */
export function createHostApi(
  db: BookingDatabase,
  secrets: Secrets,
  onMessage: () => void,
): HostApi {
  const [secret] = secrets
  /** Staff transactions of a location run one after the other, while its settings do not change. */
  function inTransaction<R extends Result<unknown>>(
    { locationId }: StaffContext,
    work: (sql: BookingSql) => Promise<R>,
    ...more: string[]
  ): Promise<R> {
    const locks = {
      exclusive: [hostLockKey(locationId), ...more],
      shared: [settingsLockKey(locationId)],
    }
    return db.transaction(locks, work)
  }
  /** Also locks the key under which the guest changes the reservation. */
  async function onReservation<R extends Result<unknown>>(
    subject: ReservationRef,
    work: (sql: BookingSql) => Promise<R>,
    ...more: string[]
  ): Promise<R> {
    return inTransaction(subject, work, ...(await guestLocksOf(db, [subject.id])), ...more)
  }
  /** For changes of what is sold: no claim goes by what was in force before. */
  function onSettings<R extends Result<unknown>>(
    { locationId }: StaffContext,
    work: (sql: BookingSql) => Promise<R>,
  ): Promise<R> {
    const exclusive = [hostLockKey(locationId), settingsLockKey(locationId)]
    return db.transaction({ exclusive }, work)
  }
  return {
    ...readMethods(db),
    cancelAll: async (at, visits) => {
      const ids = visits.map(({ id }) => id)
      const guests = await guestLocksOf(db, ids)
      const done = await inTransaction(at, (sql) => cancelAll(sql, at, visits), ...guests)
      if (done.ok) onMessage()
      return done
    },
    act: async (subject, act, money = null) => {
      const done = await onReservation(subject, (sql) => changeVisit(sql, subject, act, money))
      if (done.ok && act === 'cancel') onMessage()
      return done
    },
    chargeCard: async (subject, amount) => {
      const done = await onReservation(subject, (sql) => chargeCard(sql, subject, amount))
      if (done.ok) onMessage()
      return done
    },
    askForPayment: async (subject) => {
      const done = await onReservation(subject, (sql) => askForPayment(sql, subject))
      if (done.ok) onMessage()
      return done
    },
    note: (subject, note) => onReservation(subject, (sql) => writeNote(sql, subject, note)),
    move: (subject, place) => onReservation(subject, (sql) => moveParty(sql, subject, place)),
    swap: async (subject, other) => {
      const guests = await guestLocksOf(db, [subject.id, other.id])
      return inTransaction(subject, (sql) => swapParties(sql, subject, other), ...guests)
    },
    walkIn: async (request) => {
      const seat = () => inTransaction(request, (sql) => seatWalkIn(sql, secret, request))
      let seated = await seat()
      // No particular table was chosen: if a guest was faster, take the next best one.
      for (let round = 1; round < MAX_ATTEMPTS && request.place === null; round++) {
        if (seated.ok || seated.code !== 'table_taken') break
        seated = await seat()
      }
      return seated
    },
    book: async (request) => {
      const booked = await untilNotTaken(() =>
        inTransaction(request, (sql) => bookForGuest(sql, secret, request)),
      )
      if (booked.ok && (request.guest.email || request.texts)) onMessage()
      return booked
    },
    change: async (subject, change) => {
      const locks = await locksOfChange(db, subject, change)
      const changed = await untilNotTaken(() =>
        onReservation(subject, (sql) => changeBooking(sql, secret, subject, change), ...locks),
      )
      if (changed.ok && change.tell) onMessage()
      return changed
    },
    setDayRule: (at, rule) => onSettings(at, (sql) => setDayRule(sql, at, rule)),
    removeDayRule: (at, id) => onSettings(at, (sql) => removeDayRule(sql, at, id)),
    saveShift: (at, change) => inTransaction(at, (sql) => saveShift(sql, at, change)),
    block: (request) => inTransaction(request, (sql) => blockTables(sql, request)),
    unblock: (at, id) => inTransaction(at, (sql) => unblockTables(sql, at, id)),
  }
}

/** Repeats a claim of the staff that a guest's was faster than; each attempt goes by what is free then. */
async function untilNotTaken<T, C extends string>(
  attempt: () => Promise<Result<T, C | 'taken'>>,
): Promise<Result<T, C | 'no_table_free'>> {
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const done = await attempt()
    if (done.ok) return done
    if (done.code !== 'taken') return refuse(done.code as C, done.detail)
  }
  return refuse('no_table_free')
}

function readMethods(
  db: BookingDatabase,
): Pick<
  HostApi,
  | 'dayVersion'
  | 'locationVersions'
  | 'day'
  | 'kitchenDay'
  | 'today'
  | 'tonight'
  | 'series'
  | 'seriesVersion'
  | 'search'
  | 'knownGuest'
  | 'freeTables'
  | 'staffTimes'
> {
  const plans = new CurrentPlans(db)
  return {
    dayVersion: (locationId, day) => readDayVersion(db, locationId, day),
    locationVersions: (locationIds) => readLocationVersions(db, locationIds),
    day: (locationId, day) => readHostDay(db, locationId, day),
    kitchenDay: (locationId, day) => readKitchenDay(db, locationId, day),
    today: (locationIds) => readHostToday(db, plans, locationIds),
    tonight: (locationIds) => readHostTonight(db, plans, locationIds),
    series: (locationId) => readSeries(db, locationId),
    seriesVersion: (locationId) => readSeriesVersion(db, locationId),
    search: (locationId, text) => searchReservations(db, locationId, text),
    knownGuest: (at, contact) => findKnownGuest(db, at, contact),
    freeTables: (locationId, asked) => freeTablesFor(db, locationId, asked),
    staffTimes: (locationId, asked) => readStaffTimes(db, locationId, asked),
  }
}
