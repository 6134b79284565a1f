import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { mustBe } from '#lib/forms/field-faults.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'
import { json, readJson, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { isOwnAccount } from '../access/own-account.ts'
import { hasRole } from '../access/roles.ts'
import { actorOf } from '../audit-log/actor.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { holdAccount } from '../sessions/credential.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { forgetTries } from '../sign-in/tries.ts'
import { tellOfChange, withProof } from './change-factors.ts'
import { removeFactors } from './factors.ts'
import { token } from './holder.ts'
import * as t from './messages.gen.ts'
import { readProof } from './proof.ts'
import { StepRefused } from './second-step.ts'

const staff = wholeNumber(mustBe('an account')).pipe(z.int().positive())
const takeOffBody = z.object({ staff, proof: token })

/** `take-off` (administrators) takes the second step of a colleague off, who has lost it, and signs them out. */
export const takeOffEndpoint: Endpoint = {
  method: 'post',
  path: '/second-factor/take-off',
  handler: refuseWhenBusy(async (req: PayloadRequest) => {
    if (!hasRole(req)) return refusal(refuse('forbidden'))
    const body = await readJson(req as Request, takeOffBody)
    if (!body.ok) return refusal(body)
    const { staff: id, proof } = body.value
    if (isOwnAccount(req, id)) return refusal(refuse('own_account', { message: t.ownFactors() }))
    const account = await req.payload.findByID({
      ...{ collection: 'staff', id, depth: 0, disableErrors: true, req },
    })
    if (!account) return refusal(refuse('not_found'))
    const changed = await withProof(req, readProof(req, proof), async (own) => {
      // What the colleague changes at the same moment comes before this, or finds their session ended.
      await holdAccount(req.payload, id, own)
      if (!(await removeFactors(req.payload, id, own)))
        throw new StepRefused('no_factor', t.noFactor())
      await endSessions(own, { staff: id })
      const change = { act: 'remove_second_factor', detail: 'all', notice: 'taken_off' } as const
      await tellOfChange(req, account, { ...change, told: String(req.user?.name) }, own)
    })
    if ('refused' in changed) return changed.refused
    await forgetTries(req.payload, [{ by: 'second_step', staff: id }])
    return json({})
  }),
}

/** Takes the second step of an account off by the command line: the last way in; nothing where it has none. */
export async function takeOffByCommand(
  payload: Payload,
  account: { id: number; name?: string | null },
): Promise<void> {
  const { id: staff } = account
  await inTransaction(payload.db, { payload }, async (request) => {
    const own = request as PayloadRequest
    // Also one that a passkey has begun since the new password.
    await endSessions(own, { staff })
    if (!(await removeFactors(payload, staff, own))) return
    const change = { act: 'remove_second_factor', detail: 'all', notice: 'taken_off' } as const
    const actor = actorOf({ user: null, payloadAPI: 'local' })
    await tellOfChange(own, account, { ...change, told: t.commandLine(), actor }, own)
  })
  await forgetTries(payload, [{ by: 'second_step', staff }])
}
