import { ok, type Result, refuse } from '#lib/result.ts'
import type { Hold, HoldCode, HoldRequest } from '../contract.ts'
import type { PaymentDue } from '../payment.ts'
import type { ApiResult, OpenTableClient } from './client.ts'
import { experienceBody } from './experiences.ts'
import { paragraphsOf, policiesPath } from './policies.ts'
import { lockRefusal } from './refusals.ts'
import type { HeldSlot, SealedTokens } from './sealed-tokens.ts'
import type { VisitorHolds } from './visitor-holds.ts'
import { lockReply, policiesReply } from './wire.ts'

/**
 * How long OpenTable locks a slot, ms: taken where its answer does not say until when
 * (spec:reservations.hold-expiry-format).
 */
const LOCK_MS = 5 * 60_000

/** The restaurant and the experience (null = none) that a slot is to be locked for. */
export type SlotTarget = Pick<HeldSlot, 'rid' | 'experience'>

/** A locked slot, until an instant in ms. `bySpreedly`: the restaurant takes cards by Spreedly, not by Stripe. */
type Locked = { slot: HeldSlot; expiresAt: number; bySpreedly: boolean }

export type SlotLocks = ReturnType<typeof createSlotLocks>

/** Locks slots at OpenTable and releases them; a visitor has one lock at a time. */
export function createSlotLocks(
  client: OpenTableClient,
  tokens: SealedTokens,
  holds: VisitorHolds,
) {
  async function release(slot: HeldSlot): Promise<ApiResult<null>> {
    holds.remove(slot)
    return client.command({
      operation: 'release',
      method: 'DELETE',
      path: `/v2/booking/${encodeURIComponent(slot.rid)}/slot_locks/${encodeURIComponent(slot.token)}`,
      timeout: 'ask',
    })
  }

  /**
   * Locks a slot and releases the one that the visitor held; where that one occupies the table, it is
   * released first and the lock is tried again.
   */
  async function lockInstead(wanted: SlotTarget, request: HoldRequest): Promise<ApiResult<Locked>> {
    const own = holds.of(request.visitor)
    const taken = await requestLock(client, wanted, request)
    const inTheWay = !taken.ok && taken.kind === 'slot_gone' && own?.rid === wanted.rid
    if (own && (taken.ok || inTheWay)) await release(own)
    return inTheWay ? requestLock(client, wanted, request) : taken
  }

  return {
    /** Gives a lock back. */
    release,

    /**
     * Holds a slot for a visitor. `due` is what the restaurant takes of a card, null where it takes none;
     * `not_bookable` where its cards are taken by Spreedly, which guests here cannot give.
     */
    async lock(
      wanted: SlotTarget,
      request: HoldRequest,
      due: Omit<PaymentDue, 'policy'> | null,
    ): Promise<Result<Hold, HoldCode>> {
      const asked = requestPolicies(client, wanted.rid, request)
      const taken = await lockInstead(wanted, request)
      if (!taken.ok) return lockRefusal(taken)
      const { slot, expiresAt, bySpreedly } = taken.value
      if (due && bySpreedly) {
        await release(slot)
        return refuse('not_bookable')
      }
      holds.set(request.visitor, slot, expiresAt)
      const words = await asked
      // Where a card is wanted, what the restaurant says belongs beside what it takes.
      const said = due
        ? { policies: [], payment: { ...due, policy: words } }
        : { policies: words, payment: null }
      return ok({ token: tokens.sealLock(slot), expiresAt, ...said })
    },
  }
}

async function requestLock(
  client: OpenTableClient,
  { rid, experience }: SlotTarget,
  { at, party, attribute, addOns = [] }: HoldRequest,
): Promise<ApiResult<Locked>> {
  const locked = await client.request(lockReply, {
    operation: 'lock',
    method: 'POST',
    path: `/v2/booking/${encodeURIComponent(rid)}/slot_locks`,
    body: {
      party_size: party,
      date_time: at,
      reservation_attribute: attribute,
      ...(experience ? { experience: experienceBody(experience, addOns) } : {}),
    },
    timeout: 'lock',
    requestId: crypto.randomUUID(),
  })
  if (!locked.ok) return locked
  const { reservation_token: token, expires_at, payment_method } = locked.value
  const slot = { rid, token, at, party, attribute, experience }
  const bySpreedly = /spreedly/i.test(payment_method?.payment_provider_type ?? '')
  return { ok: true, value: { slot, expiresAt: expires_at ?? Date.now() + LOCK_MS, bySpreedly } }
}

/**
 * The booking policies for a party at a time, one paragraph each; empty where they cannot be read, as the
 * table matters more.
 */
async function requestPolicies(
  client: OpenTableClient,
  rid: string,
  { at, party }: HoldRequest,
): Promise<string[]> {
  const path = policiesPath(rid, at, party)
  const found = await client.request(policiesReply, {
    operation: 'policies',
    path,
    timeout: 'ask',
  })
  return found.ok ? paragraphsOf(found.value) : []
}
