import type { NotBookedPayload } from '#booking-engine/messages/booking-messages.ts'
import type { DeliveryResult, OutboxMessage } from '#outbox/deliver.ts'
import { renderMail } from '#outbox/mail/render-mail.ts'
import { replyToLocation, sendOutboxMail } from '#providers/mail/send-outbox-mail.ts'
import { notBookedMailCopy } from './not-booked-copy.ts'
import type { GuestMailContext } from './send-visit-mail.ts'

/** Sends the mail to a guest whose card was authorised for a table that was not booked. */
export async function sendNotBookedMail(
  message: OutboxMessage,
  {
    mail,
    placeOf,
    group,
    words,
    look,
    site,
  }: Pick<GuestMailContext, 'mail' | 'placeOf' | 'group' | 'words' | 'look' | 'site'>,
): Promise<DeliveryResult> {
  const payload = JSON.parse(message.payload) as NotBookedPayload
  const place = await placeOf(payload.locationId)
  const bookUrl = place.uid && `${site}/locations/${place.uid}?reserve=${place.uid}`
  const own = { group: await group(), words: await words() }
  const copy = notBookedMailCopy({ place, post: payload, bookUrl, ...own })
  return sendOutboxMail(mail, {
    ...renderMail(copy, await look()),
    calendar: null,
    key: message.key,
    to: { name: '', address: payload.address },
    replyTo: replyToLocation(place),
    secret: null,
    site,
  })
}
