import type { Submissions } from '#data/forms/submission-messages.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { type Fact, mailHref, telHref } from '#outbox/mail/copy.ts'
import { type SubmissionMail, submissionMessageId } from '#outbox/mail/submission-mail.ts'

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
    return {
      copy: {
        layout: 'note',
        subject: `Gift cards for ${businessName}`,
        preheader: `${name}, ${formatPhone(tel ?? '')}${email ? `, ${email}` : ''}.`,
        group,
        place: 'Gift cards',
        heading: `${businessName} would like gift cards`,
        lead: `${name} filled in the form on the website.`,
        highlight: null,
        quote: null,
        facts: [
          ['Company', businessName ?? ''],
          ['Address', [businessAddress, city, province].filter(Boolean).join(', ')],
          ['Website', enquiry.website ?? ''],
          ['Name', name],
          ['Phone number', formatPhone(tel ?? ''), telHref(tel ?? '')],
          ...(email ? [['Email', email, mailHref(email)] as Fact] : []),
        ],
        address: [],
        mapUrl: null,
        phone: null,
        policy: email
          ? 'Replies to this email go to the sender.'
          : 'The sender left no email address. Please call.',
        action: { label: 'Open the enquiry', url: `${site}/admin/collections/enquiries/${id}` },
        footer: {
          text: 'You are receiving this email because companies’ gift card requests are sent to your address.',
          link: null,
        },
      },
      replyTo: email ? { name, address: email } : null,
      secret: null,
    }
  },
}
