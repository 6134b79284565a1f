import { beforeAll } from 'vitest'
import { askStripeAgainAtOnce } from '#tests/support/stripe-at-once.ts'
import { describePaymentProvider } from '../suite.ts'
import { createStripe } from './adapter.ts'
import { startSimulator } from './simulator.ts'

beforeAll(askStripeAgainAtOnce)

for (const form of ['form', 'elements'] as const) {
  describePaymentProvider(`Stripe over HTTP, ${form}`, async () => {
    const simulator = await startSimulator()
    return {
      provider: createStripe({ account: simulator.account(form), log: () => {} }),
      ...(form === 'elements' ? { tokenOf: simulator.tokenOf } : {}),
      answer: async ({ clientSecret }, answer) =>
        simulator.answerBankQuestion(clientSecret, answer),
      close: () => simulator.stop(),
    }
  })
}
