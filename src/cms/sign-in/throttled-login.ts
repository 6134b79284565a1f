import type { Endpoint, PayloadRequest } from 'payload'
import { refusal } from '#lib/http/respond.ts'
import { retryAfterText } from '#lib/http/retry-after.ts'
import { refuse } from '#lib/result.ts'
import { addressOf } from '../audit-log/actor.ts'
import { beginSession } from '../second-factor/first-step.ts'
import { credentialByPassword, credentialOf } from '../sessions/credential.ts'
import { withSession } from '../sessions/start-session.ts'
import { accountEmail } from '../staff/account-email.ts'
import { hashForNobody } from '../staff/passwords/verify.ts'
import { reportSignIn, type SignInAttempt } from './attempts.ts'
import { deviceOf, rememberDevice } from './known-device.ts'
import * as t from './messages.gen.ts'
import { readBody } from './read-body.ts'
import { forgive, type TryKey, takeTry } from './tries.ts'

type Handler = Endpoint['handler']

/**
 * Slows guesses down. Tries are counted by address and by account, of which each has to wait longer with every further
 * one; a device that the account knows is counted by itself, so that nobody locks an account's owner out. An account
 * that does not exist is counted, worked for and answered as one that does.
 */
export function throttledLogin(handler: Handler): Handler {
  return async (req) => {
    const data = await readBody(req)
    const email = accountEmail(data.email)
    const { password } = data
    // Payload says what is missing.
    if (email === '' || typeof password !== 'string' || password.trim() === '') return handler(req)
    const staff = await accountOf(req, email)
    const { keys, isKnownDevice } = keysOf(req, email, staff)
    const attempt = { way: 'password', staff, email, isKnownDevice } as const
    const wait = await takeTry(req.payload, keys)
    if (wait > 0) {
      await reportSignIn(req, { ...attempt, outcome: 'throttled' })
      return tooManyTries(wait)
    }
    // Payload hashes nothing where there is no account, and would answer sooner.
    if (staff === null) await hashForNobody(password)
    return answerOf(req, handler, { attempt, keys })
  }
}

type Counted = { attempt: Omit<SignInAttempt, 'outcome'>; keys: readonly TryKey[] }

async function answerOf(req: PayloadRequest, handler: Handler, { attempt, keys }: Counted) {
  let tried: Tried
  try {
    tried = await logIn(req, handler, attempt.staff)
  } catch (error) {
    // Other errors do not mean that the password was wrong.
    if (!isRefusal(error)) throw error
    await reportSignIn(req, { ...attempt, outcome: 'wrong' })
    throw error
  }
  const { answer, outcome } = tried
  const { staff } = attempt
  if (outcome === null || staff === null) return answer
  await forgive(req.payload, keys)
  await reportSignIn(req, { ...attempt, outcome })
  return outcome === 'signed_in' ? rememberDevice(req, answer, staff) : answer
}

type Tried = { answer: Response; outcome: 'signed_in' | 'first_step' | null }

/**
 * Has Payload look at the password, and begins a session. The credential is read before: where it is another one by
 * then, the password is compared once more, with the present one.
 */
async function logIn(req: PayloadRequest, handler: Handler, staff: number | null): Promise<Tried> {
  const before = staff === null ? null : await credentialOf(req.payload, staff)
  const answer = await handler(req)
  if (!answer.ok) return { answer, outcome: null }
  const { id } = ((await answer.clone().json()) as { user: { id: number } }).user
  const password = String(req.data?.password)
  const isSame = before !== null && (await credentialOf(req.payload, id)) === before
  const credential = isSame ? before : await credentialByPassword(req.payload, id, password)
  const begins = await beginSession(req, { staff: id, way: 'password', credential })
  return 'needed' in begins
    ? { answer: begins.needed, outcome: 'first_step' }
    : { answer: await withSession(answer, begins.begun), outcome: 'signed_in' }
}

const isRefusal = (error: unknown) => (error as { status?: number } | null)?.status === 401

async function accountOf({ payload }: PayloadRequest, email: string): Promise<number | null> {
  const { docs } = await payload.find({
    collection: 'staff',
    where: { email: { equals: email } },
    select: {},
    ...{ depth: 0, limit: 1, pagination: false },
  })
  return docs[0]?.id ?? null
}

function keysOf(req: PayloadRequest, email: string, staff: number | null) {
  const known = deviceOf(req)
  if (staff !== null && known?.staff.includes(staff)) {
    const keys: TryKey[] = [{ by: 'device', device: known.device, staff }]
    return { keys, isKnownDevice: true }
  }
  const address = addressOf(req)
  const keys: TryKey[] = [
    ...(address ? [{ by: 'address' as const, address }] : []),
    { by: 'account', email },
  ]
  return { keys, isKnownDevice: false }
}

/** The refusal, in the words of the site's endpoints and in those that the sign-in form of the admin reads. */
function tooManyTries(retryAfter: number): Response {
  const message = `${retryAfterText(retryAfter)} ${t.orByMail()}`
  const refused = refuse('too_many_requests', { retryAfter, message })
  return refusal(refused, {}, { errors: [{ message }] })
}
