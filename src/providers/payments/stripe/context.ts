import type Stripe from 'stripe'
import { ok, type Result } from '#lib/result.ts'
import {
  type BegunPayment,
  type PaymentState,
  UNKNOWN_PAYMENT,
  type Unavailable,
} from '../contract.ts'
import { createChargeIntents } from './charge-intents.ts'
import { createClient } from './client.ts'
import type { Account } from './env.ts'
import { isMissing, type Log, unavailableRefusal } from './errors.ts'
import { createHoldIntents } from './hold-intents.ts'
import type { IntentApi } from './intents.ts'

/** The parts of the adapter that its methods share. */
export type StripeContext = {
  account: Account
  stripe: Stripe
  log: Log
  charges: ReturnType<typeof createChargeIntents>
  holds: ReturnType<typeof createHoldIntents>
  /** The API for the intents of a payment's kind. */
  intentsOf(payment: { kind: BegunPayment['kind'] }): IntentApi
}

/** Creates the parts of the adapter; `timeout` in ms. */
export function createContext(account: Account, log: Log, timeout: number): StripeContext {
  const stripe = createClient(account, timeout)
  const charges = createChargeIntents(stripe)
  const holds = createHoldIntents(stripe)
  const intentsOf: StripeContext['intentsOf'] = ({ kind }) => (kind === 'charge' ? charges : holds)
  return { account, stripe, log, charges, holds, intentsOf }
}

/** The state that a call returns; unknown if Stripe does not know the payment. */
export async function stateAfter(
  { log }: StripeContext,
  call: () => Promise<Result<PaymentState, Unavailable>>,
): Promise<Result<PaymentState, Unavailable>> {
  try {
    return await call()
  } catch (error) {
    return isMissing(error) ? ok(UNKNOWN_PAYMENT) : unavailableRefusal(error, log)
  }
}
