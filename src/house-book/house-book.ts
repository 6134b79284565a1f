import { ok, refuse } from '#lib/result.ts'
import { reserveOnce } from './attempts.ts'
import { availability } from './availability.ts'
import { Days } from './days.ts'
import { askerOf } from './fairness.ts'
import { prepareHold, releaseHold } from './holds.ts'
import { parseBookingSettings } from './parse-settings.ts'
import { KeyedQueue } from './queue.ts'
import { cancelBooking, findBooking, modifyBooking } from './reservations.ts'
import { closedDaysOf } from './service-day.ts'
import { currentSnapshot, removeSettings, saveSnapshot, strandedBookings } from './snapshots.ts'
import type { BookingDatabase } from './store/database.ts'
import { sweepBookings } from './sweep.ts'
import { takeHold } from './take-hold.ts'
import { keyedHash } from './tokens.ts'
import type { HouseBook } from './types.ts'

/**
 * The embedded booking engine over a database (`store/open.ts`). `secret` makes manage links and keys
 * the hashes of visitors and addresses: at least 32 characters, the same on all instances, for ever.
 * `guestsKeptMonths` after a visit its guest's data goes.
 */
export function createHouseBook({
  store: db,
  secret,
  guestsKeptMonths = 24,
}: {
  store: BookingDatabase
  secret: string
  guestsKeptMonths?: number
}): HouseBook {
  const days = new Days(db)
  const claims = new KeyedQueue()
  const now = async () => {
    const rows = await db.all<{ now: number }>(`SELECT ${db.words.now} AS now`)
    return rows[0]?.now ?? 0
  }
  return {
    saveSettings: async (locationId, settings) => {
      const parsed = parseBookingSettings(settings)
      return parsed.ok ? ok(await saveSnapshot(db, locationId, parsed.value)) : parsed
    },
    settings: (locationId) => currentSnapshot(db, locationId),
    stranded: (locationId) => strandedBookings(db, db, locationId),
    removeLocation: (locationId) => removeSettings(db, locationId),
    availability: (query) => {
      const visitor = query.visitor ? keyedHash(secret, 'visitor', query.visitor) : null
      return availability(days, { ...query, visitor })
    },
    closedDays: async (locationId) => {
      const current = await currentSnapshot(db, locationId)
      return current ? closedDaysOf(current.settings, await now()) : []
    },
    hold: (request) => {
      const evening = `${request.locationId} ${request.at.slice(0, 10)}`
      const asker = askerOf(secret, request.visitor)
      return claims.run(evening, () => takeHold(db, days, asker, request))
    },
    release: (token) => releaseHold(db, token),
    prepare: (token) => prepareHold(db, token),
    reserve: async (request) => {
      const current = await currentSnapshot(db, request.locationId)
      if (!current) return refuse('hold_lost')
      return reserveOnce(db, secret, request, current.settings)
    },
    find: (manageToken) => findBooking(db, manageToken),
    modify: (manageToken, holdToken) => modifyBooking(db, secret, manageToken, holdToken),
    cancel: (manageToken) => cancelBooking(db, manageToken),
    sweep: () => sweepBookings(db, guestsKeptMonths),
    now,
    close: () => db.close(),
  }
}
