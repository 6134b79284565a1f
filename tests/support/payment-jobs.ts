import type { BookingEngine } from '#booking-engine/contract.ts'
import {
  isPaymentJob,
  retryPolicyFor,
  runPaymentJob,
} from '#providers/booking/house/payment-jobs.ts'
import type { PaymentProvider } from '#providers/payments/contract.ts'

/** Does what payments have still to do, once, as the ticker does; mails are dropped. */
export async function runPaymentJobs(
  engine: BookingEngine,
  vendor: PaymentProvider,
): Promise<void> {
  await engine.outbox.deliver({
    deliver: async (letter) =>
      isPaymentJob(letter)
        ? runPaymentJob(letter, engine, vendor)
        : { outcome: 'skipped', reason: 'no mail here' },
    retryPolicyOf: retryPolicyFor,
    onError: (_, error) => {
      throw error
    },
  })
}
