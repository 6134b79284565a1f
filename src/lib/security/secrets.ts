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
 * The secret of one purpose (64 hex digits), by HKDF-SHA-256 from the one secret of the site.
 * Without a site secret, as in a build, it is '', which everything that signs refuses to use.
 */
export function deriveSecret(site: string | undefined, purpose: SecretPurpose): string {
  if (!site) return ''
  const key = hkdfSync('sha256', site, 'tableside', purpose, 32)
  return Buffer.from(key).toString('hex')
}
