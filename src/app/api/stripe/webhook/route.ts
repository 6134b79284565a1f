import { paymentEvent } from '#lib/api-contract/booking/payment-event.ts'
import { apiRoute } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { onPaymentEvent } from '#providers/booking/house/payment-event.ts'
import { paymentProvider } from '#providers/payments/registry.ts'
import { answersOf } from '../../answers-of.ts'

const { answer, refused } = answersOf(paymentEvent)

/**
 * Stripe tells that something happened to a payment. It is believed only as it was signed, and only that it
 * is worth asking: it hastens what the next minute would find out.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const provider = await paymentProvider()
    if (!provider || provider.cardForm.mode === 'test') return refused(refuse('not_found'))
    const event = await provider.readEvent(
      await request.text(),
      request.headers.get('stripe-signature'),
    )
    if (!event.ok) return refused(event)
    if (event.value.paymentId !== null) await onPaymentEvent(event.value.paymentId)
    return answer({ received: true })
  },
})
