import type { Booked } from '#booking-engine/bookings/types.ts'
import type { BookingEngine } from '#booking-engine/contract.ts'
import type {
  BookingMessageKind,
  BookingMessagePayload,
} from '#booking-engine/messages/booking-messages.ts'
import type { VisitLocation } from '#data/locations/visit-locations.ts'
import type { PlainLook } from '#lib/look/look.ts'
import type { Words } from '#lib/words/words.ts'
import type { DeliveryResult, OutboxMessage } from '#outbox/deliver.ts'
import type { BookingProvider } from '#providers/booking/contract.ts'
import type { MailProvider } from '#providers/mail/contract.ts'
import { replyToLocation, sendOutboxMail, skipped } from '#providers/mail/send-outbox-mail.ts'
import { visitOf } from '../manage/visit.ts'
import { composeVisitMail } from './compose-visit-mail.ts'
import * as t from './messages.gen.ts'
import type { VisitMailKind } from './visit-copy.ts'

/** What mails to guests are rendered from, and how they are sent. */
export type GuestMailContext = {
  engine: Pick<BookingEngine, 'byId' | 'now' | 'waitlist'>
  /** The booking engine as a provider of bookings. */
  provider: Pick<BookingProvider, 'find'>
  mail: MailProvider
  placeOf(locationId: string): Promise<VisitLocation>
  /** Short name of the group. */
  group(): Promise<string>
  /** What the group says in words of its own. */
  words(): Promise<Words>
  /** The group's colours. */
  look(): Promise<PlainLook>
  /** The site's own address, without a slash at its end. */
  site: string
}

/**
 * Sends the mail of a booking, rendered from the booking as it is now; skipped if there is no reason to send it any
 * more. The copy for the staff does not contain the guest's own link.
 */
export async function sendVisitMail(
  message: OutboxMessage,
  context: GuestMailContext,
): Promise<DeliveryResult> {
  const { engine, provider, mail, placeOf, group, words, look } = context
  const payload = JSON.parse(message.payload) as BookingMessagePayload
  const [booked, now] = await Promise.all([engine.byId(payload.reservation), engine.now()])
  const skipReason = skipReasonOf(message.kind as BookingMessageKind, payload, booked, now)
  if (skipReason !== null || !booked) return skipped(skipReason ?? t.addressDeleted())
  const { reservation, manageToken } = booked
  const { guest, sequence, locationId } = reservation
  if (guest.email === null) return skipped(t.addressDeleted())
  const found = await provider.find(manageToken)
  if (!found.ok) return skipped(t.addressDeleted())
  const { experience } = found.value
  const place = await placeOf(locationId)
  const visit = visitOf(found.value, place, now)
  const kind = kindOf(message.kind as BookingMessageKind, visit.state)
  const facts = { kind, visit, guest, experience, group: await group(), words: await words(), now }
  return sendOutboxMail(mail, {
    ...composeVisitMail(facts, {
      ...{ sequence, organizer: mail.sender.address },
      look: await look(),
    }),
    key: message.key,
    to: { name: `${guest.firstName} ${guest.lastName}`.trim(), address: guest.email },
    replyTo: replyToLocation(place),
    secret: manageToken,
    site: context.site,
  })
}

/** Why a message is of no use to its guest any more; null if it is. */
export function skipReasonOf(
  kind: BookingMessageKind,
  { sequence, at }: BookingMessagePayload,
  booked: Booked | null,
  now: number,
): string | null {
  if (!booked) return t.addressDeleted()
  const { reservation } = booked
  if (kind === 'charged') return null
  if (kind === 'unpaid') return isUnpaid(reservation) ? null : t.settled()
  if (kind !== 'cancelled' && now >= reservation.startsAt) return t.visitHasBegun()
  if (kind === 'reminder') {
    const comes = reservation.status === 'booked' && reservation.at === at
    return comes ? null : t.visitCancelledOrMoved()
  }
  return reservation.sequence === sequence ? null : t.laterMailReplacedIt()
}

function isUnpaid({ status, money }: Booked['reservation']): boolean {
  return status === 'booked' && money?.state === 'failed'
}

function kindOf(kind: BookingMessageKind, state: string): VisitMailKind {
  if (kind !== 'copy') return kind
  return state === 'cancelled' ? 'cancelled' : 'confirmation'
}
