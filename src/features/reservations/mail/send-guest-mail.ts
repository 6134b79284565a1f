import type { DeliveryResult, OutboxMessage } from '#outbox/deliver.ts'
import { sendNotBookedMail } from './send-not-booked-mail.ts'
import { type GuestMailContext, sendVisitMail } from './send-visit-mail.ts'
import { sendWaitlistMail } from './send-waitlist-mail.ts'

/** Sends a message of the booking engine to its guest, by its kind. */
export function sendGuestMail(
  message: OutboxMessage,
  context: GuestMailContext,
): Promise<DeliveryResult> {
  switch (message.kind) {
    case 'alert':
      return sendWaitlistMail(message, context)
    case 'unbooked':
      return sendNotBookedMail(message, context)
    default:
      return sendVisitMail(message, context)
  }
}
