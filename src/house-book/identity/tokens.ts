import { createHash, createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** Letters and digits that cannot be taken for one another on the telephone. */
const CONFIRMATION_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 128 random bits as 22 characters that fit an address. */
export function randomToken(): string {
  return randomBytes(16).toString('base64url')
}

/** What is stored of a token: enough to find it, useless to whoever reads the database. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** What is stored of a visitor or an address: keyed, so that addresses cannot be tried out. */
export function keyedHash(secret: string, kind: string, text: string): string {
  return createHmac('sha256', secret).update(`${kind}:${text}`).digest('base64url').slice(0, 22)
}

/** Token of a link: 128 bits that only the holder of the secret can make again. */
export function tokenOf(secret: string, kind: string, id: string): string {
  const made = createHmac('sha256', secret).update(`${kind}:${id}`).digest()
  return made.subarray(0, 16).toString('base64url')
}

/** Token of the manage link of a booking. */
export function manageTokenOf(secret: string, reservationId: string): string {
  return tokenOf(secret, 'manage', reservationId)
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
