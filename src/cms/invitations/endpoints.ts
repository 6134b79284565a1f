import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '#env.ts'
import { mustBe } from '#lib/forms/field-faults.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'
import { json, readJson, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { toSingleLine } from '#lib/text/clean-text.ts'
import type { Staff } from '#payload-types.ts'
import { hasRole } from '../access/roles.ts'
import { credentialByPassword } from '../sessions/credential.ts'
import { signInByLink } from '../sign-in/by-link.ts'
import { fromOwnOriginOnly } from '../sign-in/own-origin.ts'
import { acceptInvitation } from './accept.ts'
import { issueInvitation, withdrawInvitation } from './invitation.ts'
import * as t from './messages.gen.ts'
import { endedText } from './texts.ts'

const staff = wholeNumber(mustBe('an account')).pipe(z.int().positive())
const sendBody = z.object({ staff, by: z.enum(['mail', 'link']) })
const withdrawBody = z.object({ staff })

const LONGEST_NAME = 80
const acceptBody = z.object({
  token: z.string().max(120),
  name: z.string().transform(toSingleLine).pipe(z.string().min(1).max(LONGEST_NAME)),
  password: z.string(),
})

/**
 * Below `/admin/api/invitations`. `send` (administrators) makes a new link for an account without a password, which
 * ends the one before, and mails it or answers with it; `withdraw` ends it. `accept` (anybody with a link) takes the
 * name and the password that the invited person has chosen, and signs them in.
 */
export const invitationEndpoints: Endpoint[] = [
  {
    method: 'post',
    path: '/invitations/send',
    handler: refuseWhenBusy(async (req: PayloadRequest) => {
      if (!hasRole(req)) return refusal(refuse('forbidden'))
      const body = await readJson(req as Request, sendBody)
      if (!body.ok) return refusal(body)
      const account = await findAccount(req, body.value.staff)
      if (!account) return refusal(refuse('not_found'))
      const byMail = body.value.by === 'mail'
      if (account.state !== 'invited' && account.state !== 'withdrawn')
        return refusal(refuse('has_password', { message: t.hasPassword() }))
      if (byMail && !env.mail.url)
        return refusal(refuse('no_mail_server', { message: t.noMailServer() }))
      const { link, until } = await issueInvitation(req, account.id, { byMail })
      return json(byMail ? { until } : { until, link })
    }),
  },
  {
    method: 'post',
    path: '/invitations/withdraw',
    handler: refuseWhenBusy(async (req: PayloadRequest) => {
      if (!hasRole(req)) return refusal(refuse('forbidden'))
      const body = await readJson(req as Request, withdrawBody)
      if (!body.ok) return refusal(body)
      const account = await findAccount(req, body.value.staff)
      if (!account) return refusal(refuse('not_found'))
      if (account.state !== 'invited')
        return refusal(refuse('not_invited', { message: t.isNotInvited() }))
      await withdrawInvitation(req, account.id)
      return json({})
    }),
  },
  {
    method: 'post',
    path: '/invitations/accept',
    handler: fromOwnOriginOnly(
      refuseWhenBusy(async (req: PayloadRequest) => {
        const body = await readJson(req as Request, acceptBody)
        if (!body.ok) return refusal(body)
        const accepted = await acceptInvitation(req, body.value)
        if (!accepted.ok) {
          const detail = { message: endedText(accepted.state), state: accepted.state }
          return refusal(refuse('link_ended', detail))
        }
        return signIn(req, accepted, body.value.password)
      }),
    ),
  },
]

function findAccount(req: PayloadRequest, id: number): Promise<Staff | null> {
  return req.payload.findByID({ collection: 'staff', id, depth: 0, disableErrors: true, req })
}

/** Opens the first session of somebody who has just chosen their password. */
async function signIn(
  req: PayloadRequest,
  { id, email }: { id: number; email: string },
  password: string,
): Promise<Response> {
  const { payload } = req
  const credential = await credentialByPassword(payload, id, password)
  const link = { way: 'invitation', account: { id, email }, credential } as const
  return signInByLink(req, link, ({ setCookie }) =>
    json({}, { headers: { 'set-cookie': setCookie } }),
  )
}
