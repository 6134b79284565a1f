import type { CspSourceList } from '#lib/front/ports.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingProvider } from './contract.ts'
import { isSealed } from './opentable/sealed-tokens.ts'

/** Connects a vendor; null where it has no account on this site. */
type Connect = () => Promise<BookingProvider | null>

/** One line a vendor. */
const adapters: Record<'house' | 'opentable', () => Promise<{ connect: Connect }>> = {
  house: () => import('./house/connect.ts'),
  opentable: () => import('./opentable/connect.ts'),
}

/** How a location takes bookings (spec:shell.booking-provider). */
export type BookingProviderId = 'house' | 'opentable' | 'link' | 'none'

/**
 * The provider of a location. `booked_elsewhere`: it takes none on this site (a link or a telephone
 * number instead) · `provider_unavailable`: its provider is not connected.
 */
export async function bookingProvider(
  id: BookingProviderId,
): Promise<Result<BookingProvider, 'booked_elsewhere' | 'provider_unavailable'>> {
  if (id === 'link' || id === 'none') return refuse('booked_elsewhere')
  const { connect } = await adapters[id]()
  const provider = await connect()
  return provider ? ok(provider) : refuse('provider_unavailable')
}

/** The provider that gave out a manage token, by the token's looks. */
export async function managingProvider(
  manageToken: string,
): Promise<Result<BookingProvider, 'provider_unavailable'>> {
  const provider = await bookingProvider(isSealed(manageToken) ? 'opentable' : 'house')
  return provider.ok ? provider : refuse('provider_unavailable')
}

/** Connects the vendors that have accounts: variables that cannot be used show at the start. */
export async function connectVendors(): Promise<void> {
  const { connect } = await adapters.opentable()
  await connect()
}

/** What the card forms of connected vendors need of a page's policy. */
export async function bookingSources(): Promise<CspSourceList> {
  const { cardSources } = await import('./opentable/connect.ts')
  return cardSources()
}
