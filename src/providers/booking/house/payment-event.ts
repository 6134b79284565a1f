import { bookingEngine } from '#booking-engine/process.ts'
import { paymentProvider } from '../../payments/registry.ts'
import { settlePayment } from './payment-jobs.ts'

/** Handles an event of a payment's vendor: an authorised payment becomes its booking at once. */
export async function onPaymentEvent(paymentId: string): Promise<void> {
  const payments = await paymentProvider()
  if (payments) await settlePayment(await bookingEngine(), payments, paymentId, false)
}
