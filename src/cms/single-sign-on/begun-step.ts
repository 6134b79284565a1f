import type { PayloadRequest } from 'payload'
import { readFactors } from '../second-factor/factors.ts'
import { type SecondStepNeeded, waysOf } from '../second-factor/first-step.ts'
import { openSignIn } from '../second-factor/second-step.ts'
import { kept } from './flow.ts'

/** A first step that was done by single sign-on, and whose second one is asked for. */
export type BegunStep = { email: string; needed: SecondStepNeeded }

/** The first step whose ticket a request's browser keeps; null where there is none, or it has ended. */
export async function readBegunStep(req: PayloadRequest): Promise<BegunStep | null> {
  const ticket = kept(req)
  const open = ticket ? await openSignIn(req, ticket) : null
  if (!open) return null
  const ways = waysOf(await readFactors(req.payload, open.account.id))
  return { email: open.account.email, needed: { ticket, ways, mustSetUp: ways.length === 0 } }
}
