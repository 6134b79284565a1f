import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** The key, 64 hex digits, and what the text belongs to: sealed for one thing it does not open for another. */
type Lock = { secret: string; about: string }

/** Encrypts a text (AES-256-GCM), so that whoever reads the database cannot read it. */
export function sealText(text: string, { secret, about }: Lock): string {
  if (secret === '') throw new Error('Sealed texts need a secret.')
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, Buffer.from(secret, 'hex'), iv).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text again; null where it was sealed with another secret or for something else, or was changed. */
export function openText(sealed: string, { secret, about }: Lock): string | null {
  if (secret === '') return null
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  const iv = bytes.subarray(0, IV_BYTES)
  const decipher = createDecipheriv(CIPHER, Buffer.from(secret, 'hex'), iv)
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    // The tag is not that of this text under this secret.
    return null
  }
}
