import type { CspSourceList } from '#lib/front/ports.ts'
import { connectFirst, isExternal } from '../vendor.ts'
import type { PaymentProvider } from './contract.ts'
import type { TestBank } from './test-payments/bank.ts'
import { paymentVendors } from './vendors.ts'

/**
 * Why the site takes no cards. `test_only`: no account is set, and test payments must not be offered to
 * guests on a public address.
 */
export type NoCardsReason = 'test_only'

/**
 * The payment provider: Stripe where an account is set, else test payments on local addresses; null = none,
 * for the reason of `whyNoCards`.
 */
export function paymentProvider(): Promise<PaymentProvider | null> {
  return connectFirst<PaymentProvider, []>(paymentVendors)
}

/** Origins that the card form needs in the browser. */
export async function paymentSources(): Promise<CspSourceList> {
  return (await paymentProvider())?.csp ?? {}
}

/** Connects the vendor with an account. Throws if its variables cannot be used. */
export async function connectPayments(): Promise<void> {
  await connectFirst<PaymentProvider, []>(paymentVendors.filter(isExternal))
}

/** Why the site takes no cards; null where it does. */
export async function whyNoCards(): Promise<NoCardsReason | null> {
  return (await paymentProvider()) ? null : 'test_only'
}

/** The bank of test cards; null unless test payments are in use. */
export async function testBank(): Promise<TestBank | null> {
  const provider = await paymentProvider()
  if (provider?.cardForm.mode !== 'test') return null
  const { connectBank } = await import('./test-payments/connect.ts')
  return connectBank()
}
