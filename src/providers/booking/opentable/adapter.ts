import { LRUCache } from 'lru-cache'
import { requestAsTyped } from '#lib/booking/special-request.ts'
import type { CspSourceList } from '#lib/front/ports.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { localOf } from '#lib/time/time.ts'
import type { CardForm } from '../../payments/contract.ts'
import type { Booking, BookingProvider, ReserveCode, Unavailable } from '../contract.ts'
import {
  availabilityOf,
  availabilityPath,
  DEFAULT_ATTRIBUTES,
  excludeCardSlots,
  HORIZON_DAYS,
  hasExperiences,
  inWindow,
  isAttribute,
  LAST_TIME,
  lacksAttributes,
  MAX_PARTY,
  outsideHorizon,
} from './availability.ts'
import { createBookingAttempts } from './booking-attempts.ts'
import { cardDueOf } from './card-due.ts'
import { createClient, type Timeouts } from './client.ts'
import { opentable } from './descriptor.ts'
import type { Account } from './env.ts'
import { createExperienceCatalogue } from './experience-catalogue.ts'
import { bookableWithoutCard, chosenExperience, experiencesOf, namedOrder } from './experiences.ts'
import { queryRefusal } from './refusals.ts'
import {
  cancelReservation,
  makeReservation,
  moveReservation,
  type ReservationContext,
  readReservation,
} from './reservations.ts'
import { createSealedTokens } from './sealed-tokens.ts'
import { createSlotLocks } from './slot-locks.ts'
import { createVisitorHolds } from './visitor-holds.ts'
import { type AvailabilityReply, availabilityReply, metadataReply } from './wire.ts'

