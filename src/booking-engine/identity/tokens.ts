import { createHash, createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Secrets } from '#lib/security/secrets.ts'

/** Letters and digits that cannot be confused on the telephone. */
const CONFIRMATION_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 128 random bits as 22 URL-safe characters. */
export function randomToken(): string {
  return randomBytes(16).toString('base64url')
}

/** The stored form of a token: enough to find it, useless to somebody who reads the database. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/**
 * The stored form of a visitor or an address: keyed with the secret, so that addresses cannot be guessed by
 * trying.
 */
export function keyedHash(secret: string, kind: string, text: string): string {
  return createHmac('sha256', secret).update(`${kind}:${text}`).digest('base64url').slice(0, 22)
}

/** The token of a link, derived from an id: 128 bits that only the holder of the secret can compute. */
export function tokenOf(secret: string, kind: string, id: string): string {
  const made = createHmac('sha256', secret).update(`${kind}:${id}`).digest()
  return made.subarray(0, 16).toString('base64url')
}

/** The token of a booking's manage link. */
export function manageTokenOf(secret: string, reservationId: string): string {
  return tokenOf(secret, 'manage', reservationId)
}

/**
 * The token of a link that is kept as `hash`, whichever secret it was made with: links in mails of before a rotation and
 * after it are the same.
 */
export function keptTokenOf(
  secrets: Secrets,
  kind: 'manage' | 'alert',
  { id, hash }: { id: string; hash: string },
): string {
  const tokens = secrets.map((secret) => tokenOf(secret, kind, id))
  return tokens.find((token) => hashOf(token) === hash) ?? tokenOf(secrets[0], kind, id)
}

/** Six characters that a guest can read out on the telephone. */
export function confirmationOf(reservationId: string): string {
  const bytes = createHash('sha256').update(`confirmation:${reservationId}`).digest()
  return Array.from(
    bytes.subarray(0, 6),
    (byte) => CONFIRMATION_CHARACTERS[byte % CONFIRMATION_CHARACTERS.length],
  ).join('')
}

/** The network of an address: /24 of IPv4, /56 of IPv6. */
export function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(mapped)) return mapped.split('.').slice(0, 3).join('.')
  return ipv6Digits(mapped).slice(0, 14)
}

/** An IPv6 address as its 32 hexadecimal digits. */
function ipv6Digits(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const left = groups(head)
  const right = groups(tail)
  const missing = tail === undefined ? 0 : 8 - left.length - right.length
  const all = [...left, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...right]
  return all.map((group) => group.padStart(4, '0')).join('')
}
