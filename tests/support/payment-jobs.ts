import type { HouseBook } from '#house-book/contract.ts'
import {
  isMoney,
  patienceOf,
  runErrand,
  settleStale,
} from '#providers/booking/house/payment-jobs.ts'
import type { PaymentProvider } from '#providers/payments/contract.ts'

/** Does what payments have still to do, once, as the ticker does; mails are dropped. */
export async function runErrands(book: HouseBook, vendor: PaymentProvider): Promise<void> {
  await book.post.deliver({
    deliver: async (letter) =>
      isMoney(letter)
        ? runErrand(letter, book, vendor)
        : { outcome: 'dropped', reason: 'no mail here' },
    patienceOf,
    onError: (_, error) => {
      throw error
    },
  })
}

/** The same, and payments that no guest can finish any more. */
export async function doErrands(book: HouseBook, vendor: PaymentProvider): Promise<void> {
  await settleStale(book, vendor)
  await runErrands(book, vendor)
}
