import { createHmac } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { env } from '#env.ts'
import { deriveSecrets } from '#lib/security/secrets.ts'
import { query } from '../database/query.ts'
import { hashForNobody, hashPassword, isPasswordOf } from '../staff/passwords/verify.ts'
import { MOST_WRONG_PINS, PIN_MS } from './tablet.ts'

type Request = Partial<PayloadRequest>

/** What somebody sees of their own PIN; times are ms since the epoch. */
export type PinState = {
  setAt: number
  /** Whether it was tried wrongly too often, or the last sign-in is too long ago: the next one brings it back. */
  rests: boolean
}

/** The PIN of an account, as far as its owner is told of it; null where it has none. */
export async function readPin(payload: Payload, staff: number): Promise<PinState | null> {
  const [row] = await query(
    payload,
    'SELECT set_at, proven_at, wrong FROM staff_pins WHERE staff = $1 AND hash IS NOT NULL',
    [staff],
  )
  if (!row) return null
  const rests = Number(row.wrong) >= MOST_WRONG_PINS || isLongAgo(row.proven_at)
  return { setAt: Number(row.set_at), rests }
}

/** Gives an account a PIN, in the transaction of `req`, in the place of the one that it may have. */
export async function keepPin(
  payload: Payload,
  staff: number,
  { hash, salt }: { hash: string; salt: string },
  req: Request,
): Promise<void> {
  await query(
    payload,
    `INSERT INTO staff_pins (staff, hash, salt, set_at, proven_at, wrong) VALUES ($1, $2, $3, $4, $4, 0)
     ON CONFLICT (staff) DO UPDATE SET hash = $2, salt = $3, set_at = $4, proven_at = $4, wrong = 0`,
    [staff, hash, salt, Date.now()],
    req,
  )
}

/** The digest of a PIN as it is kept. Without the site's secret nobody finds the PIN that it is of. */
export function digestPin(staff: number, pin: string): Promise<{ hash: string; salt: string }> {
  return hashPassword(peppered(deriveSecrets(env, 'tablet-pin')[0], staff, pin))
}

/** Removes the PIN of an account, in the transaction of `req`; false where it has none. */
export async function removePin(payload: Payload, staff: number, req: Request): Promise<boolean> {
  const text = 'DELETE FROM staff_pins WHERE staff = $1 AND hash IS NOT NULL RETURNING staff'
  return (await query(payload, text, [staff], req)).length > 0
}

/**
 * How a PIN was. `right` names the digest that it is of, and whether others were tried before; all others are answered
 * alike. `spent`: it was the last try that counted · `rests`: it was not looked at.
 */
export type TriedPin =
  | { outcome: 'right'; hash: string; wrong: number }
  | { outcome: 'wrong' | 'spent' | 'rests' }

/**
 * Counts a try at somebody's PIN, whichever tablet it comes from, then looks at it. Whoever has no PIN is counted, and
 * worked for, as one who has.
 */
export async function tryPin(payload: Payload, staff: number, pin: string): Promise<TriedPin> {
  const [row] = await query(
    payload,
    `INSERT INTO staff_pins (staff, wrong) VALUES ($1, 1)
     ON CONFLICT (staff) DO UPDATE SET wrong = staff_pins.wrong + 1
     WHERE staff_pins.wrong < ${MOST_WRONG_PINS}
     RETURNING hash, salt, proven_at, wrong`,
    [staff],
  )
  const texts = deriveSecrets(env, 'tablet-pin').map((secret) => peppered(secret, staff, pin))
  if (!row?.hash || isLongAgo(row.proven_at)) {
    for (const text of texts) await hashForNobody(text)
    return { outcome: row ? 'wrong' : 'rests' }
  }
  const { hash, salt, wrong } = row as { hash: string; salt: string; wrong: number }
  for (const text of texts) {
    if (await isPasswordOf({ hash, salt }, text))
      return { outcome: 'right', hash, wrong: Number(wrong) - 1 }
  }
  return { outcome: Number(wrong) >= MOST_WRONG_PINS ? 'spent' : 'wrong' }
}

/** Forgets the wrong tries at a PIN that was right, in the transaction of `req`; false where it is another one by now. */
export async function acceptPin(
  payload: Payload,
  { staff, hash }: { staff: number; hash: string },
  req: Request,
): Promise<boolean> {
  const text = 'UPDATE staff_pins SET wrong = 0 WHERE staff = $1 AND hash = $2 RETURNING staff'
  return (await query(payload, text, [staff, hash], req)).length > 0
}

/** A sign-in by something else than the PIN brings it back, in the transaction of `req`. */
export async function provePin(payload: Payload, staff: number, req: Request): Promise<void> {
  await query(
    payload,
    'UPDATE staff_pins SET wrong = 0, proven_at = $1 WHERE staff = $2',
    [Date.now(), staff],
    req,
  )
}

const isLongAgo = (provenAt: unknown) => Date.now() - Number(provenAt ?? 0) > PIN_MS

/** What is hashed of a PIN: a million of them would soon be tried by whoever has a copy of the database alone. */
function peppered(secret: string, staff: number, pin: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([staff, pin]))
    .digest('base64url')
}
