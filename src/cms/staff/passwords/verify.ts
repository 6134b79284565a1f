import crypto from 'node:crypto'

/** How Payload keeps passwords: PBKDF2 with SHA-256; those without the mark were kept by earlier releases of it. */
const MARK = 'pbkdf2-sha256-v1:'
const MARKED = { iterations: 600_000, bytes: 32 }
const UNMARKED = { iterations: 25_000, bytes: 512 }

/** The password fields of a stored account. */
export type StoredPassword = { hash?: string | null; salt?: string | null }

/** Whether a password is the one of an account; false where the account has none. */
export async function isPasswordOf(stored: StoredPassword, password: string): Promise<boolean> {
  const { hash, salt } = stored
  if (!hash || !salt) return false
  const marked = hash.startsWith(MARK)
  const kept = Buffer.from(marked ? hash.slice(MARK.length) : hash, 'hex')
  const given = await hashOf(password, salt, marked ? MARKED : UNMARKED)
  return kept.length === given.length && crypto.timingSafeEqual(kept, given)
}

/** A text as a password is kept, under a salt of its own. */
export async function hashPassword(text: string): Promise<{ hash: string; salt: string }> {
  const salt = crypto.randomBytes(32).toString('hex')
  return { hash: MARK + (await hashOf(text, salt, MARKED)).toString('hex'), salt }
}

/** The work of comparing a password, where there is none to compare it with. */
export async function hashForNobody(password: string): Promise<void> {
  await hashOf(password, 'nobody', MARKED)
}

function hashOf(password: string, salt: string, { iterations, bytes }: typeof MARKED) {
  return new Promise<Buffer>((resolve, reject) =>
    crypto.pbkdf2(password, salt, iterations, bytes, 'sha256', (error, hash) =>
      error ? reject(error) : resolve(hash),
    ),
  )
}
