import type { CspSourceList } from '#lib/front/ports.ts'
import { connectFirst, isExternal } from '../vendor.ts'
import type { PaymentProvider } from './contract.ts'
import type { TestBank } from './test-payments/bank.ts'
import { paymentVendors } from './vendors.ts'

/**
 * Why no card is taken on this site: `test_only` = there is no account at a bank, and a test must not be
 * offered to the guests of a public address.
 */
export type NoCardsReason = 'test_only'

/** The payment provider: Stripe if it has an account, else test payments on local addresses; null = `whyNoCards`. */
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

/** Why no card is taken on this site; null where cards are. */
export async function whyNoCards(): Promise<NoCardsReason | null> {
  return (await paymentProvider()) ? null : 'test_only'
}

/** Where guests answer the bank of a test card; null where cards are none of a test. */
export async function testBank(): Promise<TestBank | null> {
  const provider = await paymentProvider()
  if (provider?.cardForm.mode !== 'test') return null
  const { connectBank } = await import('./test-payments/connect.ts')
  return connectBank()
}
