import type { Endpoint } from 'payload'
import { json } from '#lib/http/respond.ts'
import { sessionIdOf } from './account-hooks.ts'
import { deadlineOf } from './session.ts'
import { listSessions } from './session-rows.ts'
import type { CurrentSession } from './types.ts'
import { writeUse } from './use-session.ts'

/**
 * `GET /admin/api/staff/session`: the session of whoever asks, for the admin's pages. It is a use of the session with
 * `?used=true` alone, which a page says when somebody has touched it since it asked before.
 */
export const currentSession: Endpoint = {
  method: 'get',
  path: '/session',
  handler: async (req) => {
    const none = json({ isSignedIn: false } satisfies CurrentSession)
    if (req.user?.collection !== 'staff') return none
    const id = sessionIdOf(req)
    const staff = Number(req.user.id)
    if (id && req.searchParams.get('used') === 'true') await writeUse(req.payload, id, Date.now())
    const session = (await listSessions(req.payload, staff)).find((one) => one.id === id)
    if (!session) return none
    const deadline = deadlineOf(session)
    return json({
      ...{ isSignedIn: true, staff, endsInMs: deadline - Date.now() },
      isByAge: deadline === session.endsAt,
    } satisfies CurrentSession)
  },
}
