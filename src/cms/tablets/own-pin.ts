import type { PayloadRequest } from 'payload'
import { json, refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import type { Staff } from '#payload-types.ts'
import { actorOf } from '../audit-log/actor.ts'
import type { AuditAct } from '../audit-log/types.ts'
import { recordAct } from '../audit-log/write-entry.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { withProof } from '../second-factor/change-factors.ts'
import { addNotice } from '../second-factor/notices.ts'
import { readProof } from '../second-factor/proof.ts'
import { isHost } from './hosts.ts'
import * as t from './messages.gen.ts'
import { isPin, isTrivialPin } from './pin-rule.ts'
import { digestPin, keepPin, removePin } from './pins.ts'

/** Gives whoever is signed in a PIN, once they have proved that it is them; their owner is told by mail. */
export async function setOwnPin(
  req: PayloadRequest,
  { pin, proof }: { pin: string; proof: string },
): Promise<Response> {
  const account = req.user as Staff
  if (!isHost(account)) return refusal(refuse('forbidden', { message: t.pinsAreForHosts() }))
  if (!isPin(pin)) return refusal(refuse('pin_refused', { message: t.pinNotSixDigits() }))
  if (isTrivialPin(pin)) return refusal(refuse('pin_refused', { message: t.pinTooEasy() }))
  const digest = await digestPin(account.id, pin)
  const changed = await withProof(req, readProof(req, proof), async (own) => {
    await keepPin(req.payload, account.id, digest, own)
    await record(own, account, 'set_pin')
    await addNotice(req.payload, { staff: account.id, act: 'pin_set' }, own)
  })
  return 'refused' in changed ? changed.refused : json({})
}

/** Removes the PIN of whoever is signed in; without one nothing happens. A session that it has begun goes on. */
export async function removeOwnPin(req: PayloadRequest): Promise<Response> {
  const account = req.user as Staff
  await inTransaction(req.payload.db, req, async (own) => {
    if (await removePin(req.payload, account.id, own))
      await record(own as PayloadRequest, account, 'remove_pin')
  })
  return json({})
}

type PinAct = Extract<AuditAct, 'set_pin' | 'remove_pin'>

function record(own: PayloadRequest, { id, name }: Staff, act: PinAct): Promise<void> {
  const subject = `collections/staff/${id}`
  return recordAct(own, { act, actor: actorOf(own), subject, title: name })
}
