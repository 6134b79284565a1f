import { LRUCache } from 'lru-cache'
import { withoutRequestPrefix } from '#lib/booking/special-request.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { localOf } from '#lib/time/time.ts'
import type { CardForm } from '../../payments/contract.ts'
import type { Booking, BookingProvider, ReserveCode, Unavailable } from '../contract.ts'
import { createAttempts } from './attempts.ts'
import {
  availabilityOf,
  availabilityPath,
  HORIZON_DAYS,
  hasExperiences,
  inWindow,
  isAttribute,
  LAST_TIME,
  MAX_PARTY,
  namesNoTable,
  outOfReach,
  PLAIN,
  withoutCards,
} from './availability.ts'
import { dueOf } from './card-due.ts'
import { createClient, type Timeouts } from './client.ts'
import { askRefusal } from './codes.ts'
import type { Account } from './env.ts'
import { chosen, experiencesOf, openWithoutCard, ordered } from './experiences.ts'
import { createOffers } from './offers.ts'
import { type Desk, make, move, read, withdraw } from './reservations.ts'
import { createSeals } from './sealed.ts'
import { createSlots } from './slots.ts'
import { createHolds } from './visitors.ts'
import { type AvailabilityReply, availabilityReply, metadataReply } from './wire.ts'

/** Longest special request that OpenTable takes, characters. */
const NOTE_LENGTH = 75
/** What guests agree to (its certification asks for the sentence and both links). */
const TERMS = {
  service: 'OpenTable',
  termsUrl: 'https://www.opentable.com/legal/terms-and-conditions',
  privacyUrl: 'https://www.opentable.com/legal/privacy-policy',
}
/** How long a restaurant that was found counts as found, ms. */
const KNOWN_FOR = 10 * 60_000

export type OpenTableOptions = {
  account: Account
  /** Signs the tokens that guests are given. */
  secret: string
  /** Address of the page that shows the booking behind a manage token. */
  manageUrl(manageToken: string): string
  /** How guests give a card for OpenTable to charge; null = they cannot, and what wants one is hidden. */
  cardForm?: CardForm | null
  /** Address of OpenTable's logo on the site; null = its name stands in words. */
  logo?: string | null
  /** Takes one line for each call that went wrong, without anything of a guest in it. */
  log(line: string): void
  timeouts?: Timeouts
}

