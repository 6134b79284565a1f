import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { json, refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import type { Staff } from '#payload-types.ts'
import { readBrand } from '../content/brand.ts'
import { addFactor } from './add-factor.ts'
import { addApp, removeApp } from './app-codes.ts'
import { completeRemoval, tellOfChange, withProof } from './change-factors.ts'
import { hasFactor, readFactors } from './factors.ts'
import { findHolder, holder, token } from './holder.ts'
import * as t from './messages.gen.ts'
import { ownEndpoint, signInEndpoint } from './post-endpoints.ts'
import { proveByCode, proveByPassword, readProof } from './proof.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { StepRefused, signInByCode } from './second-step.ts'
import { beginAppSetUp, confirmAppSetUp } from './set-up-app.ts'

const code = z.string().min(1).max(40)
const verifyBody = z.object({ ticket: token, code })
const proveBody = z.object({ currentPassword: z.string().min(1).max(1000) })
const codeBody = z.object({ code })
const proofBody = z.object({ proof: token })
const confirmBody = z.intersection(holder, z.object({ setUp: token, code }))

/**
 * Below `/admin/api/second-factor`. `verify` signs in by the second step of the account that a ticket is of. `prove`
 * makes the proof that changes of one's own second step need, and `prove-code` one by a code of one's app. `begin-app` and
 * `confirm-app` set an authenticator app up, also for whoever needs it to sign in; `remove-app` removes it;
 * `recovery-codes` makes the recovery codes anew.
 */
export const appEndpoints: Endpoint[] = [
  signInEndpoint('/second-factor/verify', verifyBody, signInByCode),
  ownEndpoint('/second-factor/prove', proveBody, (req, { currentPassword }) =>
    proveByPassword(req, currentPassword),
  ),
  ownEndpoint('/second-factor/prove-code', codeBody, (req, { code: typed }) =>
    proveByCode(req, typed),
  ),
  signInEndpoint('/second-factor/begin-app', holder, async (req, body) => {
    const found = await findHolder(req, body)
    if ('refused' in found) return found.refused
    const { shortName } = await readBrand(req.payload)
    return json(beginAppSetUp(found.account, shortName))
  }),
  signInEndpoint('/second-factor/confirm-app', confirmBody, confirm),
  ownEndpoint('/second-factor/remove-app', proofBody, async (req, { proof }) => {
    const changed = await withProof(req, readProof(req, proof), async (own) => {
      const account = req.user as Staff
      if (!(await removeApp(req.payload, account.id, own)))
        throw new StepRefused('no_app', t.noApp())
      await completeRemoval(own, account.id)
      const change = { act: 'remove_second_factor', detail: 'app', notice: 'app_removed' } as const
      await tellOfChange(req, account, change, own)
    })
    return 'refused' in changed ? changed.refused : json({})
  }),
  ownEndpoint('/second-factor/recovery-codes', proofBody, async (req, { proof }) => {
    const changed = await withProof(req, readProof(req, proof), async (own) => {
      const account = req.user as Staff
      if (!hasFactor(await readFactors(req.payload, account.id, own)))
        throw new StepRefused('no_factor', t.noFactor())
      const change = { act: 'make_recovery_codes', detail: '', notice: 'codes_made' } as const
      await tellOfChange(req, account, change, own)
      return replaceRecoveryCodes(req.payload, account.id, own)
    })
    return 'refused' in changed ? changed.refused : json({ recoveryCodes: changed.done })
  }),
]

/** Adds the app whose first code is right; by a ticket, it also signs in. */
async function confirm(req: PayloadRequest, body: z.infer<typeof confirmBody>): Promise<Response> {
  const found = await findHolder(req, body)
  if ('refused' in found) return found.refused
  const { id: staff } = found.account
  const now = Date.now()
  const confirmed = confirmAppSetUp(body.setUp, { staff, code: body.code, now })
  if (confirmed === 'ended') return refusal(refuse('set_up_ended', { message: t.setUpEnded() }))
  if (confirmed === 'wrong_code')
    return refusal(refuse('wrong_code', { message: t.wrongFirstCode() }))
  return addFactor(req, found, {
    step: 'app',
    add: async (own) => {
      if (!(await addApp(req.payload, { staff, ...confirmed, now }, own)))
        throw new StepRefused('has_app', t.hasApp())
    },
    change: { act: 'add_second_factor', detail: 'app', notice: 'app_added' },
  })
}
