import type { BookingEngine } from '#house-book/contract.ts'
import {
  isPaymentJob,
  retryPolicyFor,
  runPaymentJob,
  settleStalePayments,
} from '#providers/booking/house/payment-jobs.ts'
import type { PaymentProvider } from '#providers/payments/contract.ts'

/** Does what payments have still to do, once, as the ticker does; mails are dropped. */
export async function runPaymentJobs(book: BookingEngine, vendor: PaymentProvider): Promise<void> {
  await book.outbox.deliver({
    deliver: async (letter) =>
      isPaymentJob(letter)
        ? runPaymentJob(letter, book, vendor)
        : { outcome: 'dropped', reason: 'no mail here' },
    patienceOf: retryPolicyFor,
    onError: (_, error) => {
      throw error
    },
  })
}

/** The same, and payments that no guest can finish any more. */
export async function settleAndRunJobs(
  book: BookingEngine,
  vendor: PaymentProvider,
): Promise<void> {
  await settleStalePayments(book, vendor)
  await runPaymentJobs(book, vendor)
}
