import { createHmac, timingSafeEqual } from 'node:crypto'
import type { DraftGrant, StaffSession } from '../cookies/draft-cookie.ts'

/** Seconds for which a link to a preview counts. */
export const PREVIEW_SECONDS = 10 * 60

function signature(
  { staff, session, document }: DraftGrant,
  expires: number,
  secret: string,
): Buffer {
  const text = JSON.stringify(['preview', staff, session, document, expires])
  return createHmac('sha256', secret).update(text).digest()
}

/** Token of a link that starts a preview of one document, good for ten minutes from `now` (ms). */
export function signPreview(pass: DraftGrant, secret: string, now = Date.now()): string {
  if (secret === '') throw new Error('A preview token needs a secret.')
  const expires = Math.floor(now / 1000) + PREVIEW_SECONDS
  const mac = signature(pass, expires, secret).toString('base64url')
  return `${pass.staff}.${pass.session}.${expires}.${mac}`
}

/** Who asked for a token made for `document`, or null: forged, for another document, or too old. */
export function verifyPreview(
  token: string,
  document: string,
  secret: string,
  now = Date.now(),
): StaffSession | null {
  const [staff, session, expires, mac, ...rest] = token.split('.')
  if (secret === '' || !staff || !session || !expires || !mac || rest.length > 0) return null
  const given = Buffer.from(mac, 'base64url')
  const expected = signature({ staff, session, document }, Number(expires), secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return Number(expires) * 1000 > now ? { staff, session } : null
}
