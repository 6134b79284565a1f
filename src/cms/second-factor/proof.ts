import type { Payload, PayloadRequest } from 'payload'
import { json, refusal } from '#lib/http/respond.ts'
import { retryAfterText } from '#lib/http/retry-after.ts'
import { refuse } from '#lib/result.ts'
import type { Ticket } from '#lib/security/signed-ticket.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { credentialByPassword, credentialOf, holdCredential } from '../sessions/credential.ts'
import { forgetTries, type TryKey, takeTry } from '../sign-in/tries.ts'
import { type CodeOutcome, takeAppCode } from './app-codes.ts'
import * as t from './messages.gen.ts'
import { FRESH_FACTOR_MS, makeTicket, type ProvedBy, readTicket } from './tickets.ts'

/** An account whose owner has just proved that it is them; `credential` as it was then. */
export type Proven = { staff: number; credential: string }

/** Makes the proof that changes of the second step ask for, from the current password. Guesses have to wait. */
export function proveByPassword(req: PayloadRequest, password: string): Promise<Response> {
  return prove(req, 'password', async (staff) => {
    const credential = await credentialByPassword(req.payload, staff, password)
    return credential ?? refusal(refuse('wrong_password', { message: t.passwordWrong() }))
  })
}

/**
 * Makes the proof that what is worth most asks for, from a code of the account's app. A code counts once, here and at the
 * sign-in; guesses have to wait.
 */
export function proveByCode(req: PayloadRequest, code: string): Promise<Response> {
  return prove(req, 'app', async (staff) => {
    const credential = await credentialOf(req.payload, staff)
    const outcome = await inTransaction(req.payload.db, req, (own) =>
      takeAppCode(req.payload, { staff, code, now: Date.now() }, own),
    )
    if (credential !== null && outcome === 'taken') return credential
    return codeRefusal(outcome === 'taken' ? 'wrong' : outcome)
  })
}

/**
 * Answers with the proof of whoever is signed in once `look` returns their credential, and otherwise with the refusal that it
 * returns. Refusals count as guesses, which wait longer each time.
 */
async function prove(
  req: PayloadRequest,
  by: ProvedBy,
  look: (staff: number) => Promise<string | Response>,
): Promise<Response> {
  const staff = Number(req.user?.id)
  const keys: TryKey[] = [{ by: 'session', staff }]
  const retryAfter = await takeTry(req.payload, keys)
  if (retryAfter > 0) {
    const message = retryAfterText(retryAfter)
    return refusal(refuse('too_many_requests', { retryAfter, message }))
  }
  const credential = await look(staff)
  if (typeof credential !== 'string') return credential
  await forgetTries(req.payload, keys)
  return json({ proof: makeTicket('fresh-factor', { staff, credential, by }) })
}

function codeRefusal(outcome: Exclude<CodeOutcome, 'taken'>): Response {
  switch (outcome) {
    case 'wrong':
      return refusal(refuse('wrong_app_code', { message: t.wrongCode() }))
    case 'used':
      return refusal(refuse('used_app_code', { message: t.usedCode() }))
    case 'unreadable':
      return refusal(refuse('unreadable_app', { message: t.unreadableApp() }))
  }
}

/** How long a proof is taken for one that was asked for by what it is used for, ms. */
const ASKED_MS = 2 * 60_000

/**
 * Reads a proof by the second step that whoever is signed in has given just now, and not by their password; null where it
 * is none.
 */
export function readStepProof(req: PayloadRequest, proof: string): Ticket<Proven> | null {
  const ticket = readTicket('fresh-factor', proof)
  if (!ticket || ticket.claims.staff !== Number(req.user?.id)) return null
  const isFresh = ticket.until - Date.now() > FRESH_FACTOR_MS - ASKED_MS
  return isFresh && STEPS.has(ticket.claims.by) ? ticket : null
}

const STEPS: ReadonlySet<ProvedBy> = new Set(['passkey', 'app'])

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
