import { createHmac, randomInt } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { env } from '#env.ts'
import { deriveSecrets } from '#lib/security/secrets.ts'
import { query } from '../database/query.ts'

type Request = Partial<PayloadRequest>

/** How many there are of one set. */
export const RECOVERY_CODES = 10
/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUP = 5
const CODE = /^[a-hjkmnp-z2-9]{10}$/

/** A set of recovery codes: two groups of five each, 49 random bits. */
export function newRecoveryCodes(): string[] {
  const sign = () => ALPHABET[randomInt(ALPHABET.length)] ?? ''
  const group = () => Array.from({ length: GROUP }, sign).join('')
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(`${group()}-${group()}`)
  return [...codes]
}

/** A code as it is compared: small letters without blanks and dashes; null for what is none. */
export function plainRecoveryCode(typed: string): string | null {
  const plain = typed.toLowerCase().replace(/[\s\p{Pd}]/gu, '')
  return CODE.test(plain) ? plain : null
}

/** The digest of an account's code. Without the site's secret nobody finds the code that it is of. */
export function recoveryDigest(staff: number, plain: string): string {
  return digestWith(deriveSecrets(env, 'second-factor')[0], staff, plain)
}

function digestWith(secret: string, staff: number, plain: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['recovery-code', staff, plain]))
    .digest('base64url')
}

/** Takes a recovery code, in the transaction of `req`: each counts once, also of two who send it at the same moment. */
export async function takeRecoveryCode(
  payload: Payload,
  { staff, code, now }: { staff: number; code: string; now: number },
  req: Request,
): Promise<'taken' | 'wrong' | 'used'> {
  const plain = plainRecoveryCode(code)
  if (plain === null) return 'wrong'
  const digests = deriveSecrets(env, 'second-factor').map((secret) =>
    digestWith(secret, staff, plain),
  )
  const places = (first: number) => digests.map((_, at) => `$${first + at}`).join(', ')
  const taken = await query(
    payload,
    `UPDATE recovery_codes SET used_at = $1
     WHERE staff = $2 AND digest IN (${places(3)}) AND used_at IS NULL RETURNING digest`,
    [now, staff, ...digests],
    req,
  )
  if (taken.length > 0) return 'taken'
  const known = `SELECT digest FROM recovery_codes WHERE staff = $1 AND digest IN (${places(2)})`
  return (await query(payload, known, [staff, ...digests], req)).length > 0 ? 'used' : 'wrong'
}

/** Gives an account a new set of recovery codes, in the transaction of `req`; those before count no longer. */
export async function replaceRecoveryCodes(
  payload: Payload,
  staff: number,
  req: Request,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  await removeRecoveryCodes(payload, staff, req)
  const rows = codes.map((_, at) => `($${at + 2}, $1, NULL)`).join(', ')
  const digests = codes.map((code) => recoveryDigest(staff, plainRecoveryCode(code) ?? ''))
  await query(
    payload,
    `INSERT INTO recovery_codes (digest, staff, used_at) VALUES ${rows}`,
    [staff, ...digests],
    req,
  )
  return codes
}

/** Removes the recovery codes of an account, in the transaction of `req`. */
export async function removeRecoveryCodes(
  payload: Payload,
  staff: number,
  req: Request,
): Promise<void> {
  await query(payload, 'DELETE FROM recovery_codes WHERE staff = $1', [staff], req)
}
