import { LRUCache } from 'lru-cache'
import { ok, type Result, refuse } from '#lib/result.ts'
import { localOf } from '#lib/time.ts'
import type { BookingProvider, Unavailable } from '../contract.ts'
import { createAttempts } from './attempts.ts'
import {
  availabilityOf,
  availabilityPath,
  HORIZON_DAYS,
  inWindow,
  isAttribute,
  MAX_PARTY,
  outOfReach,
} from './availability.ts'
import { createClient, type Timeouts } from './client.ts'
import { askRefusal } from './codes.ts'
import type { Account } from './env.ts'
import { chosen, experienceBody, experiencesOf, totalOf } from './experiences.ts'
import { type Desk, make, move, read, withdraw } from './reservations.ts'
import { createSeals } from './sealed.ts'
import { createSlots } from './slots.ts'
import { createHolds } from './visitors.ts'
import {
  availabilityReply,
  type ExperienceReply,
  experiencesReply,
  metadataReply,
  totalReply,
} from './wire.ts'

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
  /** Takes one line for each call that went wrong, without anything of a guest in it. */
  log(line: string): void
  timeouts?: Timeouts
}

/** Tables that are booked at OpenTable, by its Online Booking API v2. */
export function createOpenTable(options: OpenTableOptions): BookingProvider {
  const { secret, manageUrl } = options
  const client = createClient(options)
  const seals = createSeals(secret)
  const holds = createHolds()
  const slots = createSlots(client, seals, holds)
  const attempts = createAttempts()
  const desk: Desk = { client, seals, manageUrl }
  const known = new LRUCache<string, true>({ max: 5_000, ttl: KNOWN_FOR })

  async function onOffer(
    rid: string | null,
  ): Promise<Result<ExperienceReply[], 'unknown_location' | Unavailable>> {
    if (!rid) return refuse('unknown_location')
    const path = `/v2/experiences/${encodeURIComponent(rid)}/active`
    const found = await client.ask(experiencesReply, { what: 'experiences', path, timeout: 'ask' })
    return found.ok ? ok(found.value.data) : askRefusal(found)
  }

  return {
    abilities: { recallsGuest: false },

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
        noteLength: NOTE_LENGTH,
        cardMode: 'none' as const,
        terms: TERMS,
        serverTime: Date.now(),
      })
    },

    availability: async ({ openTableRID: rid, timeZone }, { at, party, visitor }) => {
      if (!rid) return refuse('unknown_location')
      const now = Date.now()
      const never = outOfReach(at, timeZone, now)
      if (never) return ok({ times: [], reasons: [never] })
      if (party > MAX_PARTY) return ok({ times: [], reasons: ['AboveMaxPartySize'] })
      const path = availabilityPath(rid, at, party)
      const found = await client.ask(availabilityReply, { what: 'search', path, timeout: 'ask' })
      if (!found.ok) return askRefusal(found)
      const own = holds.of(visitor)
      const mine = own?.rid === rid && own.party >= party && inWindow(own.at, at) ? own : null
      return ok(availabilityOf(found.value, localOf(now, timeZone), mine))
    },

    experiences: async ({ openTableRID: rid }) => {
      const found = await onOffer(rid)
      return found.ok ? ok(experiencesOf(found.value)) : found
    },

    total: async ({ openTableRID: rid }, { experience, party, addOns }) => {
      const found = await onOffer(rid)
      if (!found.ok) return found
      const known = chosen(found.value, experience)
      if (!rid || !known) return refuse('unknown_experience')
      const { id, ...order } = experienceBody(known, party, addOns)
      const told = await client.ask(totalReply, {
        what: 'total',
        method: 'POST',
        path: `/v2/booking/${encodeURIComponent(rid)}/reservations/experiences/total`,
        body: { experience_id: id, ...order, party_size: party, tip_percent_list: [0] },
        timeout: 'ask',
        requestId: crypto.randomUUID(),
      })
      if (!told.ok) return askRefusal(told)
      const total = totalOf(told.value)
      return total ? ok(total) : refuse('provider_unavailable')
    },

    lock: async (location, request) => {
      const rid = location.openTableRID
      if (!rid) return refuse('unknown_location')
      if (!isAttribute(request.attribute)) return refuse('unknown_attribute')
      if (request.party > MAX_PARTY) return refuse('party_size')
      if (outOfReach(request.at, location.timeZone, Date.now())) return refuse('slot_taken')
      if (!request.experience) return slots.lock({ rid, experience: null }, request)
      const found = await onOffer(rid)
      if (!found.ok) return found
      const experience = chosen(found.value, request.experience)
      if (!experience) return refuse('unknown_experience')
      return slots.lock({ rid, experience }, request)
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
      if (guest.specialRequest.length > NOTE_LENGTH) return refuse('request_too_long')
      const locked = slot.experience
      const asLocked = locked?.id === experience?.id && locked?.version === experience?.version
      if (!asLocked || (!locked && addOns.length > 0)) return refuse('unknown_experience')
      const reserved = await attempts.once(slot.rid, request, () =>
        make(desk, location, slot, request),
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
      const slot = seals.openLock(lockToken)
      if (!slot || slot.rid !== made.rid) return refuse('hold_lost')
      const before = await read(desk, made)
      if (!before.ok) return before
      if (before.value.booking.status === 'cancelled') return refuse('cancelled')
      const moved = await move(desk, made, slot, before.value)
      if (moved.ok) holds.forget(slot)
      return moved
    },

    cancel: async (manageToken) => {
      const made = seals.openBooking(manageToken)
      if (!made) return refuse('not_found')
      const before = await read(desk, made)
      if (!before.ok) return cancelRefusal(before.code)
      const { booking } = before.value
      if (booking.status === 'cancelled') return ok(booking)
      const cancelled = await withdraw(desk, made)
      if (!cancelled.ok) return cancelRefusal(cancelled.code)
      return ok({ ...booking, status: 'cancelled' })
    },
  }
}

function cancelRefusal(code: string) {
  if (code === 'not_found' || code === 'past_cut_off') return refuse(code)
  return refuse('provider_unavailable')
}
