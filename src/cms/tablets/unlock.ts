import { AuthenticationError, type PayloadRequest } from 'payload'
import { json, refusal } from '#lib/http/respond.ts'
import { retryAfterText } from '#lib/http/retry-after.ts'
import { refuse } from '#lib/result.ts'
import type { Staff } from '#payload-types.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { addNotice } from '../second-factor/notices.ts'
import { credentialOf } from '../sessions/credential.ts'
import { randomName, type StartedSession, startSession } from '../sessions/start-session.ts'
import { reportSignIn } from '../sign-in/attempts.ts'
import { forgetTries, giveTryBack, type TryKey, takeTry } from '../sign-in/tries.ts'
import { hashForNobody } from '../staff/passwords/verify.ts'
import { mayUseTablet } from './hosts.ts'
import * as t from './messages.gen.ts'
import { acceptPin, type TriedPin, tryPin } from './pins.ts'
import type { Tablet } from './tablet.ts'
import { tabletCookie, tabletToken } from './tablet-cookie.ts'
import { changeToken, findTablet } from './tablet-rows.ts'

/** Answer to an unlocking: whose session it is, and how many wrong PINs were tried for them since the last one. */
export type Unlocked = { staff: number; wrong: number }

type Typed = { staff: number; pin: string }

/**
 * Begins the session of whoever has chosen their name on a shared tablet and typed their PIN. A wrong PIN, somebody
 * without one, one that rests and somebody who does not work there are answered alike, after the same work. Tries wait, by person and
 * tablet and by tablet; after ten wrong ones in a row the PIN rests until a sign-in by something else.
 */
export async function unlock(req: PayloadRequest, { staff, pin }: Typed): Promise<Response> {
  const { payload } = req
  const tablet = await findTablet(payload, req.headers)
  if (!tablet) return noTablet()
  const [own, all]: [TryKey, TryKey] = [
    { by: 'pin', tablet: tablet.id, staff },
    { by: 'tablet', tablet: tablet.id },
  ]
  const account = await hostOf(req, tablet, staff)
  const retryAfter = await takeTry(payload, [own, all])
  if (retryAfter > 0) {
    await report(req, account, { outcome: 'throttled' })
    return refusal(refuse('too_many_requests', { retryAfter, message: retryAfterText(retryAfter) }))
  }
  if (!account) {
    await hashForNobody(pin)
    await report(req, null, { outcome: 'wrong', code: 'not_a_host' })
    return wrongPin()
  }
  // Read before the PIN is looked at: what changes meanwhile ends the unlocking.
  const credential = await credentialOf(payload, staff)
  const tried = await tryPin(payload, staff, pin)
  if (tried.outcome !== 'right') {
    await tellOfWrong(req, account, tried)
    return wrongPin()
  }
  const begun = await begin(req, { tablet, staff, credential, hash: tried.hash })
  if (!begun) return wrongPin()
  await forgetTries(payload, [own])
  await giveTryBack(payload, all)
  await report(req, account, { outcome: 'signed_in' })
  const answer = json({ staff, wrong: tried.wrong } satisfies Unlocked)
  answer.headers.append('set-cookie', begun.session.setCookie)
  if (begun.token) answer.headers.append('set-cookie', tabletCookie(begun.token, tablet.endsAt))
  return answer
}

/** The refusal of what only shared tablets may do. */
export function noTablet(): Response {
  return refusal(refuse('no_tablet', { message: t.noTablet() }))
}

const wrongPin = () => refusal(refuse('wrong_pin', { message: t.wrongPin() }))

type Right = { tablet: Tablet; staff: number; credential: string | null; hash: string }
type Begun = { session: StartedSession; token: string | null }

/** Null = the PIN, the account or the tablet is another one since they were looked at. */
async function begin(
  req: PayloadRequest,
  { tablet, staff, credential, hash }: Right,
): Promise<Begun | null> {
  const { payload } = req
  const next = randomName(32)
  let token: string | null = null
  try {
    const session = await startSession(req, {
      ...{ staff, way: 'pin', credential },
      before: async (own) => {
        const before = tabletToken(req.headers) ?? ''
        const changed = await changeToken(payload, { id: tablet.id, before, next }, own)
        if (!changed || !(await acceptPin(payload, { staff, hash }, own)))
          throw new AuthenticationError(req.t)
        token = changed === 'changed' ? next : null
      },
    })
    return { session, token }
  } catch (error) {
    if (error instanceof AuthenticationError) return null
    throw error
  }
}

async function hostOf(
  req: PayloadRequest,
  { location }: Tablet,
  staff: number,
): Promise<Staff | null> {
  const account = await req.payload.findByID({
    ...{ collection: 'staff', id: staff, depth: 0, disableErrors: true },
    overrideAccess: true,
  })
  return account && mayUseTablet(account, location) ? account : null
}

/** A PIN that comes to rest is told to its owner. */
async function tellOfWrong(req: PayloadRequest, account: Staff, { outcome }: TriedPin) {
  const { payload } = req
  if (outcome === 'spent') {
    await inTransaction(payload.db, undefined, (own) =>
      addNotice(payload, { staff: account.id, act: 'pin_rests' }, own),
    )
  }
  const code = outcome === 'rests' ? 'pin_rests' : 'wrong_pin'
  await report(req, account, { outcome: 'wrong', code })
}

type How = Pick<Parameters<typeof reportSignIn>[1], 'outcome' | 'code'>

function report(req: PayloadRequest, account: Staff | null, how: How): Promise<void> {
  const { id: staff, email } = account ?? { id: null, email: '' }
  return reportSignIn(req, { way: 'pin', staff, email, isKnownDevice: true, ...how })
}
