import { createHash } from 'node:crypto'

const PREFIX = 'sha256:'

/** What is kept of a token that lets its holder in: enough to know it again, nothing to come in with. */
export function hashToken(token: string): string {
  return PREFIX + createHash('sha256').update(token).digest('hex')
}

/** Whether a stored value is a digest already. */
export function isTokenHash(value: string): boolean {
  return value.startsWith(PREFIX)
}
