import { ok, type Result, refuse } from '#lib/result.ts'
import type {
  AddOnChoice,
  Booking,
  HoldCode,
  HoldRequest,
  ReserveCode,
  Total,
  Unavailable,
} from '../contract.ts'
import type { OpenTableClient } from './client.ts'
import { chosenExperience, experienceBody, namedOrder, totalOf } from './experiences.ts'
import { queryRefusal } from './refusals.ts'
import type { HeldSlot } from './sealed-tokens.ts'
import type { SlotTarget } from './slot-locks.ts'
import { type ExperienceReply, experiencesReply, totalReply } from './wire.ts'

type OnOffer = Result<ExperienceReply[], 'unknown_location' | Unavailable>

export type ExperienceCatalogue = ReturnType<typeof createExperienceCatalogue>

/**
 * The experiences that restaurants have on offer, and what they cost. `cards`: whether guests can give a card;
 * without one, prepaid experiences are refused.
 */
export function createExperienceCatalogue(client: OpenTableClient, cards: boolean) {
  const asking = new Map<string, Promise<OnOffer>>()

  /** What a restaurant has on offer. Calls at the same time share one request. */
  function activeExperiences(rid: string): Promise<OnOffer> {
    const asked = asking.get(rid) ?? requestOnOffer(client, rid).finally(() => asking.delete(rid))
    asking.set(rid, asked)
    return asked
  }

  return {
    activeExperiences,

    /** What an order costs now, as OpenTable reckons it; `provider_unavailable` where its reply has no total. */
    totalOfOrder: (order: PartyOrder, addOns: AddOnChoice[]) => requestTotal(client, order, addOns),

    /** The restaurant and the experience that a hold is wanted for; refused where that is not on offer. */
    async slotTargetOf(
      rid: string,
      { experience, party, addOns = [] }: HoldRequest,
    ): Promise<Result<SlotTarget, HoldCode>> {
      if (!experience) return ok({ rid, experience: null })
      const found = await activeExperiences(rid)
      if (!found.ok) return found
      const known = chosenExperience(found.value, experience, party)
      if (!known || !namedOrder(found.value, known, addOns).ok) return refuse('unknown_experience')
      return known.prepaid && !cards ? refuse('card_required') : ok({ rid, experience: known })
    },

    /** The experience and add-ons that are booked with a slot; `total` is null where OpenTable does not say it. */
    async bookedOrderOf(
      { rid, party, experience }: HeldSlot,
      addOns: AddOnChoice[],
    ): Promise<Result<Booking['experience'], ReserveCode>> {
      if (!experience) return ok(null)
      const [found, told] = await Promise.all([
        activeExperiences(rid),
        requestTotal(client, { rid, experience, party }, addOns),
      ])
      if (!found.ok) return refuse('provider_unavailable')
      const order = namedOrder(found.value, experience, addOns)
      if (!order.ok) return order
      if (!told.ok) return ok({ ...order.value, total: null })
      const { total: amount, currency, multiplier } = told.value
      return ok({ ...order.value, total: { amount, currency, multiplier } })
    },
  }
}

async function requestOnOffer(client: OpenTableClient, rid: string): Promise<OnOffer> {
  const path = `/v2/experiences/${encodeURIComponent(rid)}/active`
  const found = await client.request(experiencesReply, {
    operation: 'experiences',
    path,
    timeout: 'ask',
  })
  return found.ok ? ok(found.value.data) : queryRefusal(found)
}

/** The experience that a party books. */
type PartyOrder = {
  rid: string
  experience: NonNullable<HeldSlot['experience']>
  party: number
}

async function requestTotal(
  client: OpenTableClient,
  { rid, experience, party }: PartyOrder,
  addOns: AddOnChoice[],
): Promise<Result<Total, 'unknown_location' | Unavailable>> {
  const { id, ...order } = experienceBody(experience, addOns)
  const told = await client.request(totalReply, {
    operation: 'total',
    method: 'POST',
    path: `/v2/booking/${encodeURIComponent(rid)}/reservations/experiences/total`,
    body: { experience_id: id, ...order, party_size: party, tip_percent_list: [0] },
    timeout: 'ask',
    requestId: crypto.randomUUID(),
  })
  if (!told.ok) return queryRefusal(told)
  const total = totalOf(told.value, experience.prepaid)
  return total ? ok(total) : refuse('provider_unavailable')
}
