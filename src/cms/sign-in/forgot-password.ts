import type { Endpoint, PayloadRequest } from 'payload'
import { json } from '#lib/http/respond.ts'
import { accountEmail } from '../staff/account-email.ts'
import { readBody } from './read-body.ts'

type Handler = Endpoint['handler']

/** No account has an address with this ending (RFC 2606). */
const NOBODY = 'nobody@account.invalid'

/**
 * Answers before anything is looked up or sent, so that nobody learns by the time which accounts there are. Sends no
 * reset mail to who has not accepted their invitation, or whose was withdrawn: it would be a way in past it.
 */
export function withoutTelling(handler: Handler): Handler {
  return async (req) => {
    const data = await readBody(req)
    // Payload says what is missing.
    if (accountEmail(data.email) === '') return handler(req)
    void send(handler, req, data).catch((err: unknown) =>
      req.payload.logger.error({ err, msg: 'a reset mail could not be sent' }),
    )
    return json({ message: req.t('general:success') })
  }
}

async function send(handler: Handler, req: PayloadRequest, data: Record<string, unknown>) {
  if (await isInvited(req, accountEmail(data.email))) data.email = NOBODY
  await handler(req)
}

async function isInvited(req: PayloadRequest, email: string): Promise<boolean> {
  const state = { in: ['invited', 'withdrawn'] }
  const { totalDocs } = await req.payload.count({
    collection: 'staff',
    where: { and: [{ email: { equals: email } }, { state }] },
    req,
  })
  return totalDocs > 0
}
