import type { MailCopy } from '#outbox/mail/copy.ts'
import { INVITATION_DAYS } from './invitation.ts'
import * as t from './messages.gen.ts'

/** The words of the mail that invites somebody. */
export function composeInvitationMail({
  group,
  email,
  url,
}: {
  /** Short name of the group. */
  group: string
  email: string
  url: string
}): MailCopy {
  const days = INVITATION_DAYS
  return {
    layout: 'note',
    subject: t.subject({ group }),
    preheader: t.preheader({ days }),
    ...{ group, place: t.yourAccount() },
    heading: t.heading({ group }),
    lead: t.lead({ group, email }),
    ...{ highlight: null, quote: null, facts: [], address: [], mapUrl: null, phone: null },
    policy: t.policy({ days }),
    action: { label: t.chooseYourPassword(), url },
    footer: { text: t.whyThisEmail({ group }), link: null },
  }
}
