import type { IncomingAuthType, Payload, PayloadRequest } from 'payload'
import type { MailCopy } from '#outbox/mail/copy.ts'
import { renderHtml } from '#outbox/mail/render-html.ts'
import { readBrand } from '../content/brand.ts'
import { readPlainLook } from '../content/group-look.ts'
import * as t from './messages.gen.ts'

type ForgotPasswordArgs = { req?: PayloadRequest; token?: string; user?: { email?: string } }

/** How long the link of the mail holds, in ms. */
const HOUR = 60 * 60 * 1000

/** The mail by which somebody of the staff chooses a new password, set as the site's other mails are. */
export const newPasswordMail: IncomingAuthType['forgotPassword'] = {
  expiration: HOUR,
  generateEmailSubject: async (asked) => (await composeFor(asked)).subject,
  generateEmailHTML: async (asked) => {
    const copy = await composeFor(asked)
    return renderHtml(copy, await readPlainLook(payloadOf(asked)))
  },
}

async function composeFor(asked: ForgotPasswordArgs = {}): Promise<MailCopy> {
  const { token = '', user } = asked
  const payload = payloadOf(asked)
  const { config } = payload
  const { shortName } = await readBrand(payload)
  // The site's own address: what a request says of its host is not to be believed in a mail.
  const url = `${config.serverURL}${config.routes.admin}${config.admin.routes.reset}/${token}`
  return composeNewPasswordMail({ group: shortName, email: user?.email ?? '', url })
}

function payloadOf({ req }: ForgotPasswordArgs = {}): Payload {
  if (!req) throw new Error('nobody asked for a new password')
  return req.payload
}

/** The words of that mail. */
export function composeNewPasswordMail({
  group,
  email,
  url,
}: {
  /** Short name of the group. */
  group: string
  /** Email address of the account. */
  email: string
  url: string
}): MailCopy {
  return {
    layout: 'note',
    subject: t.subject({ group }),
    preheader: t.linkIsGoodForAnHour(),
    ...{ group, place: t.yourAccount() },
    heading: t.chooseANewPassword(),
    lead: t.somebodyAsked({ email }),
    ...{ highlight: null, quote: null, facts: [], address: [], mapUrl: null, phone: null },
    policy: t.linkAndPassword(),
    action: { label: t.chooseANewPassword(), url },
    footer: { text: t.whyThisEmail({ group }), link: null },
  }
}
