import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { json, readJson, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import type { Staff } from '#payload-types.ts'
import { activeStaff } from '../access/roles.ts'
import { readBrand } from '../content/brand.ts'
import { fromOwnOriginOnly } from '../sign-in/own-origin.ts'
import { addApp, removeApp } from './app-codes.ts'
import { completeRemoval, endOthers, tellOfChange, withProof } from './change-factors.ts'
import { hasFactor, readFactors } from './factors.ts'
import { findHolder, holder, token } from './holder.ts'
import * as t from './messages.gen.ts'
import { proveByPassword, readProof } from './proof.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import {
  finishSignIn,
  openSignIn,
  refusedAnswer,
  StepRefused,
  signInByCode,
  ticketEnded,
} from './second-step.ts'
import { beginAppSetUp, confirmAppSetUp } from './set-up-app.ts'

const code = z.string().min(1).max(40)
const verifyBody = z.object({ ticket: token, code })
const proveBody = z.object({ currentPassword: z.string().min(1).max(1000) })
const proofBody = z.object({ proof: token })
const confirmBody = z.intersection(holder, z.object({ setUp: token, code }))

/**
 * Below `/admin/api/second-factor`. `verify` signs in by the second step of the account that a ticket is of. `prove`
 * makes the proof that changes of one's own second step need. `begin-app` and `confirm-app` set an authenticator app up,
 * also for whoever needs it to sign in; `remove-app` removes it; `recovery-codes` makes the recovery codes anew.
 */
export const appEndpoints: Endpoint[] = [
  {
    method: 'post',
    path: '/second-factor/verify',
    handler: fromOwnOriginOnly(
      refuseWhenBusy(async (req: PayloadRequest) => {
        const body = await readJson(req as Request, verifyBody)
        return body.ok ? signInByCode(req, body.value) : refusal(body)
      }),
    ),
  },
  {
    method: 'post',
    path: '/second-factor/prove',
    handler: refuseWhenBusy(async (req: PayloadRequest) => {
      if (!activeStaff(req)) return refusal(refuse('forbidden'))
      const body = await readJson(req as Request, proveBody)
      return body.ok ? proveByPassword(req, body.value.currentPassword) : refusal(body)
    }),
  },
  {
    method: 'post',
    path: '/second-factor/begin-app',
    handler: fromOwnOriginOnly(
      refuseWhenBusy(async (req: PayloadRequest) => {
        const body = await readJson(req as Request, holder)
        if (!body.ok) return refusal(body)
        const found = await findHolder(req, body.value)
        if ('refused' in found) return found.refused
        const { shortName } = await readBrand(req.payload)
        return json(beginAppSetUp(found.account, shortName))
      }),
    ),
  },
  {
    method: 'post',
    path: '/second-factor/confirm-app',
    handler: fromOwnOriginOnly(
      refuseWhenBusy(async (req: PayloadRequest) => {
        const body = await readJson(req as Request, confirmBody)
        return body.ok ? confirm(req, body.value) : refusal(body)
      }),
    ),
  },
  {
    method: 'post',
    path: '/second-factor/remove-app',
    handler: refuseWhenBusy(async (req: PayloadRequest) => {
      if (!activeStaff(req)) return refusal(refuse('forbidden'))
      const body = await readJson(req as Request, proofBody)
      if (!body.ok) return refusal(body)
      const changed = await withProof(req, readProof(req, body.value.proof), async (own) => {
        const account = req.user as Staff
        if (!(await removeApp(req.payload, account.id, own)))
          throw new StepRefused('no_app', t.noApp())
        await completeRemoval(own, account.id)
        const change = {
          act: 'remove_second_factor',
          detail: 'app',
          notice: 'app_removed',
        } as const
        await tellOfChange(req, account, change, own)
      })
      return 'refused' in changed ? changed.refused : json({})
    }),
  },
  {
    method: 'post',
    path: '/second-factor/recovery-codes',
    handler: refuseWhenBusy(async (req: PayloadRequest) => {
      if (!activeStaff(req)) return refusal(refuse('forbidden'))
      const body = await readJson(req as Request, proofBody)
      if (!body.ok) return refusal(body)
      const changed = await withProof(req, readProof(req, body.value.proof), async (own) => {
        const account = req.user as Staff
        if (!hasFactor(await readFactors(req.payload, account.id, own)))
          throw new StepRefused('no_factor', t.noFactor())
        const change = { act: 'make_recovery_codes', detail: '', notice: 'codes_made' } as const
        await tellOfChange(req, account, change, own)
        return replaceRecoveryCodes(req.payload, account.id, own)
      })
      return 'refused' in changed ? changed.refused : json({ recoveryCodes: changed.done })
    }),
  },
]

/** Adds the app whose first code is right; by a ticket, it also signs in. New recovery codes come with the first factor. */
async function confirm(req: PayloadRequest, body: z.infer<typeof confirmBody>): Promise<Response> {
  const found = await findHolder(req, body)
  if ('refused' in found) return found.refused
  const { account, proven } = found
  const { id: staff } = account
  const now = Date.now()
  const confirmed = confirmAppSetUp(body.setUp, { staff, code: body.code, now })
  if (confirmed === 'ended') return refusal(refuse('set_up_ended', { message: t.setUpEnded() }))
  if (confirmed === 'wrong_code')
    return refusal(refuse('wrong_code', { message: t.wrongFirstCode() }))

  let recoveryCodes: string[] | null = null
  const add = async (own: PayloadRequest) => {
    const before = await readFactors(req.payload, staff, own)
    // Who knows the password alone must not add a factor of their own to those that there are.
    if ('ticket' in body && hasFactor(before)) throw new StepRefused('has_factor', t.hasFactor())
    if (!(await addApp(req.payload, { staff, ...confirmed, now }, own)))
      throw new StepRefused('has_app', t.hasApp())
    const change = { act: 'add_second_factor', detail: 'app', notice: 'app_added' } as const
    await tellOfChange(req, account, change, own)
    if (!hasFactor(before)) await endOthers(own, staff)
    recoveryCodes =
      before.recoveryCodes === 0 ? await replaceRecoveryCodes(req.payload, staff, own) : null
  }
  if ('ticket' in body) {
    const open = await openSignIn(req, body.ticket)
    if (!open) return ticketEnded()
    return refusedAnswer(() => finishSignIn(req, open, 'app', add, () => ({ recoveryCodes })))
  }
  const changed = await withProof(req, proven, add)
  return 'refused' in changed ? changed.refused : json({ recoveryCodes })
}
