import { Secret, TOTP } from 'otpauth'

/** What authenticator apps take for granted: six digits of HMAC-SHA-1, a new code every 30 seconds (RFC 6238). */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps before and after the current one whose codes hold: clocks of telephones differ, and typing takes time. */
const WINDOW = 1
const SECRET_BYTES = 20
const CODE = /^\d{6}$/

/** A new secret, in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/**
 * The time step (number of 30 seconds since 1970) whose code this is, at `now` (epoch ms); null for a wrong code. Blanks
 * within it do not count, as apps show codes in two groups.
 */
export function stepOfCode(secret: string, typed: string, now: number): number | null {
  const token = typed.replace(/\s/g, '')
  if (!CODE.test(token)) return null
  const options = { ...FORM, token, secret: Secret.fromBase32(secret), timestamp: now }
  const delta = TOTP.validate({ ...options, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: FORM.period, timestamp: now }) + delta
}

/** The address that the QR code of a set-up has: it names the site and the account in the app. */
export function appUri(secret: string, { group, email }: { group: string; email: string }): string {
  return new TOTP({
    ...FORM,
    issuer: group.replaceAll(':', ' '),
    label: email,
    secret: Secret.fromBase32(secret),
  }).toString()
}
