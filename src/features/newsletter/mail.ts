import type { Submissions } from '#data/forms/submission-messages.ts'
import { unsubscribePath } from '#lib/security/newsletter-token.ts'
import type { SubmissionPost } from '#outbox/mail/submission-post.ts'
import type { MailWords } from '#outbox/mail/words.ts'

type Reader = Submissions['subscribers']
type Kind = 'newsletter-confirm' | 'newsletter-known'

/** Makes the token of a reader's links. */
type TokenOf = (reader: Reader) => string

/**
 * What is written to readers of the site's own list: a question whether they meant it, and to who is on it
 * that they are. Nothing that was typed into the form stands in them: anybody may have typed the address.
 */
export function readerPosts(tokenOf: TokenOf): SubmissionPost<Reader, Kind>[] {
  return [
    postOf('newsletter-confirm', 'pending', tokenOf, confirmWords),
    postOf('newsletter-known', 'confirmed', tokenOf, knownWords),
  ]
}

function postOf(
  kind: Kind,
  state: Reader['state'],
  tokenOf: TokenOf,
  wordsOf: (group: string, url: string) => MailWords,
): SubmissionPost<Reader, Kind> {
  return {
    kind,
    addressOf(reader) {
      const { id, email, submission, asked } = reader
      if (reader.state !== state || asked === 0) return null
      // One letter for each time that the form was sent.
      return { id: `${id}.${submission ?? asked}`, recipient: email, locationId: '' }
    },
    compose(reader, { site, group }) {
      const secret = tokenOf(reader)
      const url = `${site}${unsubscribePath(secret)}`
      const unsubscribe = `${url}/unsubscribe`
      return { words: wordsOf(group, url), replyTo: null, secret, unsubscribe }
    },
  }
}

function confirmWords(group: string, url: string): MailWords {
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

function knownWords(group: string, url: string): MailWords {
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
    ...{ form: 'letter' as const, group, place: 'Newsletter', facts: [], address: [] },
    ...{ figure: null, quote: null, mapUrl: null, phone: null, policy: null },
  }
}

function footerOf(url: string): MailWords['footer'] {
  return {
    text: 'You are receiving this email because this address was entered in our newsletter form.',
    link: { label: 'Unsubscribe this address', url: `${url}?leave` },
  }
}
