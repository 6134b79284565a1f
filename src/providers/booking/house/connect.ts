import { bookingEngine } from '#booking-engine/process.ts'
import { env } from '../../../env.ts'
import { paymentProvider } from '../../payments/registry.ts'
import type { BookingProvider } from '../contract.ts'
import { createHouseProvider } from './adapter.ts'

/** The booking engine of this process, as a provider. */
export async function connect(): Promise<BookingProvider> {
  const page = (token: string) => `${env.publicUrl}/my/reservations/${token}`
  const payments = await paymentProvider()
  // The reservation panel opens again there, and finds its hold.
  const returnUrl = (uid: string) => `${env.publicUrl}/locations/${uid}?reserve=${uid}&bank=back`
  return createHouseProvider(await bookingEngine(), page, payments && { payments, returnUrl })
}
