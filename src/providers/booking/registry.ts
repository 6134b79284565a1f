import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingProvider } from './contract.ts'

type Connect = () => Promise<BookingProvider>

/** One line a vendor. OpenTable has no adapter yet: its locations answer `provider_unavailable`. */
const adapters: Record<'house', () => Promise<{ connect: Connect }>> = {
  house: () => import('./house/connect.ts'),
}

/** How a location takes bookings (D-16). */
export type BookingProviderId = 'house' | 'opentable' | 'link' | 'none'

/**
 * The provider of a location. `booked_elsewhere`: it takes none on this site (a link or a telephone
 * number instead) · `provider_unavailable`: its provider is not connected.
 */
export async function bookingProvider(
  id: BookingProviderId,
): Promise<Result<BookingProvider, 'booked_elsewhere' | 'provider_unavailable'>> {
  if (id === 'link' || id === 'none') return refuse('booked_elsewhere')
  if (id !== 'house') return refuse('provider_unavailable')
  const { connect } = await adapters[id]()
  return ok(await connect())
}
