import type { VisitLocation } from '#data/locations/visit-locations.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { longDateLabel, longMomentLabel, timeLabel } from '#lib/time/time-labels.ts'
import type { Words } from '#lib/words/words.ts'
import type { Fact, MailCopy } from '#outbox/mail/copy.ts'
import { peopleLabel } from '../texts.ts'
import * as t from './messages.gen.ts'

/** The facts of a mail to a guest on the waitlist. */
export type WaitlistMailFacts = {
  place: VisitLocation
  /** The time they asked for and the time that is free: local times of the restaurant. */
  requestedAt: string
  slot: string
  party: number
  /** Short name of the group. */
  group: string
  words: Words
  bookUrl: string
  stopUrl: string
}

/** The texts of the mail that says that a table has become free. */
export function waitlistMailCopy(facts: WaitlistMailFacts): MailCopy {
  const { place, requestedAt, slot, party, group, words, bookUrl, stopUrl } = facts
  const requested =
    requestedAt === slot ? [] : [[t.youAskedFor(), longMomentLabel(requestedAt)] as Fact]
  return {
    layout: 'visit',
    subject: t.tableOpenedUpAt({ place: place.title, moment: longMomentLabel(slot) }),
    preheader: t.firstComeFirstServed({ people: peopleLabel(party) }),
    group,
    place: place.title,
    heading: t.tableOpenedUp(words),
    lead: t.thereIsOneNow(words),
    highlight: {
      above: longDateLabel(slot),
      big: timeLabel(slot.slice(11)),
      below: peopleLabel(party),
      asFacts: [
        [t.when(), longMomentLabel(slot)],
        [t.party(), peopleLabel(party)],
      ],
    },
    quote: null,
    facts: requested,
    address: [place.title, ...place.address],
    mapUrl: place.mapUrl,
    phone: place.phone ? formatPhone(place.phone) : null,
    policy: null,
    action: { label: t.bookThisTable(), url: bookUrl },
    footer: {
      text: t.whyThisOneMail(),
      link: { label: t.seeWhatWeKeep(), url: stopUrl },
    },
  }
}
