import { processSingleton } from '#lib/process/process-singleton.ts'
import { vendorEnv } from '../../../env.ts'
import type { PaymentProvider } from '../contract.ts'
import { createStripe } from './adapter.ts'
import { accountOf, variables } from './env.ts'

/**
 * Connects Stripe once per process; null without an account. Throws, with a list of errors, if its variables
 * cannot be used.
 */
export async function connect(): Promise<PaymentProvider | null> {
  return processSingleton('stripe', () => {
    const account = accountOf(vendorEnv(variables))
    return account && createStripe({ account, log: (line) => console.warn(line) })
  })
}
