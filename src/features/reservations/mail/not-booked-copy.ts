import type { NotBookedPayload } from '#booking-engine/messages/booking-messages.ts'
import type { VisitLocation } from '#data/locations/visit-locations.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { longDateLabel, timeLabel } from '#lib/time/time-labels.ts'
import type { Words } from '#lib/words/words.ts'
import type { MailCopy } from '#outbox/mail/copy.ts'
import { peopleLabel } from '../texts.ts'
import * as t from './messages.gen.ts'

/** The facts of the mail to a guest whose card was authorised for a table that was not booked. */
export type NotBookedFacts = {
  place: VisitLocation
  post: NotBookedPayload
  /** Short name of the group. */
  group: string
  words: Words
  /** Address for booking another table; null if the restaurant has no page any more. */
  bookUrl: string | null
}

/** The texts of the mail that says that a table was not booked, and that the money is returned. */
export function notBookedMailCopy(facts: NotBookedFacts): MailCopy {
  const { place, post, group, words, bookUrl } = facts
  const { at, party } = post
  const moment = t.dayAtTime({ day: longDateLabel(at), time: timeLabel(at.slice(11)) })
  return {
    layout: 'visit',
    subject: t.notBookedSubject({ place: place.title, moment }),
    preheader: `${moment}, ${peopleLabel(party)}. ${refundText(post)}`,
    group,
    place: place.title,
    heading: t.yourTableIsNotBooked(),
    lead: `${t.sorryNotBooked(words)} ${refundText(post)}`,
    highlight: {
      above: longDateLabel(at),
      big: timeLabel(at.slice(11)),
      below: peopleLabel(party),
      struck: true,
      asFacts: [
        [t.when(), moment],
        [t.party(), peopleLabel(party)],
      ],
    },
    quote: null,
    facts: [],
    address: [place.title, ...place.address],
    mapUrl: place.mapUrl,
    phone: place.phone ? formatPhone(place.phone) : null,
    policy: t.callIfMistaken(),
    action: bookUrl === null ? null : { label: t.bookAnotherTable(), url: bookUrl },
    footer: {
      text: t.whyThisMailNotBooked({ place: place.title }),
      link: null,
    },
  }
}

/** Says that the guest is not charged; the bank may have authorised the amount or not. */
function refundText({ kind, ...money }: NotBookedPayload): string {
  return kind === 'charge' ? t.amountGoesBack({ amount: moneyLabel(money) }) : t.cardIsNotKept()
}
