import { findVisitLocation } from '#data/locations/visit-locations.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { Booking, BookingProvider, Unavailable } from '#providers/booking/contract.ts'
import type { LateCost } from '#providers/booking/payment.ts'
import { managingProvider } from '#providers/booking/registry.ts'
import { mailLeaves } from '#providers/mail/registry.ts'
import { type Visit, visitOf } from './visit.ts'

export type ManageRefusal = 'not_found' | 'past_cut_off' | Unavailable

/** Whether a refusal says only that nobody can be asked now. */
export function isUnavailable(code: string): code is Unavailable {
  return code === 'provider_unavailable' || code === 'busy'
}

/** The visit behind a manage token. Whatever is wrong with the token is `not_found`, and nothing more. */
export async function findVisit(token: string): Promise<Result<Visit, ManageRefusal>> {
  const kept = await findHeldTable(token)
  return kept.ok ? ok(kept.value.visit) : kept
}

/** A visit, and the provider that keeps it. */
export async function findHeldTable(
  token: string,
): Promise<Result<{ visit: Visit; provider: BookingProvider }, ManageRefusal>> {
  const provider = await managingProvider(token)
  if (!provider.ok) return provider
  const found = await provider.value.find(token)
  return found.ok ? ok({ visit: await shown(found.value), provider: provider.value }) : found
}

/** Cancels the visit behind a manage token for what the guest accepts; again = the same answer. */
export async function cancelVisit(
  token: string,
  accepts: LateCost | null,
): Promise<Result<Visit, ManageRefusal>> {
  const provider = await managingProvider(token)
  if (!provider.ok) return provider
  const cancelled = await provider.value.cancel(token, accepts)
  return cancelled.ok ? ok(await shown(cancelled.value)) : cancelled
}

/** Has the mail about a visit leave again; false = that was done a few minutes ago. */
export async function mailVisitAgain(
  token: string,
): Promise<Result<boolean, ManageRefusal | 'no_mail'>> {
  if (!mailLeaves()) return refuse('no_mail')
  const provider = await managingProvider(token)
  return provider.ok ? provider.value.mailAgain(token) : provider
}

async function shown(booking: Booking): Promise<Visit> {
  return visitOf(booking, await findVisitLocation(booking.locationId), Date.now())
}
