import type { Submissions } from '#data/forms/submission-messages.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { longDateLabel } from '#lib/time/time-labels.ts'
import { type Fact, mailHref, telHref } from '#outbox/mail/copy.ts'
import { type SubmissionMail, submissionMessageId } from '#outbox/mail/submission-mail.ts'
import * as t from './messages.gen.ts'

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
    const place = about?.title ?? group
    const party = String(partySize)
    const phone = formatPhone(tel ?? '')
    return {
      copy: {
        layout: 'note',
        subject: t.mailSubject({ party, day }),
        preheader: t.mailPreheader({
          contacts: [name, phone, ...(email ? [email] : [])].join(', '),
        }),
        group,
        place,
        heading: t.groupWouldLikeTable({ party }),
        lead: t.wroteThroughTheForm({ name, place }),
        highlight: {
          ...{ above: day, big: t.peopleCount({ party }), below: place },
          asFacts: [
            [t.date(), day],
            [t.people(), party],
          ],
        },
        quote: message ? { term: t.occasionAndSpecialRequests(), text: message } : null,
        facts: [
          [t.name(), name],
          [t.phoneNumber(), phone, telHref(tel ?? '')],
          ...(email ? [[t.email(), email, mailHref(email)] as Fact] : []),
        ],
        address: [],
        mapUrl: null,
        phone: null,
        policy: t.repliesGoToSender(),
        action: { label: t.openTheEnquiry(), url: `${site}/admin/enquiries?enquiry=${id}` },
        footer: { text: t.groupRequestsReachYou(), link: null },
      },
      replyTo: email ? { name, address: email } : null,
      secret: null,
    }
  },
}
