import { env } from '#env.ts'
import { isLocalAddress } from '#lib/http/local-address.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import { bookingDatabase } from '#storage/process.ts'
import type { PaymentProvider } from '../contract.ts'
import { createTestPayments } from './adapter.ts'
import { createTestBank, type TestBank } from './bank.ts'

/** Test payments in the booking database; null on a public address, where a test must not be offered to guests. */
export async function connect(): Promise<PaymentProvider | null> {
  if (!isLocalAddress(env.publicUrl)) return null
  const secret = deriveSecret(env.secret, 'test-card')
  if (!secret) throw new Error('TABLESIDE_SECRET is missing: card tokens cannot be made.')
  return createTestPayments({
    store: await bookingDatabase(),
    secret,
    bankUrl: (question) => `${env.publicUrl}/test-bank/${question}`,
  })
}

/** The test bank of this process. */
export async function connectBank(): Promise<TestBank> {
  return createTestBank(await bookingDatabase())
}
