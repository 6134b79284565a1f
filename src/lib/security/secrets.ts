import { hkdfSync } from 'node:crypto'

/** Purposes of derived secrets. One purpose's secret reveals nothing about another's. */
export type SecretPurpose =
  | 'payload'
  | 'draft-cookie'
  | 'manage-token'
  | 'hold-token'
  | 'preview'
  | 'test-card'
  | 'bot-check'
  | 'form-pass'
  | 'newsletter'
  | 'rate-limit'
  | 'server-functions'
  | 'invitation'
  | 'known-device'
  | 'site-counts'
  | 'second-factor'
  | 'tablet-pin'

/**
 * The secrets of one purpose or of an installation: the first one signs, and what any of them has signed counts. The others
 * are those of before a rotation, or of the one that is to come.
 */
export type Secrets = readonly [string, ...string[]]

/** The settings that secrets come from (`env`). */
export type SiteSecrets = { secret: string | undefined; acceptedSecret: string | undefined }

/** The secrets of one purpose; without a site secret the only one is '' (`deriveSecret`). */
export function deriveSecrets(site: SiteSecrets, purpose: SecretPurpose): Secrets {
  const { secret, acceptedSecret } = site
  const first = deriveSecret(secret, purpose)
  return secret && acceptedSecret ? [first, deriveSecret(acceptedSecret, purpose)] : [first]
}

/** What the first of the secrets that answers something makes of `read`; null where none does. */
export function readWithAny<T>(secrets: Secrets, read: (secret: string) => T | null): T | null {
  for (const secret of secrets) {
    const found = read(secret)
    if (found !== null) return found
  }
  return null
}

/**
 * The secret of one purpose (64 hex digits), by HKDF-SHA-256 from the one secret of the site.
 * Without a site secret, as in a build, it is '', which everything that signs refuses to use.
 */
export function deriveSecret(site: string | undefined, purpose: SecretPurpose): string {
  if (!site) return ''
  const key = hkdfSync('sha256', site, 'tableside', purpose, 32)
  return Buffer.from(key).toString('hex')
}