/** Longest special request that OpenTable takes, characters. */
const NOTE_LENGTH = 75
/** What guests agree to (its certification asks for the sentence and both links). */
const TERMS = {
  service: opentable.name,
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
  /** Origins that the card form needs in the browser. */
  csp?: CspSourceList
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
  const offers = createExperienceCatalogue(client, cards)
  const { onOffer, totalAt, wantedBy, orderOf } = offers
  const tokens = createSealedTokens(secret)
  const holds = createVisitorHolds()
  const slots = createSlotLocks(client, tokens, holds)
  const attempts = createBookingAttempts()
  const desk: ReservationContext = { client, tokens: tokens, manageUrl }
  const known = new LRUCache<string, true>({ max: 5_000, ttl: KNOWN_FOR })

  /** Times around a time; those of ordinary tables alone where it is not told what the others are. */
  async function timesAt(
    rid: string,
    { at, party }: { at: string; party: number },
  ): Promise<Result<AvailabilityReply, 'unknown_location' | Unavailable>> {
    const asked = async (attributes?: string[]) => {
      const path = availabilityPath(rid, { at, party, cards, ...(attributes && { attributes }) })
      return client.request(availabilityReply, { operation: 'search', path, timeout: 'ask' })
    }
    const all = await asked()
    const found = all.ok && lacksAttributes(all.value) ? await asked(DEFAULT_ATTRIBUTES) : all
    if (!found.ok) return queryRefusal(found)
    if (cards) return ok(found.value)
    const offered = hasExperiences(found.value) ? await onOffer(rid) : null
    return ok(
      excludeCardSlots(found.value, offered?.ok ? bookableWithoutCard(offered.value) : null),
    )
  }

  /** A booking that was made before, as it was answered then, unless OpenTable says that it was cancelled since. */
  async function stillBooked(rid: string, made: Booking): Promise<Result<Booking, ReserveCode>> {
    const now = await readReservation(desk, { ...made, rid })
    return now.ok && now.value.booking.status === 'cancelled' ? refuse('cancelled') : ok(made)
  }

  return {
    abilities: opentable.abilities,
    csp: options.csp ?? {},

    rules: async ({ vendorLocationId: rid }) => {
      if (!rid) return refuse('unknown_location')
      if (!known.has(rid)) {
        const path = `/v2/availability-metadata/${encodeURIComponent(rid)}`
        const found = await client.request(metadataReply, {
          operation: 'restaurant',
          path,
          timeout: 'ask',
        })
        if (!found.ok) return queryRefusal(found)
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

    availability: async ({ vendorLocationId: rid, timeZone }, { at, party, visitor }) => {
      if (!rid) return refuse('unknown_location')
      const now = Date.now()
      const never = outsideHorizon(at, timeZone, now)
      if (never) return ok({ times: [], reasons: [never] })
      if (party > MAX_PARTY) return ok({ times: [], reasons: ['AboveMaxPartySize'] })
      const found = await timesAt(rid, { at, party })
      if (!found.ok) return found
      const own = holds.of(visitor)
      const mine = own?.rid === rid && own.party >= party && inWindow(own.at, at) ? own : null
      return ok(availabilityOf(found.value, localOf(now, timeZone), mine))
    },

    experiences: async ({ vendorLocationId: rid }) => {
      if (!rid) return refuse('unknown_location')
      const found = await onOffer(rid)
      if (!found.ok) return found
      const open = cards ? null : bookableWithoutCard(found.value)
      return ok(experiencesOf(found.value).filter(({ id }) => open?.has(id) ?? true))
    },

    total: async ({ vendorLocationId: rid }, { experience, party, addOns }) => {
      if (!rid) return refuse('unknown_location')
      const found = await onOffer(rid)
      if (!found.ok) return found
      const known = chosenExperience(found.value, experience, party)
      if (!known) return refuse('unknown_experience')
      const order = namedOrder(found.value, experience, addOns)
      if (!order.ok) return order
      return totalAt(rid, known, party, addOns)
    },

    hold: async (location, request) => {
      const rid = location.vendorLocationId
      if (!rid) return refuse('unknown_location')
      if (!isAttribute(request.attribute)) return refuse('unknown_attribute')
      if (request.party > MAX_PARTY) return refuse('party_size')
      if (outsideHorizon(request.at, location.timeZone, Date.now())) return refuse('slot_taken')
      const wanted = await wantedBy(rid, request)
      if (!wanted.ok) return wanted
      // What they hold there themselves is in no search: it is given back before its terms are asked for.
      const own = cards ? holds.of(request.visitor) : null
      if (own?.rid === rid && own.at === request.at) await slots.release(own)
      const due = cards ? await cardDueOf({ client, offers }, wanted.value, request) : ok(null)
      return due.ok ? slots.lock(wanted.value, request, due.value) : due
    },

    release: async (_location, token) => {
      const slot = tokens.openLock(token)
      if (!slot) return ok(null)
      const released = await slots.release(slot)
      const gone = released.ok || released.kind !== 'unavailable'
      return gone ? ok(null) : refuse('provider_unavailable')
    },

    reserve: async (location, request) => {
      const { guest, experience, addOns, token } = request
      const slot = tokens.openLock(token)
      if (!slot || slot.rid !== location.vendorLocationId) return refuse('hold_lost')
      if (!guest.email) return refuse('email_required')
      if (requestAsTyped(guest.specialRequest).length > NOTE_LENGTH)
        return refuse('request_too_long')
      const locked = slot.experience
      const asLocked = locked?.id === experience?.id && locked?.version === experience?.version
      if (!asLocked || (!locked && addOns.length > 0)) return refuse('unknown_experience')
      const book = async () => {
        const order = await orderOf(slot, addOns)
        return order.ok ? makeReservation(desk, location, slot, request, order.value) : order
      }
      const reserved = await attempts.once(slot.rid, request, book, (made) =>
        stillBooked(slot.rid, made),
      )
      if (reserved.ok || reserved.code === 'hold_lost') holds.remove(slot)
      return reserved
    },

    find: async (manageToken) => {
      const made = tokens.openBooking(manageToken)
      if (!made) return refuse('not_found')
      const found = await readReservation(desk, made)
      if (found.ok) return ok(found.value.booking)
      return refuse(found.code === 'not_found' ? 'not_found' : 'provider_unavailable')
    },

    modify: async (manageToken, lockToken) => {
      const made = tokens.openBooking(manageToken)
      if (!made) return refuse('not_found')
      // OpenTable moves no booking of an experience.
      if (made.experience) return refuse('unknown_experience')
      const slot = tokens.openLock(lockToken)
      if (!slot || slot.rid !== made.rid) return refuse('hold_lost')
      const before = await readReservation(desk, made)
      if (!before.ok) return before
      if (before.value.booking.status === 'cancelled') return refuse('cancelled')
      const moved = await moveReservation(desk, made, slot, before.value)
      if (moved.ok) holds.remove(slot)
      return moved
    },

    mailAgain: async (manageToken) =>
      refuse(tokens.openBooking(manageToken) ? 'no_mail' : 'not_found'),

    cancel: async (manageToken) => {
      const made = tokens.openBooking(manageToken)
      if (!made) return refuse('not_found')
      const before = await readReservation(desk, made)
      if (!before.ok) return cancelRefusal(before.code)
      const { booking } = before.value
      if (booking.status === 'cancelled') return ok(booking)
      const cancelled = await cancelReservation(desk, made)
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
