import type { Endpoint, PayloadRequest } from 'payload'
import { credentialByPassword } from '../sessions/credential.ts'
import { startSession, withSession } from '../sessions/start-session.ts'
import { reportSignIn, type SignInWay } from './attempts.ts'
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
    const begun = await startSession(req, { staff: user.id, way: 'reset_link', credential })
    const signedIn = await withSession(answer, begun)
    return signedInByLink(req, signedIn, { way: 'reset_link', account: user })
  }
}

/** Completes a sign-in by a link: clears the delay of the account, reports the sign-in and remembers the device. */
export async function signedInByLink(
  req: PayloadRequest,
  answer: Response,
  { way, account }: { way: Exclude<SignInWay, 'password'>; account: Account },
): Promise<Response> {
  const { id: staff, email } = account
  await forgetTries(req.payload, [{ by: 'account', email }])
  const isKnownDevice = deviceOf(req)?.staff.includes(staff) ?? false
  await reportSignIn(req, { way, staff, email, isKnownDevice, outcome: 'signed_in' })
  return rememberDevice(req, answer, staff)
}
