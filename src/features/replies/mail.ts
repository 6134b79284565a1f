import type { Submissions } from '#data/forms/submission-messages.ts'
import { type SubmissionMail, submissionMessageId } from '#outbox/mail/submission-mail.ts'
import type { Enquiry } from '#payload-types.ts'
import * as t from './messages.gen.ts'

type Reply = Submissions['submission-activity']
type Kind = 'application-reply' | 'group-reply' | 'gift-card-reply'

/** What recruiters, marketing and hosts reply to applicants and to those who enquired: their own words. */
export const replyMails: SubmissionMail<Reply, Kind>[] = [
  mailOf('application-reply', ({ application }) => Boolean(application)),
  // Hosts read the ones and not the others.
  mailOf('group-reply', ({ enquiry }) => isAbout(enquiry, 'group-booking')),
  mailOf('gift-card-reply', ({ enquiry }) => isAbout(enquiry, 'bulk-gift-cards')),
]

function isAbout(enquiry: Reply['enquiry'], kind: Enquiry['kind']): boolean {
  return typeof enquiry === 'object' && enquiry?.kind === kind
}

function mailOf(kind: Kind, isIts: (reply: Reply) => boolean): SubmissionMail<Reply, Kind> {
  return {
    kind,
    envelopeOf(reply) {
      const { id, createdAt, recipient, about } = reply
      if (reply.act !== 'replied' || !isIts(reply) || !recipient) return null
      const locationId = about?.id ?? ''
      return { id: submissionMessageId({ id, createdAt }), recipient, locationId }
    },
    compose({ subject: heading, text, staffName, replyTo, about }, { group }) {
      const place = about?.title ?? group
      const written = text ?? ''
      return {
        copy: {
          ...{ layout: 'letter', subject: heading ?? '', heading: heading ?? '', group, place },
          ...{ preheader: written.split('\n').find(Boolean) ?? '', lead: '', body: written },
          ...{ highlight: null, quote: null, facts: [], address: [], mapUrl: null, phone: null },
          ...{ policy: null, action: null },
          footer: {
            text:
              kind === 'application-reply' ? t.youApplied({ place }) : t.youWroteToUs({ place }),
            link: null,
          },
        },
        replyTo: replyTo ? { name: senderOf(staffName, place), address: replyTo } : null,
        secret: null,
      }
    },
  }
}

/** `Rosa Diaz, Kitsilano`: who replied, and from where. */
function senderOf(staffName: string | null | undefined, place: string): string {
  return [staffName, place].filter(Boolean).join(', ')
}
