import { ok, type Result, refuse } from '#lib/result.ts'
import type { HoldCode, HoldRequest } from '../contract.ts'
import { availabilityPath } from './availability.ts'
import { type CardDue, cardPolicyAt, cardPolicyOf, experiencePolicyAt } from './cards.ts'
import type { OpenTableClient } from './client.ts'
import type { ExperienceCatalogue } from './experience-catalogue.ts'
import { experiencesOf } from './experiences.ts'
import { queryRefusal } from './refusals.ts'
import type { SlotTarget } from './slot-locks.ts'
import { availabilityReply, policyReply } from './wire.ts'

type Asking = { client: OpenTableClient; catalogue: ExperienceCatalogue }

/**
 * What a card must give for a slot; null = nothing. To be called before the slot is locked, as a locked slot
 * is in no search; refuses `slot_taken` where the search does not have it.
 */
export async function cardDueOf(
  { client, catalogue }: Asking,
  { rid, experience }: SlotTarget,
  { at, party, attribute, addOns = [] }: HoldRequest,
): Promise<Result<CardDue | null, HoldCode>> {
  if (experience?.prepaid) {
    const told = await catalogue.totalOfOrder({ rid, experience, party }, addOns)
    if (!told.ok) return told
    const { total: amount, currency, multiplier } = told.value
    return ok({ kind: 'charge', money: { amount, currency, multiplier } })
  }
  const attributes = [attribute.toLowerCase()]
  const path = availabilityPath(rid, { at, party, cards: true, window: 0, attributes })
  const found = await client.request(availabilityReply, {
    operation: 'search',
    path,
    timeout: 'ask',
  })
  if (!found.ok) return queryRefusal(found)
  if (!found.value.times_available.some(({ time }) => time === at)) return refuse('slot_taken')
  const own = experience && experiencePolicyAt(found.value, at, experience.id)
  if (own)
    return policyDue({ client, catalogue }, { rid, policy: own, party, experience: experience.id })
  const kind = experience ? 'Experience' : 'Standard'
  return ok(cardPolicyAt(found.value, { at, party, kind }))
}

/**
 * What an experience's own policy asks of a card. Refuses `provider_unavailable` where the policy names no
 * amount, as guests could not be told what they agree to.
 */
async function policyDue(
  { client, catalogue }: Asking,
  {
    rid,
    policy,
    party,
    experience,
  }: { rid: string; policy: string; party: number; experience: string },
): Promise<Result<CardDue | null, HoldCode>> {
  const path = `/v2/cancellation-policies/${encodeURIComponent(rid)}/${encodeURIComponent(policy)}`
  const [told, found] = await Promise.all([
    client.request(policyReply, { operation: 'policy', path, timeout: 'ask' }),
    catalogue.activeExperiences(rid),
  ])
  if (!told.ok || !found.ok) return refuse('provider_unavailable')
  const priced = experiencesOf(found.value).find(({ id }) => id === experience)
  const price = priced?.pricePerCover ?? priced?.pricePerParty ?? null
  const due = cardPolicyOf(told.value, party, price)
  return due ? ok(due) : refuse('provider_unavailable')
}
