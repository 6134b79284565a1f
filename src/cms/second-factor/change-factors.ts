import type { PayloadRequest } from 'payload'
import { refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { actorOf, staffActor } from '../audit-log/actor.ts'
import type { Actor, AuditAct } from '../audit-log/types.ts'
import { recordAct } from '../audit-log/write-entry.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { sessionIdOf } from '../sessions/account-hooks.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { hasFactor, readFactors } from './factors.ts'
import * as t from './messages.gen.ts'
import { addNotice, type NoticeAct } from './notices.ts'
import { holdProof, type Proven } from './proof.ts'
import { removeRecoveryCodes } from './recovery-codes.ts'
import { isNeededBy } from './requirement.ts'
import { StepRefused } from './second-step.ts'

type Account = {
  id: number
  name?: string | null
  email?: string | null
  roles?: readonly string[] | null
}

/** A change of an account's second step, as log and mail tell it. `detail`: `app`, `passkey` or `all`. */
export type FactorChange = {
  act: Extract<AuditAct, 'add_second_factor' | 'remove_second_factor' | 'make_recovery_codes'>
  detail: string
  notice: NoticeAct
  /** Name of a passkey, or of whoever did it. */
  told?: string
  /** By whom, where it is not the request's own account. */
  actor?: Actor
}

/** Writes a change to the audit log and has the account's owner told, in its transaction. */
export async function tellOfChange(
  req: PayloadRequest,
  account: Account,
  change: FactorChange,
  own: PayloadRequest,
): Promise<void> {
  const { act, detail, notice, told } = change
  // Somebody who sets up the step that their sign-in needs has no session yet.
  const actor = change.actor ?? (req.user ? actorOf(req) : staffActor(account))
  const subject = `collections/staff/${account.id}`
  await recordAct(own, { act, actor, subject, title: account.name ?? '', detail })
  const about = { staff: account.id, act: notice, ...(told === undefined ? {} : { detail: told }) }
  await addNotice(req.payload, about, own)
}

/**
 * Makes a change that its owner has proved to be theirs, all or nothing; changes of one account come one after the
 * other. A `StepRefused` that `change` throws becomes the answer.
 */
export async function withProof<T>(
  req: PayloadRequest,
  proven: Proven | null,
  change: (own: PayloadRequest) => Promise<T>,
): Promise<{ done: T } | { refused: Response }> {
  if (!proven) return { refused: proofNeeded() }
  try {
    const done = await inTransaction(req.payload.db, req, async (own) => {
      if (!(await holdProof(req.payload, proven, own)))
        throw new StepRefused('proof_needed', t.proofNeeded())
      return change(own as PayloadRequest)
    })
    return { done }
  } catch (error) {
    if (error instanceof StepRefused) return { refused: error.response() }
    throw error
  }
}

/** The refusal of a change that nobody has proved to be theirs. */
export function proofNeeded(): Response {
  return refusal(refuse('proof_needed', { message: t.proofNeeded() }))
}

/**
 * Completes the removal of a factor: refused where it leaves an account without the second step that it needs. Recovery
 * codes go with the last factor, and all other sessions end: one may have been begun by what was removed.
 */
export async function completeRemoval(own: PayloadRequest, staff: number): Promise<void> {
  const { payload } = own
  if (!hasFactor(await readFactors(payload, staff, own))) {
    if (await isNeededBy(payload, staff, own))
      throw new StepRefused('factor_required', t.factorRequired())
    await removeRecoveryCodes(payload, staff, own)
  }
  await endOthers(own, staff)
}

/** Ends the sessions of an account but that of the request: whoever knew the password alone is signed out. */
export async function endOthers(own: PayloadRequest, staff: number): Promise<void> {
  await endSessions(own, { staff, except: sessionIdOf(own) ?? undefined })
}
