import type { Payload, PayloadRequest } from 'payload'
import { query } from '../database/query.ts'

const ADMINISTRATORS = `SELECT parent_id FROM staff_roles WHERE value = 'admin'`

/**
 * Whether no other account than this one administers the site. Holds all that do until the transaction of `req` ends,
 * so that two who stop at the same moment do so one after the other.
 */
export async function isLastAdministrator(
  payload: Payload,
  staff: number,
  req: Partial<PayloadRequest>,
): Promise<boolean> {
  await query(payload, `UPDATE staff SET hash = hash WHERE id IN (${ADMINISTRATORS})`, [], req)
  const others = await query(
    payload,
    `SELECT id FROM staff WHERE id IN (${ADMINISTRATORS}) AND id <> $1
     AND (state IS NULL OR state = 'active') LIMIT 1`,
    [staff],
    req,
  )
  return others.length === 0
}
