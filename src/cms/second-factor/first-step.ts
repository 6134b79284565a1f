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
export type FirstStepDone = {
  staff: number
  way: FirstStep
  credential: string | null
  /** Whether a second step was taken elsewhere, which counts here. */
  isSecondStepDone?: boolean
}

/**
 * What the answer to a first step says of the second one: the ways of the account, or that one is to be set up as it
 * needs one and has none. The ticket lets its holder do that, and nothing else.
 */
export type SecondStepNeeded = { ticket: string; ways: SecondStep[]; mustSetUp: boolean }

/** Thrown in the transaction of a session, which then is not begun: the account asks for a second step. */
class NeedsSecondStep extends Error {
  readonly secondStep: SecondStepNeeded

  constructor(secondStep: SecondStepNeeded) {
    super()
    this.secondStep = secondStep
  }
}

/**
 * Begins the session of somebody whose first step is right, unless their account asks for a second one: then the
 * response says how to go on, and there is no session. Factors and roles are looked at while the account is held, so
 * that no session slips past one that is being added.
 */
export async function beginSession(
  req: PayloadRequest,
  done: FirstStepDone,
): Promise<{ begun: StartedSession } | { needed: Response; secondStep: SecondStepNeeded }> {
  try {
    const before = (own: PayloadRequest) => refuseForSecondStep(own, done)
    return { begun: await startSession(req, { ...done, before }) }
  } catch (error) {
    if (!(error instanceof NeedsSecondStep)) throw error
    const { secondStep } = error
    const message = secondStep.mustSetUp ? t.setUpNeeded() : t.secondStepNeeded()
    const needed = refusal(refuse('second_step_needed', { message }), {}, { secondStep })
    return { needed, secondStep }
  }
}

async function refuseForSecondStep(
  own: PayloadRequest,
  { staff, way, credential, isSecondStepDone = false }: FirstStepDone,
): Promise<void> {
  if (isSecondStepDone) return
  const factors = await readFactors(own.payload, staff, own)
  const mustSetUp = !hasFactor(factors)
  if (mustSetUp && !(await isNeededBy(own.payload, staff, own))) return
  throw new NeedsSecondStep({
    // The session holds the credential before it asks.
    ticket: makeTicket('sign-in', { staff, way, credential: credential ?? '' }),
    ways: waysOf(factors),
    mustSetUp,
  })
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
