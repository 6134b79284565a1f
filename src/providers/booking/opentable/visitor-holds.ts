import { LRUCache } from 'lru-cache'
import type { Visitor } from '../contract.ts'
import type { HeldSlot } from './sealed-tokens.ts'

/**
 * The slot that each visitor holds, in the memory of this process. Another instance does not know of it: a
 * slot that was held there stays locked at OpenTable for the rest of its five minutes.
 */
export type VisitorHolds = {
  /** The slot that a visitor holds, or null. */
  of(visitor: Visitor): HeldSlot | null
  set(visitor: Visitor, slot: HeldSlot, expiresAt: number): void
  /** Forgets a slot that was given back, booked or lost. */
  remove(slot: HeldSlot): void
}

export function createVisitorHolds(): VisitorHolds {
  const byVisitor = new LRUCache<string, HeldSlot>({ max: 20_000 })
  const owners = new LRUCache<string, string>({ max: 20_000 })
  return {
    of: ({ token }) => (token && byVisitor.get(token)) || null,
    set({ token }, slot, expiresAt) {
      if (!token) return
      const ttl = Math.max(1, expiresAt - Date.now())
      byVisitor.set(token, slot, { ttl })
      owners.set(slot.token, token, { ttl })
    },
    remove({ token }) {
      const owner = owners.get(token)
      if (!owner) return
      owners.delete(token)
      if (byVisitor.get(owner)?.token === token) byVisitor.delete(owner)
    },
  }
}
