import type { Payload, PayloadRequest } from 'payload'
import { actorOf } from '../audit-log/actor.ts'
import { recordAct } from '../audit-log/write-entry.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { query } from '../database/query.ts'

/**
 * Forgets by the command line whose account elsewhere an account is; nothing where it is nobody's. The next single
 * sign-on with its address links it anew.
 */
export async function unlinkByCommand(
  payload: Payload,
  { id: staff, name }: { id: number; name?: string | null },
): Promise<void> {
  await inTransaction(payload.db, { payload }, async (request) => {
    const unlinked = await query(
      payload,
      'DELETE FROM staff_identities WHERE staff = $1 RETURNING issuer',
      [staff],
      request,
    )
    if (unlinked.length === 0) return
    await recordAct(request as PayloadRequest, {
      ...{ act: 'unlink_identity', actor: actorOf({ user: null, payloadAPI: 'local' }) },
      ...{ subject: `collections/staff/${staff}`, title: name ?? '' },
    })
  })
}
