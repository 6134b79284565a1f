import type { Submissions } from '#data/submitted.ts'
import { formatPhone } from '#lib/phone.ts'
import { letterIdOf, type SubmissionPost } from '#outbox/mail/submission-post.ts'

/**
 * The letter to whoever recruits: all but the resume, which is no attachment. Staff download it in the
 * admin, where only those of the location can.
 */
export const applicationPost: SubmissionPost<Submissions['applications'], 'application'> = {
  kind: 'application',
  addressOf: ({ id, createdAt, toEmail, about }) =>
    toEmail
      ? {
          id: letterIdOf({ id, createdAt }),
          recipient: toEmail,
          locationId: about?.id ?? '',
        }
      : null,
  compose(application, { site, group }) {
    const { id, fname, lname, email, tel, position, file, about } = application
    const name = `${fname} ${lname}`
    const place = about?.title ?? group
    return {
      words: {
        subject: `Application for ${position}: ${name}`,
        group,
        place,
        heading: `${name} would like to work with you`,
        lead: `An application for ${position} at ${place} came in through the website.`,
        facts: [
          ['Name', name],
          ['Phone', formatPhone(tel)],
          ...(email ? [['Email', email] as [string, string]] : []),
          ['Position', position],
          ['Location', place],
          ...(file?.name ? [['Resume', file.name] as [string, string]] : []),
        ],
        address: [],
        mapUrl: null,
        phone: null,
        policy:
          'The resume is not attached: open the application to download it. An answer to this mail goes to the applicant.',
        action: {
          label: 'Open the application',
          url: `${site}/admin/collections/applications/${id}`,
        },
        footer: 'You get this mail because applications for this restaurant go to your address.',
      },
      replyTo: email ? { name, address: email } : null,
      secret: null,
    }
  },
}
