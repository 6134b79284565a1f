import { createHash } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { query } from '../database/query.ts'
import { isPasswordOf } from '../staff/passwords/verify.ts'

type Row = Record<string, unknown>

/**
 * A digest of what lets an account in: its password as it is kept, and its state. Read before a password is looked at,
 * it says later whether the account has been given another one meanwhile. Null = there is no such account.
 */
export async function credentialOf(payload: Payload, staff: number): Promise<string | null> {
  const rows = await query(payload, 'SELECT hash, state FROM staff WHERE id = $1', [staff])
  return rows.map(digestOf)[0] ?? null
}

/** The credential of an account whose present password this is; null where it is not. */
export async function credentialByPassword(
  payload: Payload,
  staff: number,
  password: string,
): Promise<string | null> {
  const [row] = await query(payload, 'SELECT hash, salt, state FROM staff WHERE id = $1', [staff])
  if (!row) return null
  const { hash, salt } = row as { hash: string | null; salt: string | null }
  return (await isPasswordOf({ hash, salt }, password)) ? digestOf(row) : null
}

/**
 * Holds an account's row until the transaction of `req` ends: changes of the password and of the second step come before
 * this, or after all that the transaction does. Null = there is no such account.
 */
export async function holdAccount(
  payload: Payload,
  staff: number,
  req: Partial<PayloadRequest>,
): Promise<Row | null> {
  const text = 'UPDATE staff SET hash = hash WHERE id = $1 RETURNING hash, state'
  return (await query(payload, text, [staff], req))[0] ?? null
}

/** Whether a credential is still the one of its account, which may sign in; holds the account (`holdAccount`). */
export async function holdCredential(
  payload: Payload,
  { staff, credential }: { staff: number; credential: string | null },
  req: Partial<PayloadRequest>,
): Promise<boolean> {
  const row = await holdAccount(payload, staff, req)
  if (!row || (row.state && row.state !== 'active')) return false
  return digestOf(row) === credential
}

function digestOf({ hash, state }: Row): string {
  return createHash('sha256')
    .update(JSON.stringify([hash, state]))
    .digest('base64url')
}
