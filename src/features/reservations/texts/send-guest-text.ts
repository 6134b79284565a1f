import type { BookingEngine } from '#booking-engine/contract.ts'
import type {
  BookingMessagePayload,
  TableReadyPayload,
} from '#booking-engine/messages/booking-messages.ts'
import { TABLE_READY, TEXT_PREFIX } from '#booking-engine/messages/text-kinds.ts'
import type { VisitLocation } from '#data/locations/visit-locations.ts'
import type { DeliveryResult, OutboxMessage } from '#outbox/deliver.ts'
import type { BookingProvider } from '#providers/booking/contract.ts'
import { skipped } from '#providers/mail/send-outbox-mail.ts'
import type { TextMessageProvider } from '#providers/text-messages/contract.ts'
import { sendOutboxText } from '#providers/text-messages/send-outbox-text.ts'
import { skipReasonOf } from '../mail/send-visit-mail.ts'
import * as t from './messages.gen.ts'
import { TEXT_KINDS, type TextKind, tableReadyText, visitText } from './visit-text.ts'

/** What text messages to guests are made from, and how they are sent. */
export type GuestTextContext = {
  engine: Pick<BookingEngine, 'byId' | 'now' | 'walkInLists' | 'textOptOuts'>
  /** The booking engine as a provider of bookings. */
  provider: Pick<BookingProvider, 'find'>
  texts: TextMessageProvider
  placeOf(locationId: string): Promise<VisitLocation>
}

/** Age (ms) from which a party at the door is not told any more that its table is ready. */
const STALE_AFTER = 15 * 60_000

/** Whether a message of the outbox is a text message. */
export function isTextMessage({ kind }: Pick<OutboxMessage, 'kind'>): boolean {
  return kind.startsWith(TEXT_PREFIX)
}

/**
 * Sends a text message, made from the booking or entry as it is now; skipped if there is no reason to send it any more,
 * if the guest does not consent any more, or has said STOP. Throws where only a newer release knows the kind.
 */
export async function sendGuestText(
  message: OutboxMessage,
  context: GuestTextContext,
): Promise<DeliveryResult> {
  if (message.kind === TABLE_READY) return sendTableReady(message, context)
  const kind = TEXT_KINDS.find((one) => `${TEXT_PREFIX}${one}` === message.kind)
  if (!kind) throw new Error(`this release does not know text messages of the kind ${message.kind}`)
  return sendVisitText(message, kind, context)
}

async function sendVisitText(
  message: OutboxMessage,
  kind: TextKind,
  context: GuestTextContext,
): Promise<DeliveryResult> {
  const { engine, provider, placeOf } = context
  const payload = JSON.parse(message.payload) as BookingMessagePayload
  const [booked, now] = await Promise.all([engine.byId(payload.reservation), engine.now()])
  const skipReason = skipReasonOf(kind, payload, booked, now)
  if (skipReason !== null || !booked) return skipped(skipReason ?? t.numberDeleted())
  const { reservation, manageToken } = booked
  const { phone } = reservation.guest
  if (!phone) return skipped(t.numberDeleted())
  if (!reservation.texts) return skipped(t.noConsent())
  const found = await provider.find(manageToken)
  if (!found.ok) return skipped(t.numberDeleted())
  const { manageUrl, party, at } = found.value
  const place = (await placeOf(reservation.locationId)).title
  const text = visitText(kind, { place, party, at, manageUrl })
  return send(context, { message, to: phone, text, secret: manageToken, now })
}

async function sendTableReady(
  message: OutboxMessage,
  context: GuestTextContext,
): Promise<DeliveryResult> {
  const { engine, placeOf } = context
  const payload = JSON.parse(message.payload) as TableReadyPayload
  const [entry, now] = await Promise.all([engine.walkInLists.byId(payload.entry), engine.now()])
  if (!entry?.phone) return skipped(t.numberDeleted())
  if (entry.state !== 'notified') return skipped(t.noLongerNotified())
  if (!entry.texts) return skipped(t.noConsent())
  if (now - (entry.notifiedAt ?? 0) > STALE_AFTER) return skipped(t.notInTime())
  const { name, party, phone } = entry
  const place = (await placeOf(entry.locationId)).title
  const text = tableReadyText({ place, party, name })
  return send(context, { message, to: phone, text, secret: null, now })
}

/** Sends it, unless the number has said STOP; remembers it where the vendor says so. */
async function send(
  { engine: { textOptOuts }, texts }: GuestTextContext,
  text: Parameters<typeof sendOutboxText>[1],
): Promise<DeliveryResult> {
  if (await textOptOuts.hasStopped(text.to)) return skipped(t.saidStop())
  return sendOutboxText(texts, text, () => textOptOuts.stop(text.to))
}
