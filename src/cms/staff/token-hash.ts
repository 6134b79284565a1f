import { createHash } from 'node:crypto'

const MARK = 'sha256:'

/** What is kept of a token that lets its holder in: enough to know it again, nothing to come in with. */
export function digestOf(token: string): string {
  return MARK + createHash('sha256').update(token).digest('hex')
}

/** Whether a stored value is a digest already. */
export function isDigest(value: string): boolean {
  return value.startsWith(MARK)
}
