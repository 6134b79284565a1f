import { LRUCache } from 'lru-cache'
import { ok, type Result, refuse } from '#lib/result.ts'
import { localOf } from '#lib/time/time.ts'
import type { BookingProvider, Unavailable } from '../contract.ts'
import {
  availabilityOf,
  availabilityPath,
  DEFAULT_ATTRIBUTES,
  excludeCardSlots,
  HORIZON_DAYS,
  hasExperiences,
  inWindow,
  LAST_TIME,
  lacksAttributes,
  MAX_PARTY,
  outsideHorizon,
} from './availability.ts'
import type { OpenTableContext } from './context.ts'
import { opentable } from './descriptor.ts'
import { bookableWithoutCard, chosenExperience, experiencesOf, namedOrder } from './experiences.ts'
import { queryRefusal } from './refusals.ts'
import { type AvailabilityReply, availabilityReply, metadataReply } from './wire.ts'

/** Longest special request that OpenTable takes, characters. */
export const NOTE_LENGTH = 75
/** What guests agree to: its certification asks for the sentence and both links. */
const TERMS = {
  service: opentable.name,
  termsUrl: 'https://www.opentable.com/legal/terms-and-conditions',
  privacyUrl: 'https://www.opentable.com/legal/privacy-policy',
}
/** How long the answer whether a restaurant exists is cached, ms. */
const KNOWN_FOR = 10 * 60_000

/** Methods that read what restaurants at OpenTable offer: rules, times, experiences and totals. */
export function offerMethods(
  context: OpenTableContext,
): Pick<BookingProvider, 'rules' | 'seatsAround' | 'availability' | 'experiences' | 'total'> {
  const { catalogue, takesCards, holds } = context
  return {
    rules: rulesMethod(context),

    seatsAround: async () => ok(null),

    availability: async ({ vendorLocationId: rid, timeZone }, { at, party, visitor }) => {
      if (!rid) return refuse('unknown_location')
      const now = Date.now()
      const never = outsideHorizon(at, timeZone, now)
      if (never) return ok({ times: [], reasons: [never] })
      if (party > MAX_PARTY) return ok({ times: [], reasons: ['AboveMaxPartySize'] })
      const found = await timesAt(context, rid, { at, party })
      if (!found.ok) return found
      const own = holds.of(visitor)
      const mine = own?.rid === rid && own.party >= party && inWindow(own.at, at) ? own : null
      return ok(availabilityOf(found.value, localOf(now, timeZone), mine))
    },

    experiences: async ({ vendorLocationId: rid }) => {
      if (!rid) return refuse('unknown_location')
      const found = await catalogue.activeExperiences(rid)
      if (!found.ok) return found
      const open = takesCards ? null : bookableWithoutCard(found.value)
      return ok(experiencesOf(found.value).filter(({ id }) => open?.has(id) ?? true))
    },

    total: async ({ vendorLocationId: rid }, { experience, party, addOns }) => {
      if (!rid) return refuse('unknown_location')
      const found = await catalogue.activeExperiences(rid)
      if (!found.ok) return found
      const known = chosenExperience(found.value, experience, party)
      if (!known) return refuse('unknown_experience')
      const order = namedOrder(found.value, experience, addOns)
      if (!order.ok) return order
      return catalogue.totalOfOrder({ rid, experience: known, party }, addOns)
    },
  }
}

function rulesMethod({ client, options }: OpenTableContext): BookingProvider['rules'] {
  const { cardForm = null, logo = null } = options
  const known = new LRUCache<string, true>({ max: 5_000, ttl: KNOWN_FOR })
  return async ({ vendorLocationId: rid }) => {
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
  }
}

/**
 * Searches times around a time; where the server does not list kinds of table, those of `default` tables
 * alone.
 */
async function timesAt(
  { client, catalogue, takesCards }: OpenTableContext,
  rid: string,
  { at, party }: { at: string; party: number },
): Promise<Result<AvailabilityReply, 'unknown_location' | Unavailable>> {
  const asked = async (attributes?: string[]) => {
    const path = availabilityPath(rid, {
      at,
      party,
      cards: takesCards,
      ...(attributes && { attributes }),
    })
    return client.request(availabilityReply, { operation: 'search', path, timeout: 'ask' })
  }
  const all = await asked()
  const found = all.ok && lacksAttributes(all.value) ? await asked(DEFAULT_ATTRIBUTES) : all
  if (!found.ok) return queryRefusal(found)
  if (takesCards) return ok(found.value)
  const offered = hasExperiences(found.value) ? await catalogue.activeExperiences(rid) : null
  return ok(excludeCardSlots(found.value, offered?.ok ? bookableWithoutCard(offered.value) : null))
}
