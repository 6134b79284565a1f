import type { PayloadRequest } from 'payload'
import { json, refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { hasRoleAt } from '../access/own-locations.ts'
import { actorOf } from '../audit-log/actor.ts'
import type { AuditAct } from '../audit-log/types.ts'
import { recordAct } from '../audit-log/write-entry.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { sessionIdOf } from '../sessions/account-hooks.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { sessionCookie } from '../sessions/session-cookie.ts'
import { randomName } from '../sessions/start-session.ts'
import * as t from './messages.gen.ts'
import { TABLET_MS, type Tablet } from './tablet.ts'
import { tabletCookie } from './tablet-cookie.ts'
import { findTablet, insertTablet, readTablet, removeTablet } from './tablet-rows.ts'

type NewTablet = { location: number; name: string }

/**
 * Makes the browser of an administrator or a manager a shared tablet of a location, and signs them out of it: whoever
 * has it in their hands next is nobody. A tablet that it was before is none any more.
 */
export async function makeTablet(
  req: PayloadRequest,
  { location, name }: NewTablet,
): Promise<Response> {
  const { payload } = req
  if (!hasRoleAt('manager', req, location)) return refusal(refuse('forbidden'))
  if ((await titleOf(req, location)) === null) return refusal(refuse('unknown_location'))
  const tablet = { id: randomName(16), location, name, endsAt: Date.now() + TABLET_MS }
  const token = randomName(32)
  await inTransaction(payload.db, req, async (request) => {
    const own = request as PayloadRequest
    const before = await findTablet(payload, req.headers, own)
    if (before && (await removeTablet(payload, before.id, own)))
      await record(own, before, 'withdraw_tablet')
    await insertTablet(payload, { tablet, token, madeBy: Number(req.user?.id) }, own)
    await endSessions(own, { staff: Number(req.user?.id), only: sessionIdOf(req) ?? '' })
    await record(own, tablet, 'make_tablet')
  })
  const answer = json({})
  answer.headers.append('set-cookie', tabletCookie(token, tablet.endsAt))
  answer.headers.append('set-cookie', sessionCookie('', 0))
  return answer
}

/** Withdraws a tablet, and ends the session on it; one that is none any more stays so, and is no fault. */
export async function withdrawTablet(
  req: PayloadRequest,
  { tablet: id }: { tablet: string },
): Promise<Response> {
  const { payload } = req
  const tablet = await readTablet(payload, id)
  if (!tablet) return json({})
  if (!hasRoleAt('manager', req, tablet.location)) return refusal(refuse('forbidden'))
  await inTransaction(payload.db, req, async (request) => {
    const own = request as PayloadRequest
    if (await removeTablet(payload, id, own)) await record(own, tablet, 'withdraw_tablet')
  })
  return json({})
}

type TabletAct = Extract<AuditAct, 'make_tablet' | 'withdraw_tablet'>

async function record(own: PayloadRequest, { location, name }: Tablet, act: TabletAct) {
  const place = (await titleOf(own, location)) ?? ''
  await recordAct(own, {
    ...{ act, actor: actorOf(own), location },
    subject: `collections/locations/${location}`,
    title: t.tabletAt({ tablet: name, location: place }),
  })
}

async function titleOf(req: PayloadRequest, id: number): Promise<string | null> {
  const found = await req.payload.findByID({
    ...{ collection: 'locations', id, depth: 0, disableErrors: true, req },
    ...{ overrideAccess: true, select: { title: true } },
  })
  return found?.title ?? null
}
