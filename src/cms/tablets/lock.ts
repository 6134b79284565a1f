import type { PayloadRequest } from 'payload'
import { json } from '#lib/http/respond.ts'
import { staffActor } from '../audit-log/actor.ts'
import { recordAct } from '../audit-log/write-entry.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { sessionIdOf } from '../sessions/account-hooks.ts'
import { sessionCookie } from '../sessions/session-cookie.ts'
import { endTabletSession, findTablet } from './tablet-rows.ts'
import { noTablet } from './unlock.ts'

/**
 * Locks the shared tablet that asks: the session in which it asks ends. One that is locked stays so, and a session that
 * somebody has begun there meanwhile goes on: a request may come late.
 */
export async function lock(req: PayloadRequest): Promise<Response> {
  const { payload } = req
  const tablet = await findTablet(payload, req.headers)
  if (!tablet) return noTablet()
  const session = sessionIdOf(req)
  if (session === null) return json({})
  await inTransaction(payload.db, req, async (request) => {
    const own = request as PayloadRequest
    const staff = await endTabletSession(payload, { id: tablet.id, only: session }, own)
    const account =
      staff === null
        ? null
        : await payload.findByID({
            ...{ collection: 'staff', id: staff, depth: 0, disableErrors: true, req: own },
            overrideAccess: true,
          })
    if (!account) return
    const { id, name } = account
    await recordAct(own, {
      ...{ act: 'sign_out', actor: staffActor(account), title: name, detail: 'tablet_locked' },
      subject: `collections/staff/${id}`,
    })
  })
  return json({}, { headers: { 'set-cookie': sessionCookie('', 0) } })
}
