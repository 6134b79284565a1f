import { ok, type Result } from '#lib/result.ts'
import type { Secrets } from '#lib/security/secrets.ts'
import { inSpan } from '#lib/tracing/span.ts'
import { createOutbox } from '#outbox/outbox.ts'
import { databaseNow } from '#storage/clock.ts'
import type { BookingDatabase, Waits } from '#storage/database.ts'
import { availability } from './availability/availability.ts'
import { DayCache } from './availability/day-cache.ts'
import { cancelBooking } from './bookings/cancel.ts'
import { modifyBooking } from './bookings/modify.ts'
import { bookingIfKnown, findBooking, resendMail } from './bookings/reservations.ts'
import type { ReserveRequest } from './bookings/types.ts'
import { closedDaysOf } from './calendar/service-day.ts'
import { abandonPayments } from './checkout/open-payments.ts'
import { createPayments } from './checkout/payments-api.ts'
import { reserveOnce } from './checkout/reserve.ts'
import type { BookingEngine } from './contract.ts'
import { createFigures } from './figures/figures.ts'
import { createGuestBook } from './guest-book/guest-book.ts'
import { createGuests } from './guests/guests.ts'
import { findBookingToChange } from './holds/booking-change.ts'
import { releaseHold } from './holds/holds.ts'
import { KeyedQueue } from './holds/keyed-queue.ts'
import { takeHold } from './holds/take-hold.ts'
import type { HoldRequest } from './holds/types.ts'
import { createHostApi } from './host/host-api.ts'
import { identifyClient } from './identity/client-identity.ts'
import { keyedHash } from './identity/tokens.ts'
import { createBookingImports } from './imports/booking-imports.ts'
import { purgePastUnits } from './inventory/past-units.ts'
import { closeAll, countUpcoming, eraseAll } from './locations/close-all.ts'
import { bookedBetween, findConflictingBookings } from './locations/conflicts.ts'
import { removeSettings } from './locations/remove-location.ts'
import { saveSnapshot } from './locations/save-settings.ts'
import { timeZoneImpact } from './locations/time-zone/impact.ts'
import { createTextOptOuts } from './messages/text-opt-outs.ts'
import { createRefusedCards } from './payments/refused-cards.ts'
import type { Charge, LateCancellationCost } from './payments/types.ts'
import { counted } from './result-metrics.ts'
import { parseBookingSettings } from './settings/parse-settings.ts'
import { bookableLocations, currentSnapshot } from './settings/snapshots.ts'
import { createSoldOut } from './sold-out/sold-out.ts'
import { readStaffLog } from './staff-log/read-staff-log.ts'
import { sweepBookings } from './sweep.ts'
import { createWaitlist } from './waitlist/waitlist.ts'
import { createWalkInLists } from './walk-in-list/walk-in-list.ts'

/**
 * Creates the embedded booking engine over a database (`storage/open.ts`). `secret` derives manage links and
 * keys the hashes of visitors and addresses: at least 32 characters, the same on all instances; `acceptedSecret` is that of before a
 * rotation or of the one to come, whose links, opt-outs and imports are known, too.
 * `guestsKeptMonths`: guests are anonymised that long after their visit. `cardsKeptDays`: stored cards are
 * released that long after a visit. `onMessage` is called after something was written to the outbox.
 */
export function createBookingEngine({
  store: db,
  secret,
  acceptedSecret,
  guestsKeptMonths = 24,
  cardsKeptDays = 7,
  onMessage = () => {},
}: {
  store: BookingDatabase
  secret: string
  acceptedSecret?: string | undefined
  guestsKeptMonths?: number
  cardsKeptDays?: number
  onMessage?: () => void
}): BookingEngine {
  const secrets: Secrets = acceptedSecret ? [secret, acceptedSecret] : [secret]
  const figures = createFigures(db)
  return {
    ...settingsMethods(db),
    ...holdMethods(db, secret, onMessage),
    ...bookingMethods(db, secrets, onMessage),
    outbox: createOutbox(db),
    payments: createPayments(db, secret, onMessage),
    guests: createGuests(db, onMessage),
    guestBook: createGuestBook(db),
    refusedCards: createRefusedCards(db, secret),
    waitlist: createWaitlist(db, secrets, onMessage),
    host: createHostApi(db, secrets, onMessage),
    imports: createBookingImports(db, secrets, guestsKeptMonths),
    walkInLists: createWalkInLists(db, secret, onMessage),
    textOptOuts: createTextOptOuts(db, secrets),
    soldOut: createSoldOut(db),
    figures,
    staffLog: { read: (query) => readStaffLog(db, query) },
    sweep: () => sweepBookings(db, { guestsKeptMonths, cardsKeptDays }),
    purgePastUnits: (ended) => purgePastUnits(db, ended),
    countUpcoming: () => countUpcoming(db),
    closeAll: () => closeAll(db),
    eraseAll: () => eraseAll(db),
    now: () => databaseNow(db),
    close: async () => {
      await figures.close()
      await db.close()
    },
  }
}

