import type { WaitlistPayload } from '#booking-engine/waitlist/waitlist.ts'
import type { DeliveryResult, OutboxMessage } from '#outbox/deliver.ts'
import { renderMail } from '#outbox/mail/render-mail.ts'
import { replyToLocation, sendOutboxMail, skipped } from '#providers/mail/send-outbox-mail.ts'
import { pendingSearchHref } from '../flow/pending-search.ts'
import * as t from './messages.gen.ts'
import type { GuestMailContext } from './send-visit-mail.ts'
import { waitlistMailCopy } from './waitlist-copy.ts'

/** Age (ms) from which a notice of a free table is not sent any more. */
const STALE_AFTER = 15 * 60_000

/** Sends the mail to a guest on the waitlist; skipped if it is too late to be of use. */
export async function sendWaitlistMail(
  message: OutboxMessage,
  context: GuestMailContext,
): Promise<DeliveryResult> {
  const { engine, mail, placeOf, group, words, look, site } = context
  const payload = JSON.parse(message.payload) as WaitlistPayload
  const [alert, now] = await Promise.all([engine.waitlist.byId(payload.alert), engine.now()])
  if (!alert || now >= alert.startsAt) return skipped(t.timeIsOver())
  if (alert.state === 'stopped') return skipped(t.noLongerWaiting())
  if (now - (alert.toldAt ?? 0) > STALE_AFTER) {
    // That table is probably gone: they will be notified of the next one.
    await engine.waitlist.requeue(alert.id)
    return skipped(t.notSentInTime())
  }
  const place = await placeOf(alert.locationId)
  if (place.uid === null) return skipped(t.restaurantHasNoPage())
  const stopUrl = `${site}/my/alerts/${alert.stopToken}`
  const copy = waitlistMailCopy({
    ...{ place, stopUrl, requestedAt: alert.at, slot: payload.slot, party: alert.party },
    ...{ group: await group(), words: await words() },
    bookUrl: `${site}${pendingSearchHref(place.uid, { slot: payload.slot, people: alert.party })}`,
  })
  return sendOutboxMail(mail, {
    ...renderMail(copy, await look()),
    calendar: null,
    key: message.key,
    to: { name: '', address: alert.email },
    replyTo: replyToLocation(place),
    secret: alert.stopToken,
    site,
  })
}