/** Tables that are booked at OpenTable, by its Online Booking API v2. */
export function createOpenTable(options: OpenTableOptions): BookingProvider {
  const { secret, manageUrl, cardForm = null, logo = null } = options
  const cards = cardForm !== null
  const client = createClient(options)
  const offers = createOffers(client, cards)
  const { onOffer, totalAt, wantedBy, orderOf } = offers
  const seals = createSeals(secret)
  const holds = createHolds()
  const slots = createSlots(client, seals, holds)
  const attempts = createAttempts()
  const desk: Desk = { client, seals, manageUrl }
  const known = new LRUCache<string, true>({ max: 5_000, ttl: KNOWN_FOR })

  /** Times around a time; those of ordinary tables alone where it is not told what the others are. */
  async function timesAt(
    rid: string,
    { at, party }: { at: string; party: number },
  ): Promise<Result<AvailabilityReply, 'unknown_location' | Unavailable>> {
    const asked = async (attributes?: string[]) => {
      const path = availabilityPath(rid, { at, party, cards, ...(attributes && { attributes }) })
      return client.ask(availabilityReply, { what: 'search', path, timeout: 'ask' })
    }
    const all = await asked()
    const found = all.ok && namesNoTable(all.value) ? await asked(PLAIN) : all
    if (!found.ok) return askRefusal(found)
    if (cards) return ok(found.value)
    const offered = hasExperiences(found.value) ? await onOffer(rid) : null
    return ok(withoutCards(found.value, offered?.ok ? openWithoutCard(offered.value) : null))
  }

  /** A booking that was made before, as it was answered then, unless OpenTable says that it was cancelled since. */
  async function stillBooked(rid: string, made: Booking): Promise<Result<Booking, ReserveCode>> {
    const now = await read(desk, { ...made, rid })
    return now.ok && now.value.booking.status === 'cancelled' ? refuse('cancelled') : ok(made)
  }

  return {
    abilities: { recallsGuest: false, mailsBy: 'provider', movesExperiences: false },

    rules: async ({ openTableRID: rid }) => {
      if (!rid) return refuse('unknown_location')
      if (!known.has(rid)) {
        const path = `/v2/availability-metadata/${encodeURIComponent(rid)}`
        const found = await client.ask(metadataReply, { what: 'restaurant', path, timeout: 'ask' })
        if (!found.ok) return askRefusal(found)
        known.set(rid, true)
      }
      return ok({
        horizonDays: HORIZON_DAYS,
        closedDays: [],
        minParty: 1,
        maxParty: MAX_PARTY,
        emailRequired: true,
        lastTime: LAST_TIME,
        noteLength: NOTE_LENGTH,
        requestAsTyped: true,
        botCheck: false,
        cardForm,
        terms: { ...TERMS, logo },
        serverTime: Date.now(),
      })
    },

    seatsAround: async () => ok(null),

    availability: async ({ openTableRID: rid, timeZone }, { at, party, visitor }) => {
      if (!rid) return refuse('unknown_location')
      const now = Date.now()
      const never = outOfReach(at, timeZone, now)
      if (never) return ok({ times: [], reasons: [never] })
      if (party > MAX_PARTY) return ok({ times: [], reasons: ['AboveMaxPartySize'] })
      const found = await timesAt(rid, { at, party })
      if (!found.ok) return found
      const own = holds.of(visitor)
      const mine = own?.rid === rid && own.party >= party && inWindow(own.at, at) ? own : null
      return ok(availabilityOf(found.value, localOf(now, timeZone), mine))
    },

    experiences: async ({ openTableRID: rid }) => {
      if (!rid) return refuse('unknown_location')
      const found = await onOffer(rid)
      if (!found.ok) return found
      const open = cards ? null : openWithoutCard(found.value)
      return ok(experiencesOf(found.value).filter(({ id }) => open?.has(id) ?? true))
    },

    total: async ({ openTableRID: rid }, { experience, party, addOns }) => {
      if (!rid) return refuse('unknown_location')
      const found = await onOffer(rid)
      if (!found.ok) return found
      const known = chosen(found.value, experience, party)
      if (!known) return refuse('unknown_experience')
      const order = ordered(found.value, experience, addOns)
      if (!order.ok) return order
      return totalAt(rid, known, party, addOns)
    },

    hold: async (location, request) => {
      const rid = location.openTableRID
      if (!rid) return refuse('unknown_location')
      if (!isAttribute(request.attribute)) return refuse('unknown_attribute')
      if (request.party > MAX_PARTY) return refuse('party_size')
      if (outOfReach(request.at, location.timeZone, Date.now())) return refuse('slot_taken')
      const wanted = await wantedBy(rid, request)
      if (!wanted.ok) return wanted
      // What they hold there themselves is in no search: it is given back before its terms are asked for.
      const own = cards ? holds.of(request.visitor) : null
      if (own?.rid === rid && own.at === request.at) await slots.release(own)
      const due = cards ? await dueOf({ client, offers }, wanted.value, request) : ok(null)
      return due.ok ? slots.lock(wanted.value, request, due.value) : due
    },

    release: async (_location, token) => {
      const slot = seals.openLock(token)
      if (!slot) return ok(null)
      const released = await slots.release(slot)
      const gone = released.ok || released.trouble !== 'unavailable'
      return gone ? ok(null) : refuse('provider_unavailable')
    },

    reserve: async (location, request) => {
      const { guest, experience, addOns, token } = request
      const slot = seals.openLock(token)
      if (!slot || slot.rid !== location.openTableRID) return refuse('hold_lost')
      if (!guest.email) return refuse('email_required')
      if (withoutRequestPrefix(guest.specialRequest).length > NOTE_LENGTH)
        return refuse('request_too_long')
      const locked = slot.experience
      const asLocked = locked?.id === experience?.id && locked?.version === experience?.version
      if (!asLocked || (!locked && addOns.length > 0)) return refuse('unknown_experience')
      const book = async () => {
        const order = await orderOf(slot, addOns)
        return order.ok ? make(desk, location, slot, request, order.value) : order
      }
      const reserved = await attempts.once(slot.rid, request, book, (made) =>
        stillBooked(slot.rid, made),
      )
      if (reserved.ok || reserved.code === 'hold_lost') holds.forget(slot)
      return reserved
    },

    find: async (manageToken) => {
      const made = seals.openBooking(manageToken)
      if (!made) return refuse('not_found')
      const found = await read(desk, made)
      if (found.ok) return ok(found.value.booking)
      return refuse(found.code === 'not_found' ? 'not_found' : 'provider_unavailable')
    },

    modify: async (manageToken, lockToken) => {
      const made = seals.openBooking(manageToken)
      if (!made) return refuse('not_found')
      // OpenTable moves no booking of an experience.
      if (made.experience) return refuse('unknown_experience')
      const slot = seals.openLock(lockToken)
      if (!slot || slot.rid !== made.rid) return refuse('hold_lost')
      const before = await read(desk, made)
      if (!before.ok) return before
      if (before.value.booking.status === 'cancelled') return refuse('cancelled')
      const moved = await move(desk, made, slot, before.value)
      if (moved.ok) holds.forget(slot)
      return moved
    },

    mailAgain: async (manageToken) =>
      refuse(seals.openBooking(manageToken) ? 'no_mail' : 'not_found'),

    cancel: async (manageToken) => {
      const made = seals.openBooking(manageToken)
      if (!made) return refuse('not_found')
      const before = await read(desk, made)
      if (!before.ok) return cancelRefusal(before.code)
      const { booking } = before.value
      if (booking.status === 'cancelled') return ok(booking)
      const cancelled = await withdraw(desk, made)
      // OpenTable does not find a visit any more once its time has passed.
      const code = !cancelled.ok && cancelled.code === 'not_found' ? 'past_cut_off' : null
      if (!cancelled.ok) return cancelRefusal(code ?? cancelled.code)
      return ok({ ...booking, status: 'cancelled' })
    },
  }
}

function cancelRefusal(code: string) {
  if (code === 'not_found' || code === 'past_cut_off') return refuse(code)
  return refuse('provider_unavailable')
}
