import { expect } from 'vitest'
import type { Ok, Result } from '#lib/result.ts'
import { addDays } from '#lib/time/dates.ts'
import type { BookingProvider, Hold, ReserveRequest } from '#providers/booking/contract.ts'
import { createOpenTable } from '#providers/booking/opentable/adapter.ts'
import type { Simulator } from '#providers/booking/opentable/simulator.ts'

/** A restaurant of the simulator, an evening of it, and a guest. */
export const burrard = {
  ...{ id: '7', uid: 'burrard', vendorLocationId: '264001', timeZone: 'America/Vancouver' },
}
export const at = `${addDays(new Date().toISOString().slice(0, 10), 10)}T19:00`
export const ida = {
  firstName: 'Ida',
  lastName: 'Marsh',
  email: 'ida@example.com',
  phone: '+16045550123',
  specialRequest: 'Occasion: Birthday',
  marketingOptIn: false,
}

/** Longest wait for the answer to a question, ms. */
export const PATIENCE = 29_000

/** An instance of the site, which shares nothing with the others but OpenTable and the secret. */
export function connectTo(
  simulator: Simulator,
  log: (line: string) => void = () => {},
): BookingProvider {
  return createOpenTable({
    account: simulator.account,
    secret: 'a secret of at least 32 characters, for tests',
    manageUrl: (token) => `https://saltwood.example/my/reservations/${token}`,
    log,
    timeouts: { token: 30_000, ask: PATIENCE, lock: 30_000, reserve: 30_000 },
  })
}

export const someone = () => ({ token: crypto.randomUUID(), address: null })

/** Holds a table for a guest that nobody has seen yet. */
export function holdAt(provider: BookingProvider) {
  const wanted = { at, party: 2, attribute: 'default', experience: null, visitor: someone() }
  return provider.hold(burrard, wanted)
}

/** Reserves a held table for Ida. */
export function reserveAt(
  provider: BookingProvider,
  held: Hold,
  change: Partial<ReserveRequest> = {},
) {
  const plain = { token: held.token, guest: ida, experience: null, addOns: [], card: null }
  return provider.reserve(burrard, { ...plain, idempotencyKey: null, ...change })
}

export function value<T>(result: Result<T>): T {
  expect(result).toMatchObject({ ok: true })
  return (result as Ok<T>).value
}
