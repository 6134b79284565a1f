import type { PayloadRequest } from 'payload'
import { refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import type { Ticket } from '#lib/security/signed-ticket.ts'
import { actorOf } from '../audit-log/actor.ts'
import type { AuditAct } from '../audit-log/types.ts'
import { recordAct } from '../audit-log/write-entry.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { withProof } from './change-factors.ts'
import * as t from './messages.gen.ts'
import { readStepProof } from './proof.ts'
import { StepRefused } from './second-step.ts'
import { spendTicket } from './tickets.ts'

/**
 * Spends a proof by the second step that whoever is signed in has given just now, for a permit that `make` makes for them; a
 * refusal where it is none.
 */
export async function permitDownload(
  req: PayloadRequest,
  token: string,
  make: (staff: number) => string,
): Promise<{ permit: string } | { refused: Response }> {
  const proof = readStepProof(req, token)
  if (!proof) return { refused: refusal(refuse('proof_needed', { message: t.stepNeeded() })) }
  const given = await withProof(req, proof.claims, async (own) => {
    if (!(await spendTicket(req.payload, proof, own)))
      throw new StepRefused('proof_needed', t.stepNeeded())
    return make(proof.claims.staff)
  })
  return 'refused' in given ? given : { permit: given.done }
}

/** Spends a permit and writes the download down, before the first byte leaves; false where that was done before. */
export function takePermit(
  req: PayloadRequest,
  ticket: Ticket<unknown>,
  entry: { act: AuditAct; title?: string },
): Promise<boolean> {
  return inTransaction(req.payload.db, req, async (own) => {
    if (!(await spendTicket(req.payload, ticket, own))) return false
    await recordAct(own as PayloadRequest, { ...entry, actor: actorOf(req) })
    return true
  })
}

/** The refusal of a permit that does not hold any more. */
export const permitEnded = () => refusal(refuse('not_found', { message: t.permitEnded() }))
