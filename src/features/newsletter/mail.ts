import type { Submissions } from '#data/forms/submission-messages.ts'
import { unsubscribePath } from '#lib/security/newsletter-token.ts'
import type { MailCopy } from '#outbox/mail/copy.ts'
import type { SubmissionMail, SubmissionMailContext } from '#outbox/mail/submission-mail.ts'
import * as t from './messages.gen.ts'

type Subscriber = Submissions['subscribers']
type Kind = 'newsletter-confirm' | 'newsletter-known'

/** The group's name and its own words. */
type Own = Pick<SubmissionMailContext, 'group' | 'words'>

/** Makes the token of a subscriber's links. */
type TokenOf = (subscriber: Subscriber) => string

/**
 * The mails to subscribers of the site's own list: one asks to confirm the address, the other says that it is on
 * the list already. They repeat nothing that was typed into the form, as anybody may have typed the address.
 */
export function subscriberMails(tokenOf: TokenOf): SubmissionMail<Subscriber, Kind>[] {
  return [
    mailOf('newsletter-confirm', 'pending', tokenOf, confirmCopy),
    mailOf('newsletter-known', 'confirmed', tokenOf, knownCopy),
  ]
}

function mailOf(
  kind: Kind,
  state: Subscriber['state'],
  tokenOf: TokenOf,
  copyOf: (own: Own, url: string) => MailCopy,
): SubmissionMail<Subscriber, Kind> {
  return {
    kind,
    envelopeOf(subscriber) {
      const { id, email, submission, asked } = subscriber
      if (subscriber.state !== state || asked === 0) return null
      // One mail for each time that the form was sent.
      return { id: `${id}.${submission ?? asked}`, recipient: email, locationId: '' }
    },
    compose(subscriber, { site, group, words }) {
      const secret = tokenOf(subscriber)
      const url = `${site}${unsubscribePath(secret)}`
      const unsubscribe = `${url}/unsubscribe`
      return { copy: copyOf({ group, words }, url), replyTo: null, secret, unsubscribe }
    },
  }
}

function confirmCopy({ group, words }: Own, url: string): MailCopy {
  return {
    ...shared(group),
    preheader: t.confirmPreheader(),
    subject: t.confirmSubject({ group }),
    heading: t.oneMoreStep(words),
    lead: t.pleaseConfirm({ group }),
    action: { label: t.confirmYourAddress(), url },
    footer: footerOf(url),
  }
}

function knownCopy({ group, words }: Own, url: string): MailCopy {
  return {
    ...shared(group),
    preheader: t.alreadyOnListPreheader(),
    subject: t.alreadyOnListSubject({ group }),
    heading: t.alreadyOnList(words),
    lead: t.nothingToDo({ group }),
    action: null,
    footer: footerOf(url),
  }
}

function shared(group: string) {
  return {
    ...{ layout: 'letter' as const, group, place: t.newsletter(), facts: [], address: [] },
    ...{ highlight: null, quote: null, mapUrl: null, phone: null, policy: null },
  }
}

function footerOf(url: string): MailCopy['footer'] {
  return {
    text: t.addressWasEntered(),
    link: { label: t.unsubscribeThisAddress(), url: `${url}?leave` },
  }
}
