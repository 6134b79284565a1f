import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { mustBe } from '#lib/forms/field-faults.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'
import { json, readJson, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import type { Staff } from '#payload-types.ts'
import { isOwnAccount } from '../access/own-account.ts'
import { hasRole } from '../access/roles.ts'
import { pinLocationOf } from '../access/tablet-session.ts'
import { actorOf } from '../audit-log/actor.ts'
import { recordAct } from '../audit-log/write-entry.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { sessionIdOf } from './account-hooks.ts'
import { endSessions } from './end-sessions.ts'
import { listSessions } from './session-rows.ts'
import type { ShownSession } from './types.ts'

const staff = wholeNumber(mustBe('an account')).pipe(z.int().positive())
const listBody = z.object({ staff })
const endBody = z.object({ staff, session: z.string().min(1).max(40).optional() })

/**
 * Below `/admin/api/sessions`, for the owner of an account and for administrators: `list` answers with its open
 * sessions, `end` ends one of them or, without `session`, all but that of who asks, and answers with those left. What
 * has ended meanwhile stays so, and is no fault.
 */
export const sessionEndpoints: Endpoint[] = [
  question('list', listBody, async (req, account) => json(await shown(req, account))),
  question('end', endBody, async (req, account, { session }) => {
    await inTransaction(req.payload.db, req, async (own) => {
      const which =
        session !== undefined ? { only: session } : { except: sessionIdOf(req) ?? undefined }
      const ended = await endSessions(own as PayloadRequest, { staff: account.id, ...which })
      if (ended === 0) return
      await recordAct(own as PayloadRequest, {
        ...{ act: 'end_sessions', actor: actorOf(req), title: account.name },
        subject: `collections/staff/${account.id}`,
        detail: session ? 'one_session' : 'other_sessions',
      })
    })
    return json(await shown(req, account))
  }),
]

type Account = Pick<Staff, 'id' | 'name'>

function question<T extends { staff: number }>(
  name: string,
  schema: z.ZodType<T>,
  answer: (req: PayloadRequest, account: Account, body: T) => Promise<Response>,
): Endpoint {
  return {
    ...{ method: 'post', path: `/sessions/${name}` },
    handler: refuseWhenBusy(async (req: PayloadRequest) => {
      const isAccount = req.user?.collection === 'staff' && pinLocationOf(req) === null
      if (!isAccount) return refusal(refuse('forbidden'))
      const body = await readJson(req as Request, schema)
      if (!body.ok) return refusal(body)
      const { staff: id } = body.value
      if (!isOwnAccount(req, id) && !hasRole(req)) return refusal(refuse('forbidden'))
      const account = await req.payload.findByID({
        ...{ collection: 'staff', id, depth: 0, disableErrors: true, req },
      })
      return account ? answer(req, account, body.value) : refusal(refuse('not_found'))
    }),
  }
}

async function shown(req: PayloadRequest, { id: staff }: Account) {
  const own = sessionIdOf(req)
  const open = await listSessions(req.payload, staff)
  const sessions = open.map(
    ({ id, device, address, startedAt, lastUsedAt, tablet }): ShownSession => ({
      ...{ id, device, address, startedAt, lastUsedAt },
      isOnTablet: tablet !== null,
      isCurrent: id === own,
    }),
  )
  return { sessions }
}
