import type { Endpoint, PayloadRequest } from 'payload'
import { emailIn, readBody } from './read-body.ts'

type Handler = Endpoint['handler']

/** No account has an address with this ending (RFC 2606). */
const NOBODY = 'nobody@account.invalid'

/**
 * Sends no reset mail to who has not accepted their invitation, or whose was withdrawn: it would be a way in past the
 * invitation. The answer is the same as for everybody.
 */
export function toActiveAccountsOnly(handler: Handler): Handler {
  return async (req) => {
    const data = await readBody(req)
    const email = emailIn(data)
    if (email !== '' && (await isInvited(req, email))) data.email = NOBODY
    return handler(req)
  }
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
