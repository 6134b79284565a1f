import type { Submissions } from '#data/submitted.ts'
import { formatPhone } from '#lib/phone.ts'
import { letterIdOf, type SubmissionPost } from '#outbox/mail/submission-post.ts'

/** What the group's people for gift cards are written when a company asks for some. */
export const bulkGiftCardsPost: SubmissionPost<Submissions['enquiries'], 'bulk-gift-cards'> = {
  kind: 'bulk-gift-cards',
  addressOf: ({ id, createdAt, kind, toEmail }) =>
    kind === 'bulk-gift-cards' && toEmail
      ? { id: letterIdOf({ id, createdAt }), recipient: toEmail, locationId: '' }
      : null,
  compose(enquiry, { site, group }) {
    const { id, fname, lname, email, tel, businessName, businessAddress, city, province } = enquiry
    const name = `${fname} ${lname}`
    return {
      words: {
        subject: `Gift cards for ${businessName}`,
        group,
        place: group,
        heading: 'A company asks for gift cards',
        lead: `${name} wrote through the form on the site.`,
        facts: [
          ['Company', businessName ?? ''],
          ['Address', [businessAddress, city, province].filter(Boolean).join(', ')],
          ['Website', enquiry.website ?? ''],
          ['Name', name],
          ['Phone number', formatPhone(tel ?? '')],
          ...(email ? ([['Email', email]] as [string, string][]) : []),
        ],
        address: [],
        mapUrl: null,
        phone: null,
        policy: null,
        action: { label: 'Open the enquiry', url: `${site}/admin/collections/enquiries/${id}` },
        footer: email
          ? 'An answer to this mail goes to the sender.'
          : 'The sender left no email address. Please call.',
      },
      replyTo: email ? { name, address: email } : null,
      secret: null,
    }
  },
}
