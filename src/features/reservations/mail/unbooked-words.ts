import type { NotBookedPayload } from '#booking-engine/messages/booking-messages.ts'
import type { VisitLocation } from '#data/locations/visit-locations.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { longDateLabel, timeLabel } from '#lib/time/time-labels.ts'
import type { MailWords } from '#outbox/mail/words.ts'
import { peopleLabel } from '../texts.ts'

/** What a guest is told whose card was asked for a table that was not booked. */
export type UnbookedFacts = {
  place: VisitLocation
  post: NotBookedPayload
  /** Short name of the group. */
  group: string
  /** Where another table is booked; null = the restaurant has no page any more. */
  bookUrl: string | null
}

/** The words of the mail that says that a table was not booked, and that its money goes back. */
export function unbookedWords({ place, post, group, bookUrl }: UnbookedFacts): MailWords {
  const { at, party } = post
  const moment = `${longDateLabel(at)} at ${timeLabel(at.slice(11))}`
  return {
    form: 'visit',
    subject: `Not booked: a table at ${place.title}, ${moment}`,
    preheader: `${moment}, ${peopleLabel(party)}. ${backWords(post)}`,
    group,
    place: place.title,
    heading: 'Your table is not booked',
    lead: `We are sorry. Your reservation was not completed, and no table is set aside for you. ${backWords(post)}`,
    figure: {
      above: longDateLabel(at),
      big: timeLabel(at.slice(11)),
      below: peopleLabel(party),
      struck: true,
      says: [
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

/** What becomes of the money: the bank may have said yes, or have never been asked to the end. */
function backWords({ kind, ...money }: NotBookedPayload): string {
  return kind === 'charge'
    ? `You will not be charged: if your bank shows a hold or a charge of ${moneyLabel(money)}, all of it goes back to you.`
    : 'You will not be charged, and we do not keep your card.'
}
