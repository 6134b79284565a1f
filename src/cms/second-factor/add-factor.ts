import type { PayloadRequest } from 'payload'
import { json } from '#lib/http/respond.ts'
import type { SecondStep } from '../sign-in/attempts.ts'
import { endOthers, type FactorChange, tellOfChange, withProof } from './change-factors.ts'
import { hasFactor, readFactors } from './factors.ts'
import type { Holder } from './holder.ts'
import * as t from './messages.gen.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { finishSignIn, openSignIn, refusedAnswer, StepRefused, ticketEnded } from './second-step.ts'

type Addition = {
  step: Exclude<SecondStep, 'recovery_code'>
  /** Writes the factor; what it throws undoes everything. */
  add(own: PayloadRequest): Promise<void>
  change: FactorChange
}

/**
 * Adds a factor, all or nothing, and answers with the recovery codes that come with the first one (else null): by a
 * proof of whoever is signed in, or by the ticket of a sign-in, which it completes.
 */
export function addFactor(
  req: PayloadRequest,
  { account, proven, ticket }: Holder,
  { step, add, change }: Addition,
): Promise<Response> {
  const { id: staff } = account
  let recoveryCodes: string[] | null = null
  const write = async (own: PayloadRequest) => {
    const before = await readFactors(req.payload, staff, own)
    // Who knows the password alone must not add a factor of their own to those that there are.
    if (ticket !== null && hasFactor(before)) throw new StepRefused('has_factor', t.hasFactor())
    await add(own)
    await tellOfChange(req, account, change, own)
    if (!hasFactor(before)) await endOthers(own, staff)
    recoveryCodes =
      before.recoveryCodes === 0 ? await replaceRecoveryCodes(req.payload, staff, own) : null
  }
  return refusedAnswer(async () => {
    if (ticket !== null) {
      const open = await openSignIn(req, ticket)
      if (!open) return ticketEnded()
      return finishSignIn(req, open, step, write, () => ({ recoveryCodes }))
    }
    const changed = await withProof(req, proven, write)
    return 'refused' in changed ? changed.refused : json({ recoveryCodes })
  })
}
