import type { Payload, PayloadRequest, Where } from 'payload'
import { inTransaction } from '../database/atomic-writes.ts'
import { checkPassword } from '../staff/passwords/check.ts'
import { ENDED, type OpenedInvitation, openInvitation } from './invitation.ts'

export type Chosen = { token: string; name: string; password: string }

export type Accepted =
  | { ok: true; id: number; email: string }
  | { ok: false; state: Exclude<OpenedInvitation['state'], 'open'> }

/**
 * Gives an invited account the name and the password that its owner has chosen. Of two who use one link at the same
 * moment one is let in. Throws a refusal at the field `password` where it may not be used; the link stays good then.
 */
export async function acceptInvitation(
  req: PayloadRequest,
  { token, name, password }: Chosen,
): Promise<Accepted> {
  const { payload } = req
  const opened = await openInvitation(payload, token)
  if (opened.state !== 'open') return { ok: false, state: opened.state }
  const { account, digest } = opened
  await checkPassword(req, password, { name, email: account.email })
  const data = { ...ENDED, name, password, state: 'active' as const, mustChangePassword: false }
  const taken = await inTransaction(payload.db, req, async (own) => {
    if (!(await takeLink(payload, account.id, digest, own))) return false
    await payload.update({
      ...{ collection: 'staff', id: account.id, data, depth: 0, overrideAccess: true },
      req: own,
    })
    return true
  })
  return taken ? { ok: true, id: account.id, email: account.email } : { ok: false, state: 'used' }
}

/** Takes a link out of its account, in one statement; false where somebody else has done so. */
async function takeLink(
  payload: Payload,
  id: number,
  digest: string,
  req: Partial<PayloadRequest>,
): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, { invitation: { equals: digest } }] }
  const account = await payload.db.updateOne({
    ...{ collection: 'staff', where, data: { invitation: null }, options: { atomic: true } },
    req,
  })
  return account !== null
}
