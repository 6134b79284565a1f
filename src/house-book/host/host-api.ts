import type { Result } from '#lib/result.ts'
import { hashOf, manageTokenOf } from '../identity/tokens.ts'
import { settingsLockKey } from '../settings/snapshots.ts'
import { hostLockKey } from '../staff-log/staff-log.ts'
import type { StaffContext } from '../staff-log/types.ts'
import type { BookingDatabase, BookingSql } from '../store/database.ts'
import { blockTables, unblockTables } from './blocks.ts'
import { writeNote } from './find-reservation.ts'
import { freeTablesFor } from './free-tables.ts'
import { readDayMark, readHostDay, searchReservations } from './host-day.ts'
import { moveParty } from './move-party.ts'
import { askForPayment, chargeCard } from './payments.ts'
import { cancelAll, readSeries, readSeriesMark } from './series.ts'
import { readHostToday } from './today.ts'
import type { HostApi, ReservationRef } from './types.ts'
import { changeVisit } from './visit-state.ts'
import { seatWalkIn } from './walk-in.ts'

/** Claims of the staff that lose to a guest's look again this often. */
const MAX_ATTEMPTS = 20

/** The staff's side of a house book over its database. */
export function createHostApi(db: BookingDatabase, secret: string, onPost: () => void): HostApi {
  /** Staff of a location take turns; the plan of a location stays while they work. */
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
  /** The guest of a reservation changes it under the same key. */
  function onReservation<R extends Result<unknown>>(
    subject: ReservationRef,
    work: (sql: BookingSql) => Promise<R>,
  ): Promise<R> {
    return inTransaction(subject, work, hashOf(manageTokenOf(secret, subject.id)))
  }
  return {
    mark: (locationId, day) => readDayMark(db, locationId, day),
    day: (locationId, day) => readHostDay(db, locationId, day),
    today: (locationIds) => readHostToday(db, locationIds),
    series: (locationId) => readSeries(db, locationId),
    seriesMark: (locationId) => readSeriesMark(db, locationId),
    cancelAll: async (at, visits) => {
      const guests = visits.map(({ id }) => hashOf(manageTokenOf(secret, id)))
      const done = await inTransaction(at, (sql) => cancelAll(sql, at, visits), ...guests)
      if (done.ok) onPost()
      return done
    },
    search: (locationIds, text) => searchReservations(db, locationIds, text),
    freeTables: (locationId, asked) => freeTablesFor(db, locationId, asked),
    act: async (subject, act, money = null) => {
      const done = await onReservation(subject, (sql) => changeVisit(sql, subject, act, money))
      if (done.ok && act === 'cancel') onPost()
      return done
    },
    chargeCard: async (subject, amount) => {
      const done = await onReservation(subject, (sql) => chargeCard(sql, subject, amount))
      if (done.ok) onPost()
      return done
    },
    askForPayment: async (subject) => {
      const done = await onReservation(subject, (sql) => askForPayment(sql, subject))
      if (done.ok) onPost()
      return done
    },
    note: (subject, note) => onReservation(subject, (sql) => writeNote(sql, subject, note)),
    move: (subject, place) => onReservation(subject, (sql) => moveParty(sql, subject, place)),
    walkIn: async (request) => {
      const seat = () => inTransaction(request, (sql) => seatWalkIn(sql, secret, request))
      let seated = await seat()
      // Nobody chose that table: a guest was faster, and the next best one will do.
      for (let round = 1; round < MAX_ATTEMPTS && request.place === null; round++) {
        if (seated.ok || seated.code !== 'table_taken') break
        seated = await seat()
      }
      return seated
    },
    block: (request) => inTransaction(request, (sql) => blockTables(sql, request)),
    unblock: (at, id) => inTransaction(at, (sql) => unblockTables(sql, at, id)),
  }
}
