import type { CspSourceList } from '#lib/front/ports.ts'
import { isLocalAddress } from '#providers/payments/local-address.ts'
import { env } from '../../env.ts'
import type { PaymentProvider } from './contract.ts'
import type { TestBank } from './test-payments/bank.ts'

/**
 * Why no card is taken on this site: `test_only` = there is no account at a bank, and a test must not be
 * offered to the guests of a public address.
 */
export type NoCardsReason = 'test_only'

/** Where cards are charged: Stripe where it has an account, else the test ledger; null = `whyNoCards`. */
export async function paymentProvider(): Promise<PaymentProvider | null> {
  const { connect } = await import('./stripe/connect.ts')
  return (await connect()) ?? testLedger()
}

/** Origins that the card form needs in the browser. */
export async function paymentSources(): Promise<CspSourceList> {
  return (await paymentProvider())?.csp ?? {}
}

/** Connects the vendor that has an account: variables that cannot be used show at the start. */
export async function connectPayments(): Promise<void> {
  const { connect } = await import('./stripe/connect.ts')
  await connect()
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

async function testLedger(): Promise<PaymentProvider | null> {
  if (!isLocalAddress(env.publicUrl)) return null
  const { connect } = await import('./test-payments/connect.ts')
  return connect()
}
