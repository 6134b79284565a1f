import { createHash } from 'node:crypto'

const PREFIX = 'sha256:'

/** Prefixed SHA-256 of a token: enough to recognise the token, not to use it. */
export function hashToken(token: string): string {
  return PREFIX + createHash('sha256').update(token).digest('hex')
}

/** Whether a stored value is a digest already. */
export function isTokenHash(value: string): boolean {
  return value.startsWith(PREFIX)
}
