import { env } from '#env.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import { bookingDatabase } from '#storage/process.ts'
import type { PaymentProvider } from '../contract.ts'
import { createTestPayments } from './adapter.ts'
import { createTestBank, type TestBank } from './bank.ts'

/** The test ledger over the bookings of this process. */
export async function connect(): Promise<PaymentProvider> {
  const secret = deriveSecret(env.secret, 'test-card')
  if (!secret) throw new Error('TABLESIDE_SECRET is missing: card tokens cannot be made.')
  return createTestPayments({
    store: await bookingDatabase(),
    secret,
    bankUrl: (question) => `${env.publicUrl}/test-bank/${question}`,
  })
}

/** The counter of the test bank of this process. */
export async function connectBank(): Promise<TestBank> {
  return createTestBank(await bookingDatabase())
}
