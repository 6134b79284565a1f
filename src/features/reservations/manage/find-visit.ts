import { findVisitPlace } from '#data/visit-places.ts'
import { ok, type Result } from '#lib/result.ts'
import type { Booking, BookingProvider } from '#providers/booking/contract.ts'
import { bookingProvider } from '#providers/booking/registry.ts'
import { type Visit, visitOf } from './visit.ts'

export type ManageRefusal = 'not_found' | 'past_cut_off' | 'provider_unavailable'

/** The visit behind a manage token. Whatever is wrong with the token is `not_found`, and nothing more. */
export async function findVisit(token: string): Promise<Result<Visit, ManageRefusal>> {
  const provider = await manageProvider()
  const found = await provider.find(token)
  return found.ok ? ok(await shown(found.value)) : found
}

/** Cancels the visit behind a manage token; again = the same answer. */
export async function cancelVisit(token: string): Promise<Result<Visit, ManageRefusal>> {
  const provider = await manageProvider()
  const cancelled = await provider.cancel(token)
  return cancelled.ok ? ok(await shown(cancelled.value)) : cancelled
}

/** Manage links of this site come from the house book; other vendors have manage pages of their own. */
async function manageProvider(): Promise<BookingProvider> {
  const provider = await bookingProvider('house')
  if (!provider.ok) throw new Error(`the house book is not connected: ${provider.code}`)
  return provider.value
}

async function shown(booking: Booking): Promise<Visit> {
  return visitOf(booking, await findVisitPlace(booking.locationId), Date.now())
}
