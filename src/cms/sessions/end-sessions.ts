import type { Payload, PayloadRequest } from 'payload'
import { query } from '../database/query.ts'

/** Which sessions of an account: one, all, or all but one. */
export type Which = { staff: number; only?: string; except?: string | undefined }

/**
 * Ends sessions, in the transaction of `req` where it has one; answers with how many there were. Whoever uses one of
 * them is signed out with their next request, on whatever instance.
 */
export async function endSessions(
  req: Partial<PayloadRequest> & { payload: Payload },
  { staff, only, except }: Which,
): Promise<number> {
  const ended = await query(
    req.payload,
    `DELETE FROM sign_in_sessions WHERE staff = $1 AND id = coalesce($2, id) AND id <> coalesce($3, '')
     RETURNING id`,
    [staff, only ?? null, except ?? null],
    req,
  )
  return ended.length
}
