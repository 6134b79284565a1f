import crypto from 'node:crypto'
import { promisify } from 'node:util'

const pbkdf2 = promisify(crypto.pbkdf2)

/** How Payload keeps passwords: PBKDF2 with SHA-256, since 3.90 with a mark before the digest. */
const MARK = 'pbkdf2-sha256-v1:'
const MARKED = { iterations: 600_000, bytes: 32 }
const UNMARKED = { iterations: 25_000, bytes: 512 }

/** What an account has of its password. */
export type StoredPassword = { hash?: string | null; salt?: string | null }

/** Whether a password is the one of an account; false where the account has none. */
export async function isPasswordOf(stored: StoredPassword, password: string): Promise<boolean> {
  const { hash, salt } = stored
  if (!hash || !salt) return false
  const marked = hash.startsWith(MARK)
  const { iterations, bytes } = marked ? MARKED : UNMARKED
  const kept = Buffer.from(marked ? hash.slice(MARK.length) : hash, 'hex')
  const given = await pbkdf2(password, salt, iterations, bytes, 'sha256')
  return kept.length === given.length && crypto.timingSafeEqual(kept, given)
}
