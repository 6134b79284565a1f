import type { Booked } from '#booking-engine/bookings/types.ts'
import type { BookingEngine } from '#booking-engine/contract.ts'
import type {
  BookingMessageKind,
  BookingMessagePayload,
} from '#booking-engine/messages/booking-messages.ts'
import type { VisitLocation } from '#data/locations/visit-locations.ts'
import type { Attempt, Letter } from '#outbox/deliver.ts'
import type { BookingProvider } from '#providers/booking/contract.ts'
import type { MailProvider } from '#providers/mail/contract.ts'
import { answerTo, dropped, sendLetter } from '#providers/mail/send-letter.ts'
import { visitOf } from '../manage/visit.ts'
import { visitMail } from './compose.ts'
import type { MailKind } from './words.ts'

/** What the mails of bookings are made from, and by what they leave. */
export type Posting = {
  engine: Pick<BookingEngine, 'byId' | 'now' | 'waitlist'>
  /** The booking engine as a provider of bookings. */
  provider: Pick<BookingProvider, 'find'>
  mail: MailProvider
  placeOf(locationId: string): Promise<VisitLocation>
  /** Short name of the group. */
  group(): Promise<string>
  /** The site's own address, without a slash at its end. */
  site: string
}

/**
 * Sends the letter of a booking: its words are made now, from the booking as it stands. Dropped where
 * there is nothing to say any more. The copy for the staff does not hold the guest's own link.
 */
export async function postVisit(letter: Letter, posting: Posting): Promise<Attempt> {
  const { engine, provider, mail, placeOf, group } = posting
  const post = JSON.parse(letter.payload) as BookingMessagePayload
  const [booked, now] = await Promise.all([engine.byId(post.reservation), engine.now()])
  const pointless = pointlessOf(letter.kind as BookingMessageKind, post, booked, now)
  if (pointless !== null || !booked) return dropped(pointless ?? GONE)
  const { reservation, manageToken } = booked
  const { guest, sequence, locationId } = reservation
  if (guest.email === null) return dropped(GONE)
  const found = await provider.find(manageToken)
  if (!found.ok) return dropped(GONE)
  const { experience } = found.value
  const place = await placeOf(locationId)
  const visit = visitOf(found.value, place, now)
  const kind = kindOf(letter.kind as BookingMessageKind, visit.state)
  const facts = { kind, visit, guest, experience, group: await group(), now }
  return sendLetter(mail, {
    ...visitMail(facts, { sequence, organizer: mail.sender.address }),
    key: letter.key,
    to: { name: `${guest.firstName} ${guest.lastName}`.trim(), address: guest.email },
    replyTo: answerTo(place),
    secret: manageToken,
    site: posting.site,
  })
}

const GONE = 'the guest’s address has been deleted'

/** Why a letter says nothing that its guest still needs; null = it does. */
function pointlessOf(
  kind: BookingMessageKind,
  { sequence, at }: BookingMessagePayload,
  booked: Booked | null,
  now: number,
): string | null {
  if (!booked) return GONE
  const { reservation } = booked
  if (kind === 'charged') return null
  if (kind === 'unpaid') return isUnpaid(reservation) ? null : 'it has been settled'
  if (kind !== 'cancelled' && now >= reservation.startsAt) return 'the visit has begun'
  if (kind === 'reminder') {
    const comes = reservation.status === 'booked' && reservation.at === at
    return comes ? null : 'the visit was cancelled or moved'
  }
  return reservation.sequence === sequence ? null : 'a later email has replaced it'
}

function isUnpaid({ status, money }: Booked['reservation']): boolean {
  return status === 'booked' && money?.state === 'failed'
}

function kindOf(kind: BookingMessageKind, state: string): MailKind {
  if (kind !== 'copy') return kind
  return state === 'cancelled' ? 'cancelled' : 'confirmation'
}
