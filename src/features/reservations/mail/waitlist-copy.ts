import type { VisitLocation } from '#data/locations/visit-locations.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { longDateLabel, timeLabel } from '#lib/time/time-labels.ts'
import type { Fact, MailCopy } from '#outbox/mail/copy.ts'
import { peopleLabel } from '../texts.ts'

/** The facts of a mail to a guest on the waitlist. */
export type WaitlistMailFacts = {
  place: VisitLocation
  /** The time they asked for and the time that is free: local times of the restaurant. */
  requestedAt: string
  slot: string
  party: number
  /** Short name of the group. */
  group: string
  bookUrl: string
  stopUrl: string
}

/** The texts of the mail that says that a table has become free. */
export function waitlistMailCopy(facts: WaitlistMailFacts): MailCopy {
  const { place, requestedAt, slot, party, group, bookUrl, stopUrl } = facts
  const requested = requestedAt === slot ? [] : [['You asked for', momentOf(requestedAt)] as Fact]
  return {
    layout: 'visit',
    subject: `A table has opened up at ${place.title}, ${momentOf(slot)}`,
    preheader: `For ${peopleLabel(party)}. It goes to whoever books it first.`,
    group,
    place: place.title,
    heading: 'A table has opened up',
    lead: 'You asked us to write when there was a table for you. There is one now, for whoever books it first.',
    highlight: {
      above: longDateLabel(slot),
      big: timeLabel(slot.slice(11)),
      below: peopleLabel(party),
      asFacts: [
        ['When', momentOf(slot)],
        ['Party', peopleLabel(party)],
      ],
    },
    quote: null,
    facts: requested,
    address: [place.title, ...place.address],
    mapUrl: place.mapUrl,
    phone: place.phone ? formatPhone(place.phone) : null,
    policy: null,
    action: { label: 'Book this table', url: bookUrl },
    footer: {
      text: 'You are receiving this one email because somebody asked for it with your address. If that was not you, there is nothing to do: no others will follow.',
      link: { label: 'See what we keep', url: stopUrl },
    },
  }
}

function momentOf(at: string): string {
  return `${longDateLabel(at)}, ${timeLabel(at.slice(11))}`
}
