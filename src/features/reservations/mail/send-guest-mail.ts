import { BOOKING_MESSAGES } from '#booking-engine/messages/booking-messages.ts'
import type { DeliveryResult, OutboxMessage } from '#outbox/deliver.ts'
import { sendNotBookedMail } from './send-not-booked-mail.ts'
import { type GuestMailContext, sendVisitMail } from './send-visit-mail.ts'
import { sendWaitlistMail } from './send-waitlist-mail.ts'

const ABOUT_VISITS: ReadonlySet<string> = new Set(BOOKING_MESSAGES)

/**
 * Sends a message of the booking engine to its guest, by its kind. Throws where only a newer release knows the kind: the
 * message stays, and is attempted again until an instance of that release has its turn.
 */
export async function sendGuestMail(
  message: OutboxMessage,
  context: GuestMailContext,
): Promise<DeliveryResult> {
  switch (message.kind) {
    case 'alert':
      return sendWaitlistMail(message, context)
    case 'unbooked':
      return sendNotBookedMail(message, context)
    default:
      if (ABOUT_VISITS.has(message.kind)) return sendVisitMail(message, context)
      throw new Error(`this release does not know mails of the kind ${message.kind}`)
  }
}
