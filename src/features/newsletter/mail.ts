import type { Submissions } from '#data/forms/submission-messages.ts'
import { unsubscribePath } from '#lib/security/newsletter-token.ts'
import type { MailCopy } from '#outbox/mail/copy.ts'
import type { SubmissionMail } from '#outbox/mail/submission-mail.ts'

type Subscriber = Submissions['subscribers']
type Kind = 'newsletter-confirm' | 'newsletter-known'

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
  copyOf: (group: string, url: string) => MailCopy,
): SubmissionMail<Subscriber, Kind> {
  return {
    kind,
    envelopeOf(subscriber) {
      const { id, email, submission, asked } = subscriber
      if (subscriber.state !== state || asked === 0) return null
      // One mail for each time that the form was sent.
      return { id: `${id}.${submission ?? asked}`, recipient: email, locationId: '' }
    },
    compose(subscriber, { site, group }) {
      const secret = tokenOf(subscriber)
      const url = `${site}${unsubscribePath(secret)}`
      const unsubscribe = `${url}/unsubscribe`
      return { copy: copyOf(group, url), replyTo: null, secret, unsubscribe }
    },
  }
}

function confirmCopy(group: string, url: string): MailCopy {
  return {
    ...shared(group),
    preheader: 'One more step. We write only if you say yes.',
    subject: `Please confirm: news from ${group}`,
    heading: 'One more step',
    lead: `Somebody asked for news from ${group} with this address. If it was you, please confirm, and we will write to you. If it was not, there is nothing to do: we write only if you say yes.`,
    action: { label: 'Confirm your address', url },
    footer: footerOf(url),
  }
}

function knownCopy(group: string, url: string): MailCopy {
  return {
    ...shared(group),
    preheader: 'There is nothing to do. You can unsubscribe anytime.',
    subject: `You are already on our list: news from ${group}`,
    heading: 'You are already on our list',
    lead: `Somebody asked for news from ${group} with this address. You already get it, so there is nothing to do.`,
    action: null,
    footer: footerOf(url),
  }
}

function shared(group: string) {
  return {
    ...{ layout: 'letter' as const, group, place: 'Newsletter', facts: [], address: [] },
    ...{ highlight: null, quote: null, mapUrl: null, phone: null, policy: null },
  }
}

function footerOf(url: string): MailCopy['footer'] {
  return {
    text: 'You are receiving this email because this address was entered in our newsletter form.',
    link: { label: 'Unsubscribe this address', url: `${url}?leave` },
  }
}
