import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Result, refuse } from '#lib/result.ts'
import type { Booking, ReserveCode, ReserveRequest } from '../contract.ts'

const DAY = 24 * 60 * 60_000

type Reserved = Result<Booking, ReserveCode>
type Attempt = { body: string; guest: string; booking: Booking | null }

/**
 * Makes one booking of each request within this process: a repeated request gets the booking that it made,
 * and another guest with the same key or lock is refused. Across processes OpenTable itself rejects a second
 * booking of a slot, by `requestIdOf`.
 */
export type BookingAttempts = {
  once(
    rid: string,
    request: ReserveRequest,
    book: () => Promise<Reserved>,
    /** The answer to a repeated request, given the booking that it made before. */
    again: (booking: Booking) => Promise<Reserved>,
  ): Promise<Reserved>
}

export function createBookingAttempts(): BookingAttempts {
  const kept = new LRUCache<string, Attempt>({ max: 20_000, ttl: DAY })
  return {
    async once(rid, request, book, again) {
      const { token, idempotencyKey } = request
      const body = bodyOf(request)
      const guest = guestOf(request)
      const key = digest(['key', rid, idempotencyKey ?? token])
      const lock = digest(['lock', rid, token])
      const known = kept.get(key)
      if (known && known.body !== body) return refuse('key_reused')
      if (known) return known.booking ? again(known.booking) : refuse('in_progress')
      const made = kept.get(lock)
      if (made && !made.booking) return refuse('in_progress')
      if (made?.booking) return made.guest === guest ? again(made.booking) : refuse('key_reused')

      const attempt: Attempt = { body, guest, booking: null }
      for (const name of [key, lock]) kept.set(name, attempt)
      // A refused or unclear attempt frees its key: the next one asks OpenTable again.
      const free = () => {
        for (const name of [key, lock]) kept.delete(name)
      }
      const reserved = await book().catch((error: unknown) => {
        free()
        throw error
      })
      if (reserved.ok) attempt.booking = reserved.value
      else free()
      return reserved
    },
  }
}

/** The request id (a UUID) of a reservation: the same for the same lock, guest and card on every instance. */
export function requestIdOf(rid: string, slotToken: string, request: ReserveRequest): string {
  const { card, experience, addOns } = request
  const digits = digest([
    rid,
    slotToken,
    guestOf(request),
    { experience, addOns },
    card?.token ?? '',
    card?.answered?.intent ?? '',
  ])
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ]
  return parts.join('-')
}

function bodyOf(request: ReserveRequest): string {
  const { token, experience, addOns } = request
  return digest([token, guestOf(request), { experience, addOns }])
}

function guestOf({ guest }: ReserveRequest): string {
  const { firstName, lastName, email, phone, specialRequest, marketingOptIn } = guest
  return digest([firstName, lastName, email, phone, specialRequest, marketingOptIn])
}

function digest(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
