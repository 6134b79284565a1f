import type { NotBookedPayload } from '#booking-engine/messages/booking-messages.ts'
import type { VisitLocation } from '#data/locations/visit-locations.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { longDateLabel, timeLabel } from '#lib/time/time-labels.ts'
import type { MailCopy } from '#outbox/mail/copy.ts'
import { peopleLabel } from '../texts.ts'

/** The facts of the mail to a guest whose card was authorised for a table that was not booked. */
export type NotBookedFacts = {
  place: VisitLocation
  post: NotBookedPayload
  /** Short name of the group. */
  group: string
  /** Address for booking another table; null if the restaurant has no page any more. */
  bookUrl: string | null
}

/** The texts of the mail that says that a table was not booked, and that the money is returned. */
export function notBookedMailCopy({ place, post, group, bookUrl }: NotBookedFacts): MailCopy {
  const { at, party } = post
  const moment = `${longDateLabel(at)} at ${timeLabel(at.slice(11))}`
  return {
    layout: 'visit',
    subject: `Not booked: a table at ${place.title}, ${moment}`,
    preheader: `${moment}, ${peopleLabel(party)}. ${refundText(post)}`,
    group,
    place: place.title,
    heading: 'Your table is not booked',
    lead: `We are sorry. Your reservation was not completed, and no table is set aside for you. ${refundText(post)}`,
    highlight: {
      above: longDateLabel(at),
      big: timeLabel(at.slice(11)),
      below: peopleLabel(party),
      struck: true,
      asFacts: [
        ['When', moment],
        ['Party', peopleLabel(party)],
      ],
    },
    quote: null,
    facts: [],
    address: [place.title, ...place.address],
    mapUrl: place.mapUrl,
    phone: place.phone ? formatPhone(place.phone) : null,
    policy: 'If you think this is a mistake, please call us.',
    action: bookUrl === null ? null : { label: 'Book another table', url: bookUrl },
    footer: {
      text: `You are receiving this email because somebody tried to book a table at ${place.title} with your address and a card. No others will follow.`,
      link: null,
    },
  }
}

/** Says that the guest is not charged; the bank may have authorised the amount or not. */
function refundText({ kind, ...money }: NotBookedPayload): string {
  return kind === 'charge'
    ? `You will not be charged: if your bank shows a hold or a charge of ${moneyLabel(money)}, all of it goes back to you.`
    : 'You will not be charged, and we do not keep your card.'
}
