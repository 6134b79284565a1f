import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { AuthenticationError, type PayloadRequest } from 'payload'
import { json, refusal } from '#lib/http/respond.ts'
import { retryAfterText } from '#lib/http/retry-after.ts'
import { refuse } from '#lib/result.ts'
import { addressOf } from '../audit-log/actor.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { credentialOf } from '../sessions/credential.ts'
import { startSession } from '../sessions/start-session.ts'
import { reportSignIn } from '../sign-in/attempts.ts'
import { deviceOf, rememberDevice } from '../sign-in/known-device.ts'
import { giveTryBack, type TryKey, takeTry } from '../sign-in/tries.ts'
import * as t from './messages.gen.ts'
import { addNotice } from './notices.ts'
import { findPasskey, keepUse, type Passkey, verifyUsed } from './passkeys.ts'
import { finishSignIn, openSignIn, StepRefused, ticketEnded } from './second-step.ts'
import { makeTicket } from './tickets.ts'

type Used = { response: AuthenticationResponseJSON; ticket?: string | undefined }

/** Signs somebody in by a passkey: as the only factor, or as the second step of the account that a ticket is of. */
export async function signInByPasskey(
  req: PayloadRequest,
  { response, ticket }: Used,
): Promise<Response> {
  const address = addressOf(req)
  const keys: TryKey[] = address ? [{ by: 'address', address }] : []
  const way = ticket === undefined ? 'passkey' : 'second_step'
  const retryAfter = await takeTry(req.payload, keys)
  if (retryAfter > 0) {
    await reportSignIn(req, { way, ...NOBODY, outcome: 'throttled' })
    const message = retryAfterText(retryAfter)
    return refusal(refuse('too_many_requests', { retryAfter, message }))
  }
  const passkey = await findPasskey(req.payload, response.id)
  try {
    if (!passkey) throw new StepRefused('passkey_unknown', t.passkeyUnknown())
    const answer = await (ticket === undefined
      ? asOnlyFactor(req, passkey, response)
      : asSecondStep(req, passkey, { response, ticket }))
    for (const key of keys) await giveTryBack(req.payload, key)
    return answer
  } catch (error) {
    if (!(error instanceof StepRefused)) throw error
    await tellOfRefusal(req, passkey, { way, code: error.code })
    return error.response()
  }
}

const NOBODY = { staff: null, email: '', isKnownDevice: false }

async function asOnlyFactor(
  req: PayloadRequest,
  passkey: Passkey,
  response: AuthenticationResponseJSON,
): Promise<Response> {
  const { staff } = passkey
  // Read before the passkey is looked at: what changes meanwhile ends the sign-in.
  const credential = await credentialOf(req.payload, staff)
  const account = await accountOf(req, staff)
  if (!account || (account.state && account.state !== 'active'))
    throw new StepRefused('passkey_refused', t.passkeyRefused())
  // The new password is then chosen without the present one, which was typed at the sign-in: a passkey is none.
  if (account.mustChangePassword) throw new StepRefused('must_change_password', t.passwordFirst())
  const expected = { staff: null, for: 'sign-in' } as const
  const used = await verifyUsed(req, { passkey, expected }, response)
  try {
    const { token, exp, setCookie } = await startSession(req, {
      ...{ staff, way: 'passkey', credential },
      before: (own) => keepUse(own, passkey, used),
    })
    const isKnownDevice = deviceOf(req)?.staff.includes(staff) ?? false
    const attempt = { way: 'passkey', staff, email: account.email, isKnownDevice } as const
    await reportSignIn(req, { ...attempt, outcome: 'signed_in' })
    const answer = json({ token, exp }, { headers: { 'set-cookie': setCookie } })
    return rememberDevice(req, answer, staff)
  } catch (error) {
    if (error instanceof AuthenticationError) throw new StepRefused('ticket_ended', t.ticketEnded())
    throw error
  }
}

async function asSecondStep(
  req: PayloadRequest,
  passkey: Passkey,
  { response, ticket }: Required<Used>,
): Promise<Response> {
  const open = await openSignIn(req, ticket)
  if (!open) return ticketEnded()
  const { id: staff } = open.account
  if (passkey.staff !== staff) throw new StepRefused('passkey_refused', t.passkeyRefused())
  const expected = { staff, for: 'sign-in' } as const
  const used = await verifyUsed(req, { passkey, expected }, response)
  return finishSignIn(req, open, 'passkey', (own) => keepUse(own, passkey, used))
}

/** Makes the proof that changes of the second step ask for, from a passkey of whoever is signed in. */
export async function proveByPasskey(
  req: PayloadRequest,
  response: AuthenticationResponseJSON,
): Promise<Response> {
  const staff = Number(req.user?.id)
  const passkey = await findPasskey(req.payload, response.id)
  try {
    if (passkey?.staff !== staff) throw new StepRefused('passkey_unknown', t.passkeyUnknown())
    const credential = await credentialOf(req.payload, staff)
    if (credential === null) throw new StepRefused('passkey_refused', t.passkeyRefused())
    const expected = { staff, for: 'fresh-factor' } as const
    const used = await verifyUsed(req, { passkey, expected }, response)
    await inTransaction(req.payload.db, req, (own) => keepUse(own as PayloadRequest, passkey, used))
    return json({ proof: makeTicket('fresh-factor', { staff, credential, by: 'passkey' }) })
  } catch (error) {
    if (!(error instanceof StepRefused)) throw error
    if (error.code === 'passkey_cloned' && passkey) await warnOwner(req, passkey)
    return error.response()
  }
}

async function tellOfRefusal(
  req: PayloadRequest,
  passkey: Passkey | null,
  { way, code }: { way: 'passkey' | 'second_step'; code: string },
): Promise<void> {
  const account = passkey ? await accountOf(req, passkey.staff) : null
  const who = account ? { staff: account.id, email: account.email, isKnownDevice: false } : NOBODY
  await reportSignIn(req, { way, ...who, outcome: 'wrong', code })
  if (code === 'passkey_cloned' && passkey) await warnOwner(req, passkey)
}

function warnOwner({ payload }: PayloadRequest, { staff, name }: Passkey): Promise<void> {
  return inTransaction(payload.db, undefined, (own) =>
    addNotice(payload, { staff, act: 'passkey_cloned', detail: name }, own),
  )
}

function accountOf(req: PayloadRequest, staff: number) {
  return req.payload.findByID({
    ...{ collection: 'staff', id: staff, depth: 0, disableErrors: true, req },
    overrideAccess: true,
  })
}
