import { randomBytes } from 'node:crypto'
import { AuthenticationError, type PayloadRequest } from 'payload'
import { originOf } from '../audit-log/actor.ts'
import { recordSignIn } from '../audit-log/sign-ins.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import type { SignInWay } from '../sign-in/attempts.ts'
import { provePin } from '../tablets/pins.ts'
import { endTabletSession, findTablet } from '../tablets/tablet-rows.ts'
import { holdCredential } from './credential.ts'
import { endSessions } from './end-sessions.ts'
import { cookieToken, requestToken } from './request-token.ts'
import { beginningOf, deadlineOf, MOST_SESSIONS, type Session } from './session.ts'
import { sessionCookie } from './session-cookie.ts'
import { findSession, insertSession, pruneSessions } from './session-rows.ts'

/** `credential`: what let the account in, as it was read before it was proven (`credential.ts`). */
export type SignedIn = {
  staff: number
  way: SignInWay
  credential: string | null
  /** What has to be written with the session, or not at all: a code that is used up. Where it throws, there is none. */
  before?(own: PayloadRequest): Promise<void>
}

/** A session that has begun. `token` is known to its browser or program alone; `exp` as Payload's answers have it, s. */
export type StartedSession = { token: string; setCookie: string; exp: number; session: Session }

/**
 * Begins the session of somebody who has proven who they are, and writes the sign-in to the audit log, both or neither.
 * Throws Payload's `AuthenticationError` where the account has been given another password, was withdrawn or deleted
 * since `credential` was read: a sign-in and a change of the password at the same moment come one after the other. On a
 * shared tablet it ends the session that was there, and a PIN begins one on a tablet alone. The session in which somebody
 * signs in anew ends with it.
 */
export async function startSession(
  req: PayloadRequest,
  { staff, way, credential, before }: SignedIn,
): Promise<StartedSession> {
  const { payload } = req
  const token = randomName(32)
  const former = await formerSession(req, way)
  const session = await inTransaction(payload.db, req, async (own) => {
    if (!(await holdCredential(payload, { staff, credential }, own)))
      throw new AuthenticationError(req.t)
    await before?.(own as PayloadRequest)
    const account = await payload.findByID({ collection: 'staff', id: staff, depth: 0, req: own })
    const tablet = await findTablet(payload, req.headers, own)
    if (way === 'pin' && !tablet) throw new AuthenticationError(req.t)
    if (way !== 'pin') await provePin(payload, staff, own)
    if (tablet) await endTabletSession(payload, { id: tablet.id }, own)
    if (former) await endSessions(own as PayloadRequest, { staff: former.staff, only: former.id })
    const { address = '', device = '' } = originOf(req) ?? {}
    const begun: Session = {
      ...{ id: randomName(16), staff, way, device, address },
      ...beginningOf({ now: Date.now(), roles: account.roles, tablet }),
    }
    await pruneSessions(payload, { staff, most: MOST_SESSIONS - 1 }, own)
    await insertSession(payload, token, begun, own)
    await recordSignIn(own as PayloadRequest, { account, way, tablet: tablet?.name ?? null })
    return begun
  })
  const exp = Math.floor(deadlineOf(session) / 1000)
  return { token, setCookie: sessionCookie(token, session.endsAt), exp, session }
}

/**
 * The session in which somebody signs in anew: its cookie gives way to that of the next one. An answer of single sign-on
 * comes from another site, and was proven before to be one to this browser.
 */
async function formerSession(
  { headers, payload }: PayloadRequest,
  way: SignInWay,
): Promise<Session | null> {
  const token = way.startsWith('single_sign_on')
    ? cookieToken(headers)
    : requestToken(headers, payload.config.csrf)
  return token ? findSession(payload, token) : null
}

/** A text of random bytes, for tokens and ids. */
export const randomName = (bytes: number) => randomBytes(bytes).toString('base64url')

/** Payload's answer to a sign-in, with the session in the place of the token that Payload has made. */
export async function withSession(answer: Response, begun: StartedSession): Promise<Response> {
  const { token, exp, setCookie } = begun
  const body = { ...((await answer.json()) as object), token, exp }
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  headers.set('set-cookie', setCookie)
  return Response.json(body, { status: answer.status, headers })
}
