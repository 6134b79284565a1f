import type { Submissions } from '#data/forms/submission-messages.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { longDateLabel } from '#lib/time/time-labels.ts'
import { type Fact, mailHref, telHref } from '#outbox/mail/copy.ts'
import { type SubmissionMail, submissionMessageId } from '#outbox/mail/submission-mail.ts'

/** The mail to a restaurant about a group's request for a table. */
export const groupBookingMail: SubmissionMail<Submissions['enquiries'], 'group-booking'> = {
  kind: 'group-booking',
  envelopeOf: ({ id, createdAt, kind, toEmail, about }) =>
    kind === 'group-booking' && toEmail
      ? {
          id: submissionMessageId({ id, createdAt }),
          recipient: toEmail,
          locationId: about?.id ?? '',
        }
      : null,
  compose(enquiry, { site, group }) {
    const { id, about, fname, lname, email, tel, date, partySize, message } = enquiry
    const name = `${fname} ${lname}`
    const day = date ? longDateLabel(date) : ''
    return {
      copy: {
        layout: 'note',
        subject: `A table for ${partySize}, ${day}`,
        preheader: `${name}, ${formatPhone(tel ?? '')}${email ? `, ${email}` : ''}. Nothing is booked yet.`,
        group,
        place: about?.title ?? group,
        heading: `A group of ${partySize} would like a table`,
        lead: `${name} wrote to ${about?.title ?? group} through the form on the website.`,
        highlight: {
          ...{ above: day, big: `${partySize} people`, below: about?.title ?? group },
          asFacts: [
            ['Date', day],
            ['People', String(partySize)],
          ],
        },
        quote: message ? { term: 'Occasion and special requests', text: message } : null,
        facts: [
          ['Name', name],
          ['Phone number', formatPhone(tel ?? ''), telHref(tel ?? '')],
          ...(email ? [['Email', email, mailHref(email)] as Fact] : []),
        ],
        address: [],
        mapUrl: null,
        phone: null,
        policy: 'Replies to this email go to the sender. Nothing is booked yet.',
        action: { label: 'Open the enquiry', url: `${site}/admin/collections/enquiries/${id}` },
        footer: {
          text: 'You are receiving this email because group requests for this restaurant are sent to your address.',
          link: null,
        },
      },
      replyTo: email ? { name, address: email } : null,
      secret: null,
    }
  },
}
