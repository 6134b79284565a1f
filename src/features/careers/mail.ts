import type { Submissions } from '#data/forms/submission-messages.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { type Fact, mailHref, telHref } from '#outbox/mail/copy.ts'
import { type SubmissionMail, submissionMessageId } from '#outbox/mail/submission-mail.ts'

/**
 * The mail to recruiters about an application. The resume is not attached: recruiters of the location download it
 * in the admin.
 */
export const applicationMail: SubmissionMail<Submissions['applications'], 'application'> = {
  kind: 'application',
  envelopeOf: ({ id, createdAt, toEmail, about }) =>
    toEmail
      ? {
          id: submissionMessageId({ id, createdAt }),
          recipient: toEmail,
          locationId: about?.id ?? '',
        }
      : null,
  compose(application, { site, group }) {
    const { id, fname, lname, email, tel, position, file, about } = application
    const name = `${fname} ${lname}`
    const place = about?.title ?? group
    return {
      copy: {
        layout: 'note',
        subject: `Application for ${position}: ${name}`,
        preheader: `${place}. Phone ${formatPhone(tel)}${email ? `, ${email}` : ''}.`,
        group,
        place,
        heading: `${name} would like to work with you`,
        lead: `An application for ${position} at ${place} came in through the website.`,
        highlight: null,
        quote: null,
        facts: [
          ['Name', name],
          ['Phone', formatPhone(tel), telHref(tel)],
          ...(email ? [['Email', email, mailHref(email)] as Fact] : []),
          ['Position', position],
          ['Location', place],
          ...(file?.name ? [['Resume', file.name] as Fact] : []),
        ],
        address: [],
        mapUrl: null,
        phone: null,
        policy: `The resume is not attached: open the application to download it. ${
          email
            ? 'Replies to this email go to the applicant.'
            : 'The applicant left no email address. Please call.'
        }`,
        action: {
          label: 'Open the application',
          url: `${site}/admin/collections/applications/${id}`,
        },
        footer: {
          text: `You are receiving this email because applications for ${about ? 'this restaurant' : 'the group'} are sent to your address.`,
          link: null,
        },
      },
      replyTo: email ? { name, address: email } : null,
      secret: null,
    }
  },
}
