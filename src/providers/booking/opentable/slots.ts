import { ok, type Result } from '#lib/result.ts'
import type { ExperienceChoice, Lock, LockCode, LockRequest } from '../contract.ts'
import type { OpenTableClient, Told } from './client.ts'
import { lockRefusal } from './codes.ts'
import { paragraphsOf, policiesPath } from './policies.ts'
import type { HeldSlot, Seals } from './sealed.ts'
import type { Holds } from './visitors.ts'
import { lockReply, policiesReply } from './wire.ts'

/** How long OpenTable locks a slot, ms: what holds where its answer cannot be read (D-51). */
const LOCK_MS = 5 * 60_000

/** Locks slots and gives them back: a visitor has one at a time. */
export function createSlots(client: OpenTableClient, seals: Seals, holds: Holds) {
  async function take(rid: string, request: LockRequest): Promise<Told<[HeldSlot, number]>> {
    const { at, party, attribute, experience } = request
    const locked = await client.ask(lockReply, {
      what: 'lock',
      method: 'POST',
      path: `/v2/booking/${encodeURIComponent(rid)}/slot_locks`,
      body: {
        party_size: party,
        date_time: at,
        reservation_attribute: attribute,
        ...(experience ? { experience: onTheWire(experience) } : {}),
      },
      timeout: 'lock',
      requestId: crypto.randomUUID(),
    })
    if (!locked.ok) return locked
    const { reservation_token: token, expires_at } = locked.value
    const slot = { rid, token, at, party, attribute, experience }
    return { ok: true, value: [slot, expires_at ?? Date.now() + LOCK_MS] }
  }

  /** What the restaurant asks of guests then; nothing where it cannot be had: the table is what counts. */
  async function policies(rid: string, { at, party }: LockRequest): Promise<string[]> {
    const path = policiesPath(rid, at, party)
    const found = await client.ask(policiesReply, { what: 'policies', path, timeout: 'ask' })
    return found.ok ? paragraphsOf(found.value) : []
  }

  async function release(slot: HeldSlot): Promise<Told<null>> {
    holds.forget(slot)
    return client.tell({
      what: 'release',
      method: 'DELETE',
      path: `/v2/booking/${encodeURIComponent(slot.rid)}/slot_locks/${encodeURIComponent(slot.token)}`,
      timeout: 'ask',
    })
  }

  return {
    release,
    /** Locks a slot. What the visitor held is given back, first if it is what stands in the way. */
    async lock(rid: string, request: LockRequest): Promise<Result<Lock, LockCode>> {
      const own = holds.of(request.visitor)
      const asked = policies(rid, request)
      let taken = await take(rid, request)
      const inTheWay = !taken.ok && taken.trouble === 'slot_gone' && own?.rid === rid
      if (own && (taken.ok || inTheWay)) await release(own)
      if (inTheWay) taken = await take(rid, request)
      if (!taken.ok) return lockRefusal(taken)
      const [slot, expiresAt] = taken.value
      holds.set(request.visitor, slot, expiresAt)
      return ok({ token: seals.sealLock(slot), expiresAt, policies: await asked })
    },
  }
}

function onTheWire({ id, version }: ExperienceChoice) {
  return { id: Number(id), version }
}
