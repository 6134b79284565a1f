import type { Submissions } from '#data/forms/submission-messages.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { type Fact, mailHref, telHref } from '#outbox/mail/copy.ts'
import { type SubmissionMail, submissionMessageId } from '#outbox/mail/submission-mail.ts'
import * as t from './messages.gen.ts'

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
        subject: t.mailSubject({ position, name }),
        preheader: t.mailPreheader({
          place,
          contacts: email ? `${formatPhone(tel)}, ${email}` : formatPhone(tel),
        }),
        group,
        place,
        heading: t.wouldLikeToWork({ name }),
        lead: t.applicationCameIn({ position, place }),
        highlight: null,
        quote: null,
        facts: [
          [t.name(), name],
          [t.phone(), formatPhone(tel), telHref(tel)],
          ...(email ? [[t.email(), email, mailHref(email)] as Fact] : []),
          [t.position(), position],
          [t.location(), place],
          ...(file?.name ? [[t.resume(), file.name] as Fact] : []),
        ],
        address: [],
        mapUrl: null,
        phone: null,
        policy: `${t.resumeIsNotAttached()} ${
          email ? t.repliesGoToApplicant() : t.applicantLeftNoEmail()
        }`,
        action: {
          label: t.openTheApplication(),
          url: `${site}/admin/applications?application=${id}`,
        },
        footer: {
          text: about ? t.restaurantApplicationsReachYou() : t.groupApplicationsReachYou(),
          link: null,
        },
      },
      replyTo: email ? { name, address: email } : null,
      secret: null,
    }
  },
}
