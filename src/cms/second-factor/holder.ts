import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import type { Staff } from '#payload-types.ts'
import { activeStaff } from '../access/roles.ts'
import { proofNeeded } from './change-factors.ts'
import { hasFactor, readFactors } from './factors.ts'
import * as t from './messages.gen.ts'
import { type Proven, readProof } from './proof.ts'
import { openSignIn, ticketEnded } from './second-step.ts'

/** A ticket or a proof, as a request has it. */
export const token = z.string().min(1).max(2000)

/** Whoever is signed in proves that it is them; whoever needs a second step to sign in has the ticket of their first. */
export const holder = z.union([z.object({ ticket: token }), z.object({ proof: token })])

/** An account whose second step is set up, by a proof of its owner or by the ticket of a sign-in. */
export type Holder = { account: Staff; proven: Proven | null; ticket: string | null }

type Found = Holder | { refused: Response }

/** The account whose second step is set up: that of a ticket, as long as it has none, or that of whoever is signed in. */
export async function findHolder(
  req: PayloadRequest,
  given: z.infer<typeof holder>,
): Promise<Found> {
  if ('ticket' in given) {
    const open = await openSignIn(req, given.ticket)
    if (!open) return { refused: ticketEnded() }
    const factors = await readFactors(req.payload, open.account.id)
    if (hasFactor(factors))
      return { refused: refusal(refuse('has_factor', { message: t.hasFactor() })) }
    return { account: open.account, proven: null, ticket: given.ticket }
  }
  const proven = activeStaff(req) ? readProof(req, given.proof) : null
  return proven ? { account: req.user as Staff, proven, ticket: null } : { refused: proofNeeded() }
}
