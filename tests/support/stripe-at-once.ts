import Stripe from 'stripe'
import { vi } from 'vitest'

/** Has Stripe's library ask a second time at once, and not after the half second that it waits by itself. */
export function askStripeAgainAtOnce(): void {
  const library = Stripe.prototype as unknown as { getInitialNetworkRetryDelay(): number }
  vi.spyOn(library, 'getInitialNetworkRetryDelay').mockReturnValue(0)
}
