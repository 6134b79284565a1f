import { houseBook } from '#house-book/process.ts'
import { paymentProvider } from '../../payments/registry.ts'
import { settleOpen } from './payment-jobs.ts'

/** Something happened to a payment at its vendor: what is authorised becomes its booking at once. */
export async function onPaymentEvent(paymentId: string): Promise<void> {
  const payments = await paymentProvider()
  if (payments) await settleOpen(await houseBook(), payments, paymentId, false)
}
