import { queueMessage } from '#outbox/messages.ts'
import type { BookingSql } from '#storage/database.ts'
import type { ReserveRequest } from '../bookings/types.ts'
import type { NotBookedPayload } from '../messages/booking-messages.ts'
import type { PaymentRow } from '../payments/payment-rows.ts'

type Held = { local_start: string; party: number }

/**
 * Tells the guest of an abandoned payment by mail that their table is not booked and that nothing is kept of
 * what their bank authorised; in the transaction that abandons it. Nothing if they gave no card or left no
 * address.
 */
export async function queueNotBookedMessage(sql: BookingSql, payment: PaymentRow): Promise<void> {
  if (payment.card === null || payment.request === null) return
  const { guest } = JSON.parse(payment.request) as ReserveRequest
  const holds = await sql.all<Held>('SELECT local_start, party FROM holds WHERE id = $1', [
    payment.hold_id,
  ])
  const held = holds[0]
  if (!guest.email || !held) return
  const { id, location_id: locationId, kind, amount, currency, multiplier } = payment
  const payload: NotBookedPayload = {
    ...{ locationId, kind, amount, currency, multiplier },
    ...{ at: held.local_start, party: held.party, address: guest.email },
  }
  await queueMessage(sql, { kind: 'unbooked', id, locationId, recipient: guest.email, payload })
}
