import type { Result } from '#lib/result.ts'
import { hashOf, manageTokenOf } from '../identity/tokens.ts'
import { settingsKey } from '../locations/snapshots.ts'
import { deskKey } from '../staff-log/staff-log.ts'
import type { BookingDatabase, Sql } from '../store/database.ts'
import { blockTables, unblockTables } from './blocks.ts'
import { writeNote } from './find-reservation.ts'
import { placesAsked } from './free-tables.ts'
import { deskDay, markOf, searchReservations } from './host-day.ts'
import { moveParty } from './move-party.ts'
import { askForPayment, chargeCard } from './payments.ts'
import { cancelAll, seriesMark, seriesOf } from './series.ts'
import { deskToday } from './today.ts'
import type { At, Desk, Subject } from './types.ts'
import { actOn } from './visit-state.ts'
import { seatWalkIn } from './walk-in.ts'

/** Claims of the staff that lose to a guest's look again this often. */
const ROUNDS = 20

/** The staff's side of a house book over its database. */
export function createDesk(db: BookingDatabase, secret: string, onPost: () => void): Desk {
  /** Staff of a location take turns; the plan of a location stays while they work. */
  function atWork<R extends Result<unknown>>(
    { locationId }: At,
    work: (sql: Sql) => Promise<R>,
    ...alone: string[]
  ): Promise<R> {
    const locks = { alone: [deskKey(locationId), ...alone], together: [settingsKey(locationId)] }
    return db.transaction(locks, work)
  }
  /** The guest of a reservation changes it under the same key. */
  function onSubject<R extends Result<unknown>>(
    subject: Subject,
    work: (sql: Sql) => Promise<R>,
  ): Promise<R> {
    return atWork(subject, work, hashOf(manageTokenOf(secret, subject.id)))
  }
  return {
    mark: (locationId, day) => markOf(db, locationId, day),
    day: (locationId, day) => deskDay(db, locationId, day),
    today: (locationIds) => deskToday(db, locationIds),
    series: (locationId) => seriesOf(db, locationId),
    seriesMark: (locationId) => seriesMark(db, locationId),
    cancelAll: async (at, visits) => {
      const guests = visits.map(({ id }) => hashOf(manageTokenOf(secret, id)))
      const done = await atWork(at, (sql) => cancelAll(sql, db, at, visits), ...guests)
      if (done.ok) onPost()
      return done
    },
    search: (locationIds, text) => searchReservations(db, locationIds, text),
    places: (locationId, asked) => placesAsked(db, locationId, asked),
    act: async (subject, act, money = null) => {
      const done = await onSubject(subject, (sql) => actOn(sql, db, subject, act, money))
      if (done.ok && act === 'cancel') onPost()
      return done
    },
    chargeCard: async (subject, amount) => {
      const done = await onSubject(subject, (sql) => chargeCard(sql, db, subject, amount))
      if (done.ok) onPost()
      return done
    },
    askForPayment: async (subject) => {
      const done = await onSubject(subject, (sql) => askForPayment(sql, db, subject))
      if (done.ok) onPost()
      return done
    },
    note: (subject, note) => onSubject(subject, (sql) => writeNote(sql, db, subject, note)),
    move: (subject, place) => onSubject(subject, (sql) => moveParty(sql, db, subject, place)),
    walkIn: async (request) => {
      const seat = () => atWork(request, (sql) => seatWalkIn(sql, db, secret, request))
      let seated = await seat()
      // Nobody chose that table: a guest was faster, and the next best one will do.
      for (let round = 1; round < ROUNDS && request.place === null; round++) {
        if (seated.ok || seated.code !== 'table_taken') break
        seated = await seat()
      }
      return seated
    },
    block: (request) => atWork(request, (sql) => blockTables(sql, db, request)),
    unblock: (at, id) => atWork(at, (sql) => unblockTables(sql, db, at, id)),
  }
}
