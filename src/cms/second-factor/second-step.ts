import { AuthenticationError, type PayloadRequest } from 'payload'
import { json, refusal } from '#lib/http/respond.ts'
import { retryAfterText } from '#lib/http/retry-after.ts'
import { refuse } from '#lib/result.ts'
import type { Ticket } from '#lib/security/signed-ticket.ts'
import type { Staff } from '#payload-types.ts'
import { addressOf } from '../audit-log/actor.ts'
import { startSession } from '../sessions/start-session.ts'
import { type FirstStep, reportSignIn, type SecondStep } from '../sign-in/attempts.ts'
import { deviceOf, rememberDevice } from '../sign-in/known-device.ts'
import { forgive, type TryKey, takeTry } from '../sign-in/tries.ts'
import { type CodeOutcome, takeAppCode } from './app-codes.ts'
import { hasFactor, readFactors } from './factors.ts'
import * as t from './messages.gen.ts'
import { addNotice } from './notices.ts'
import { plainRecoveryCode, takeRecoveryCode } from './recovery-codes.ts'
import { readTicket, spendTicket } from './tickets.ts'

/** A sign-in whose first step is done, with the account that it is of. */
export type OpenSignIn = {
  account: Staff
  ticket: Ticket<{ staff: number; way: FirstStep; credential: string }>
}

/** Thrown in the transaction of a sign-in, which then writes nothing: the second step was not right. */
export class StepRefused extends Error {
  readonly response: () => Response
  readonly code: string

  constructor(code: string, message: string) {
    super(code)
    this.code = code
    this.response = () => refusal(refuse(code, { message }))
  }
}

/** Reads the ticket of a first step; null where it has ended, or its account is gone. */
export async function openSignIn(req: PayloadRequest, token: string): Promise<OpenSignIn | null> {
  const ticket = readTicket('sign-in', token)
  if (!ticket) return null
  const account = await req.payload.findByID({
    ...{ collection: 'staff', id: ticket.claims.staff, depth: 0, disableErrors: true, req },
    overrideAccess: true,
  })
  return account ? { account, ticket } : null
}

/** The refusal of a ticket that has ended. */
export function ticketEnded(): Response {
  return refusal(refuse('ticket_ended', { message: t.ticketEnded() }))
}

/** Signs somebody in by the second step of an account: a code of its app, or one of its recovery codes. */
export async function signInByCode(
  req: PayloadRequest,
  { ticket: token, code }: { ticket: string; code: string },
): Promise<Response> {
  const open = await openSignIn(req, token)
  if (!open) return ticketEnded()
  const { id: staff } = open.account
  const step: SecondStep = plainRecoveryCode(code) === null ? 'app' : 'recovery_code'
  return counted(req, open.account, () =>
    finishSignIn(req, open, step, async (own) => {
      // Recovery codes are none by themselves.
      if (!hasFactor(await readFactors(req.payload, staff, own)))
        throw new StepRefused('ticket_ended', t.ticketEnded())
      const typed = { staff, code, now: Date.now() }
      const outcome = await (step === 'app'
        ? takeAppCode(req.payload, typed, own)
        : takeRecoveryCode(req.payload, typed, own))
      if (outcome !== 'taken') throw refusalOf(outcome, step)
      if (step === 'recovery_code') await addNotice(req.payload, { staff, act: 'code_used' }, own)
    }),
  )
}

function refusalOf(outcome: Exclude<CodeOutcome, 'taken'>, step: SecondStep): StepRefused {
  const isApp = step === 'app'
  switch (outcome) {
    case 'wrong':
      return new StepRefused('wrong_code', isApp ? t.wrongCode() : t.wrongRecoveryCode())
    case 'used':
      return new StepRefused('used_code', isApp ? t.usedCode() : t.usedRecoveryCode())
    case 'unreadable':
      return new StepRefused('unreadable_app', t.unreadableApp())
  }
}

/** Counts a try at a second step before it is looked at, as those at the password; what is right is forgiven. */
async function counted(
  req: PayloadRequest,
  { id: staff, email }: Staff,
  attempt: () => Promise<Response>,
): Promise<Response> {
  const { keys } = keysOf(req, staff)
  const retryAfter = await takeTry(req.payload, keys)
  if (retryAfter > 0) {
    await reportSignIn(req, { ...attemptOf(req, staff, email), outcome: 'throttled' })
    const message = retryAfterText(retryAfter)
    return refusal(refuse('too_many_requests', { retryAfter, message }))
  }
  try {
    const answer = await attempt()
    // A ticket that has ended says nothing of the code.
    if (answer.ok) await forgive(req.payload, keys)
    return answer
  } catch (error) {
    if (!(error instanceof StepRefused)) throw error
    const { code } = error
    await reportSignIn(req, { ...attemptOf(req, staff, email), outcome: 'wrong', code })
    return error.response()
  }
}

function keysOf(req: PayloadRequest, staff: number): { keys: TryKey[]; isKnownDevice: boolean } {
  const known = deviceOf(req)
  if (known?.staff.includes(staff)) {
    const keys: TryKey[] = [{ by: 'second_step_device', device: known.device, staff }]
    return { keys, isKnownDevice: true }
  }
  const address = addressOf(req)
  const keys: TryKey[] = [
    ...(address ? [{ by: 'address' as const, address }] : []),
    { by: 'second_step', staff },
  ]
  return { keys, isKnownDevice: false }
}

function attemptOf(req: PayloadRequest, staff: number, email: string) {
  const { isKnownDevice } = keysOf(req, staff)
  return { way: 'second_step' as const, staff, email, isKnownDevice }
}

/** The answer, or the refusal that was thrown for it. */
export async function refusedAnswer(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof StepRefused) return error.response()
    throw error
  }
}

/**
 * Begins the session of a sign-in whose second step `prove` finds right, all in one transaction: a code that did not
 * lead to a session is not used up, and a ticket lets in once. `also` stands in the answer, too.
 */
export async function finishSignIn(
  req: PayloadRequest,
  { account, ticket }: OpenSignIn,
  step: SecondStep,
  prove: (own: PayloadRequest) => Promise<void>,
  also: () => Record<string, unknown> = () => ({}),
): Promise<Response> {
  const { id: staff, email } = account
  const { way: first, credential } = ticket.claims
  const way = `${first} ${step}` as const
  try {
    const begun = await startSession(req, {
      ...{ staff, way, credential },
      before: async (own) => {
        await prove(own)
        if (!(await spendTicket(req.payload, ticket, own)))
          throw new StepRefused('ticket_ended', t.ticketEnded())
      },
    })
    const { isKnownDevice } = keysOf(req, staff)
    await reportSignIn(req, { way, staff, email, isKnownDevice, outcome: 'signed_in' })
    const { token, exp, setCookie } = begun
    const answer = json({ token, exp, ...also() }, { headers: { 'set-cookie': setCookie } })
    return rememberDevice(req, answer, staff)
  } catch (error) {
    // The account has another password since the first step, or was withdrawn.
    if (error instanceof AuthenticationError) throw new StepRefused('ticket_ended', t.ticketEnded())
    throw error
  }
}
