import type { Submissions } from '#data/submitted.ts'
import { formatPhone } from '#lib/phone.ts'
import { longDateLabel } from '#lib/wall-labels.ts'
import { letterIdOf, type SubmissionPost } from '#outbox/mail/submission-post.ts'

/** What a restaurant is written when a group asks for its table. */
export const groupBookingPost: SubmissionPost<Submissions['enquiries'], 'group-booking'> = {
  kind: 'group-booking',
  addressOf: ({ id, createdAt, kind, toEmail, about }) =>
    kind === 'group-booking' && toEmail
      ? { id: letterIdOf({ id, createdAt }), recipient: toEmail, locationId: about?.id ?? '' }
      : null,
  compose(enquiry, { site, group }) {
    const { id, about, fname, lname, email, tel, date, partySize, message } = enquiry
    const name = `${fname} ${lname}`
    const day = date ? longDateLabel(date) : ''
    return {
      words: {
        subject: `A table for ${partySize}, ${day}`,
        group,
        place: about?.title ?? group,
        heading: `A group of ${partySize} asks for a table`,
        lead: `${name} wrote through the form on the site.`,
        facts: [
          ['Day', day],
          ['People', String(partySize)],
          ...(message ? ([['Occasion and wishes', message]] as [string, string][]) : []),
          ['Name', name],
          ['Phone number', formatPhone(tel ?? '')],
          ['Email', email ?? ''],
        ],
        address: [],
        mapUrl: null,
        phone: null,
        policy: null,
        action: { label: 'Open the enquiry', url: `${site}/admin/collections/enquiries/${id}` },
        footer: 'An answer to this mail goes to the sender. Nothing is booked yet.',
      },
      replyTo: email ? { name, address: email } : null,
      secret: null,
    }
  },
}
