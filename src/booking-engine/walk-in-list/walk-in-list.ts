import type { Result } from '#lib/result.ts'
import type { BookingDatabase, BookingSql } from '#storage/database.ts'
import { settingsLockKey } from '../settings/snapshots.ts'
import { hostLockKey } from '../staff-log/staff-log.ts'
import type { StaffContext } from '../staff-log/types.ts'
import { addEntry, changeEntry, changeState } from './change-entry.ts'
import { entryToTell, readWalkInList } from './read-list.ts'
import { seatEntry } from './seat-entry.ts'
import type { WalkInLists } from './types.ts'

/** A seating that loses against a guest's claim is repeated this often. */
const MAX_ATTEMPTS = 20

/** The walk-in lists of a booking database; `onMessage` is called when a text message may have been queued. */
export function createWalkInLists(
  db: BookingDatabase,
  secret: string,
  onMessage: () => void,
): WalkInLists {
  /** Staff transactions of a location run one after the other, while its settings do not change. */
  function inTransaction<R extends Result<unknown>>(
    { locationId }: StaffContext,
    work: (sql: BookingSql) => Promise<R>,
  ): Promise<R> {
    const exclusive = [hostLockKey(locationId)]
    return db.transaction({ exclusive, shared: [settingsLockKey(locationId)] }, work)
  }
  return {
    read: (locationId, day) => db.snapshot((sql) => readWalkInList(sql, locationId, day)),
    add: (request) => inTransaction(request, (sql) => addEntry(sql, request)),
    change: (subject, fields) => inTransaction(subject, (sql) => changeEntry(sql, subject, fields)),
    act: async (subject, act) => {
      const done = await inTransaction(subject, (sql) => changeState(sql, subject, act))
      if (done.ok && act === 'notify') onMessage()
      return done
    },
    byId: (id) => entryToTell(db, id),
    seat: async (subject, table) => {
      const seat = () => inTransaction(subject, (sql) => seatEntry(sql, secret, subject, table))
      let seated = await seat()
      // No particular table was chosen: if a guest was faster, take the next best one.
      for (let round = 1; round < MAX_ATTEMPTS && table.place === null; round++) {
        if (seated.ok || seated.code !== 'table_taken') break
        seated = await seat()
      }
      return seated
    },
  }
}
