import type { Submissions } from '#data/forms/submission-messages.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { type Fact, mailHref, telHref } from '#outbox/mail/copy.ts'
import { type SubmissionMail, submissionMessageId } from '#outbox/mail/submission-mail.ts'
import * as t from './messages.gen.ts'

/** The mail to the staff about a company's request for gift cards. */
export const giftCardRequestMail: SubmissionMail<Submissions['enquiries'], 'bulk-gift-cards'> = {
  kind: 'bulk-gift-cards',
  envelopeOf: ({ id, createdAt, kind, toEmail }) =>
    kind === 'bulk-gift-cards' && toEmail
      ? { id: submissionMessageId({ id, createdAt }), recipient: toEmail, locationId: '' }
      : null,
  compose(enquiry, { site, group }) {
    const { id, fname, lname, email, tel, businessName, businessAddress, city, province } = enquiry
    const name = `${fname} ${lname}`
    const business = businessName ?? ''
    return {
      copy: {
        layout: 'note',
        subject: t.mailSubject({ business }),
        preheader: `${name}, ${formatPhone(tel ?? '')}${email ? `, ${email}` : ''}.`,
        group,
        place: t.giftCards(),
        heading: t.wouldLikeGiftCards({ business }),
        lead: t.formFilledIn({ name }),
        highlight: null,
        quote: null,
        facts: [
          [t.company(), business],
          [t.address(), [businessAddress, city, province].filter(Boolean).join(', ')],
          [t.website(), enquiry.website ?? ''],
          [t.name(), name],
          [t.phoneNumber(), formatPhone(tel ?? ''), telHref(tel ?? '')],
          ...(email ? [[t.email(), email, mailHref(email)] as Fact] : []),
        ],
        address: [],
        mapUrl: null,
        phone: null,
        policy: email ? t.repliesGoToSender() : t.senderLeftNoEmail(),
        action: { label: t.openTheEnquiry(), url: `${site}/admin/enquiries?enquiry=${id}` },
        footer: { text: t.giftCardRequestsReachYou(), link: null },
      },
      replyTo: email ? { name, address: email } : null,
      secret: null,
    }
  },
}
