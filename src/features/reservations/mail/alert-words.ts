import type { VisitLocation } from '#data/locations/visit-locations.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { longDateLabel, timeLabel } from '#lib/time/time-labels.ts'
import type { Fact, MailWords } from '#outbox/mail/words.ts'
import { peopleLabel } from '../texts.ts'

/** What a guest who waited for a table is told. */
export type AlertFacts = {
  place: VisitLocation
  /** What they had asked for, and what is free now: wall times of the restaurant. */
  wished: string
  slot: string
  party: number
  /** Short name of the group. */
  group: string
  bookUrl: string
  stopUrl: string
}

/** The words of the mail that says that a table has become free. */
export function alertWords(facts: AlertFacts): MailWords {
  const { place, wished, slot, party, group, bookUrl, stopUrl } = facts
  const asked = wished === slot ? [] : [['You asked for', momentOf(wished)] as Fact]
  return {
    form: 'visit',
    subject: `A table has opened up at ${place.title}, ${momentOf(slot)}`,
    preheader: `For ${peopleLabel(party)}. It goes to whoever books it first.`,
    group,
    place: place.title,
    heading: 'A table has opened up',
    lead: 'You asked us to write when there was a table for you. There is one now, for whoever books it first.',
    figure: {
      above: longDateLabel(slot),
      big: timeLabel(slot.slice(11)),
      below: peopleLabel(party),
      says: [
        ['When', momentOf(slot)],
        ['Party', peopleLabel(party)],
      ],
    },
    quote: null,
    facts: asked,
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
