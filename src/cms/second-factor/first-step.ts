import type { PayloadRequest } from 'payload'
import { refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { type StartedSession, startSession } from '../sessions/start-session.ts'
import type { FirstStep, SecondStep } from '../sign-in/attempts.ts'
import { type Factors, hasFactor, readFactors } from './factors.ts'
import * as t from './messages.gen.ts'
import { isNeededBy } from './requirement.ts'
import { makeTicket } from './tickets.ts'

/** Somebody whose first step is right. `credential`: what it was, as sessions ask for it; null = it is right no longer. */
export type FirstStepDone = { staff: number; way: FirstStep; credential: string | null }

/**
 * What the answer to a first step says of the second one: the ways of the account, or that one is to be set up as it
 * needs one and has none. The ticket lets its holder do that, and nothing else.
 */
export type SecondStepNeeded = { ticket: string; ways: SecondStep[]; mustSetUp: boolean }

/**
 * Begins the session of somebody whose first step is right, unless their account asks for a second one: then the
 * response says how to go on, and there is no session.
 */
export async function beginSession(
  req: PayloadRequest,
  done: FirstStepDone,
): Promise<{ begun: StartedSession } | { needed: Response }> {
  const needed = await refuseForSecondStep(req, done)
  return needed ? { needed } : { begun: await startSession(req, done) }
}

async function refuseForSecondStep(
  req: PayloadRequest,
  { staff, way, credential }: FirstStepDone,
): Promise<Response | null> {
  if (credential === null) return null
  const factors = await readFactors(req.payload, staff, req)
  const mustSetUp = !hasFactor(factors)
  if (mustSetUp && !(await isNeededBy(req.payload, staff, req))) return null
  const secondStep: SecondStepNeeded = {
    ticket: makeTicket('sign-in', { staff, way, credential }),
    ways: waysOf(factors),
    mustSetUp,
  }
  const message = mustSetUp ? t.setUpNeeded() : t.secondStepNeeded()
  return refusal(refuse('second_step_needed', { message }), {}, { secondStep })
}

/** The second steps that an account has, the quickest first. */
export function waysOf(factors: Factors): SecondStep[] {
  if (!hasFactor(factors)) return []
  return [
    ...(factors.passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(factors.app ? (['app'] as const) : []),
    ...(factors.recoveryCodes > 0 ? (['recovery_code'] as const) : []),
  ]
}
