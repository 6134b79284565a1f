import type { Endpoint, PayloadRequest } from 'payload'
import { beginSession } from '../second-factor/first-step.ts'
import { credentialByPassword } from '../sessions/credential.ts'
import { type StartedSession, withSession } from '../sessions/start-session.ts'
import { type FirstStep, reportSignIn } from './attempts.ts'
import { deviceOf, rememberDevice } from './known-device.ts'
import { readBody } from './read-body.ts'
import { forgetTries } from './tries.ts'

type Handler = Endpoint['handler']
type Account = { id: number; email: string }

/** A new password by the link of a mail signs its owner in, and makes their device known. */
export function signedInByReset(handler: Handler): Handler {
  return async (req) => {
    const { password } = await readBody(req)
    const answer = await handler(req)
    if (!answer.ok) return answer
    const { user } = (await answer.clone().json()) as { user: Account }
    const credential = await credentialByPassword(req.payload, user.id, String(password))
    const link = { way: 'reset_link', account: user, credential } as const
    return signInByLink(req, link, (begun) => withSession(answer, begun))
  }
}

type Link = {
  way: Exclude<FirstStep, 'password' | 'single_sign_on'>
  account: Account
  /** The password that was chosen by the link. */
  credential: string | null
}

/**
 * Signs in whoever has chosen a password by a link, or answers how they go on where their account asks for a second
 * step. Clears the delay of the account, reports the sign-in, and makes the device known with it.
 */
export async function signInByLink(
  req: PayloadRequest,
  { way, account, credential }: Link,
  answerWith: (begun: StartedSession) => Response | Promise<Response>,
): Promise<Response> {
  const { id: staff, email } = account
  const begins = await beginSession(req, { staff, way, credential })
  await forgetTries(req.payload, [{ by: 'account', email }])
  const isKnownDevice = deviceOf(req)?.staff.includes(staff) ?? false
  const outcome = 'begun' in begins ? 'signed_in' : 'first_step'
  await reportSignIn(req, { way, staff, email, isKnownDevice, outcome })
  if ('needed' in begins) return begins.needed
  return rememberDevice(req, await answerWith(begins.begun), staff)
}
