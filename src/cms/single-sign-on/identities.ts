import type { Payload, PayloadRequest } from 'payload'
import type { Person } from '#providers/identity/contract.ts'
import { query } from '../database/query.ts'

type Request = Partial<PayloadRequest>
type Identity = Pick<Person, 'issuer' | 'subject'>

/** The account of somebody whom an issuer knows; null where there is none. */
export async function staffOfIdentity(
  payload: Payload,
  { issuer, subject }: Identity,
  req?: Request,
): Promise<number | null> {
  const [row] = await query(
    payload,
    'SELECT staff FROM staff_identities WHERE issuer = $1 AND subject = $2',
    [issuer, subject],
    req,
  )
  return row ? Number(row.staff) : null
}

/**
 * Links an account to somebody whom an issuer knows, unless that was done at the same moment; false where the account
 * is another one's there, or they have another account.
 */
export async function linkIdentity(
  payload: Payload,
  { issuer, subject, staff }: Identity & { staff: number },
  req: Request,
): Promise<boolean> {
  const linked = await query(
    payload,
    `INSERT INTO staff_identities (issuer, subject, staff, linked_at, used_at)
     VALUES ($1, $2, $3, $4, $4) ON CONFLICT DO NOTHING RETURNING staff`,
    [issuer, subject, staff, Date.now()],
    req,
  )
  return linked.length > 0 || (await staffOfIdentity(payload, { issuer, subject }, req)) === staff
}

/** Notes that somebody signs in now. */
export async function noteIdentity(
  payload: Payload,
  { issuer, subject }: Identity,
  req: Request,
): Promise<void> {
  await query(
    payload,
    'UPDATE staff_identities SET used_at = $3 WHERE issuer = $1 AND subject = $2',
    [issuer, subject, Date.now()],
    req,
  )
}

/** When somebody was last signed in by an issuer, epoch ms; null = nobody ever was. */
export async function lastIdentityUse(payload: Payload, issuer: string): Promise<number | null> {
  const [row] = await query(
    payload,
    'SELECT max(used_at) AS used FROM staff_identities WHERE issuer = $1',
    [issuer],
  )
  return row?.used ? Number(row.used) : null
}
