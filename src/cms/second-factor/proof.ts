import type { Payload, PayloadRequest } from 'payload'
import { json, refusal } from '#lib/http/respond.ts'
import { retryAfterText } from '#lib/http/retry-after.ts'
import { refuse } from '#lib/result.ts'
import { credentialByPassword, holdCredential } from '../sessions/credential.ts'
import { forgetTries, type TryKey, takeTry } from '../sign-in/tries.ts'
import * as t from './messages.gen.ts'
import { makeTicket, readTicket } from './tickets.ts'

/** An account whose owner has just proved that it is them; `credential` as it was then. */
export type Proven = { staff: number; credential: string }

/** Makes the proof that changes of the second step ask for, from the current password. Guesses have to wait. */
export async function proveByPassword(req: PayloadRequest, password: string): Promise<Response> {
  const staff = Number(req.user?.id)
  const keys: TryKey[] = [{ by: 'session', staff }]
  const retryAfter = await takeTry(req.payload, keys)
  if (retryAfter > 0) {
    const message = retryAfterText(retryAfter)
    return refusal(refuse('too_many_requests', { retryAfter, message }))
  }
  const credential = await credentialByPassword(req.payload, staff, password)
  if (credential === null) return refusal(refuse('wrong_password', { message: t.passwordWrong() }))
  await forgetTries(req.payload, keys)
  return json({ proof: makeTicket('fresh-factor', { staff, credential }) })
}

/** Reads the proof of whoever is signed in; null where it is somebody else's, or ten minutes old. */
export function readProof(req: PayloadRequest, proof: string): Proven | null {
  const claims = readTicket('fresh-factor', proof)?.claims
  return claims && claims.staff === Number(req.user?.id) ? claims : null
}

/**
 * Whether a proof still holds, as the password is the one that it was made with. Changes of one account come one after
 * the other until the transaction of `req` ends.
 */
export function holdProof(
  payload: Payload,
  proven: Proven,
  req: Partial<PayloadRequest>,
): Promise<boolean> {
  return holdCredential(payload, proven, req)
}