function settingsMethods(
  db: BookingDatabase,
): Pick<
  BookingEngine,
  | 'saveSettings'
  | 'settings'
  | 'locations'
  | 'conflictingBookings'
  | 'bookedBetween'
  | 'timeZoneImpact'
  | 'removeLocation'
  | 'closedDays'
> {
  return {
    saveSettings: async (locationId, settings, revision, staff) => {
      const parsed = parseBookingSettings(settings)
      return parsed.ok ? saveSnapshot(db, locationId, parsed.value, { revision, staff }) : parsed
    },
    settings: (locationId) => currentSnapshot(db, locationId),
    locations: () => bookableLocations(db),
    conflictingBookings: async (locationId, settings) => {
      if (!settings) return findConflictingBookings(db, locationId)
      const parsed = parseBookingSettings(settings)
      return parsed.ok ? findConflictingBookings(db, locationId, parsed.value) : []
    },
    bookedBetween: (first, last) => bookedBetween(db, first, last),
    timeZoneImpact: (locationId, timeZone) => timeZoneImpact(db, locationId, timeZone),
    removeLocation: (locationId) => removeSettings(db, locationId),
    closedDays: async (locationId) => {
      const current = await currentSnapshot(db, locationId)
      return current ? closedDaysOf(current.settings, await databaseNow(db)) : []
    },
  }
}

function holdMethods(
  db: BookingDatabase,
  secret: string,
  onMessage: () => void,
): Pick<BookingEngine, 'availability' | 'hold' | 'release'> {
  const days = new DayCache(db)
  const queue = new KeyedQueue()
  /** Abandons the visitor's payments for other tables; what fails here is left to the sweep. */
  const abandonOthers = async (others: { visitor: string; before: string }, waits: Waits) => {
    try {
      if (await abandonPayments(db, others, waits)) onMessage()
    } catch (error) {
      console.error('what a visitor pays for beside a new hold is not given up yet', error)
    }
  }
  return {
    availability: (query) =>
      inSpan('booking availability', {}, async () => {
        const visitor = query.visitor ? keyedHash(secret, 'visitor', query.visitor) : null
        const changing = await findBookingToChange(db, query.locationId, query.changing)
        return availability(days, { ...query, visitor }, changing?.units)
      }),
    hold: counted('hold', async (request: HoldRequest) => {
      const evening = `${request.locationId} ${request.at.slice(0, 10)}`
      const client = identifyClient(secret, request.visitor)
      const arrived = performance.now()
      let waits: Waits = {}
      const held = await queue.run(evening, (briefly) => {
        // Time in the queue counts as waiting only if somebody ahead in it waited in vain.
        waits = { briefly, since: briefly ? arrived : performance.now() }
        return takeHold({ db, days }, client, request, waits)
      })
      if (!held.ok) return held
      const { hold, paying } = held.value
      if (paying) await abandonOthers({ visitor: client.visitor, before: hold.token }, waits)
      return ok(hold)
    }),
    release: async (token) => {
      const abandoned = await abandonPayments(db, { token })
      if (abandoned) onMessage()
      return (await releaseHold(db, token)) || abandoned
    },
  }
}

function bookingMethods(
  db: BookingDatabase,
  secrets: Secrets,
  onMessage: () => void,
): Pick<BookingEngine, 'reserve' | 'find' | 'modify' | 'cancel' | 'byId' | 'resendMail'> {
  /** Has the outbox delivered right after the commit, instead of at its next interval. */
  const withDelivery = async <R extends Result<unknown>>(working: Promise<R>): Promise<R> => {
    const done = await working
    if (done.ok) onMessage()
    return done
  }
  return {
    reserve: counted('reserve', (request: ReserveRequest, charge: Charge | null = null) =>
      withDelivery(reserveOnce(db, secrets, request, charge)),
    ),
    find: (manageToken) => findBooking(db, manageToken),
    modify: counted('modify', (manageToken: string, holdToken: string) =>
      withDelivery(modifyBooking(db, secrets, manageToken, holdToken)),
    ),
    cancel: counted('cancel', (manageToken: string, accepts: LateCancellationCost | null = null) =>
      withDelivery(cancelBooking(db, manageToken, accepts)),
    ),
    byId: (id) => bookingIfKnown(db, secrets, id),
    resendMail: (manageToken) => withDelivery(resendMail(db, manageToken)),
  }
}
