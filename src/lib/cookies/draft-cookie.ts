import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { PREVIEW_COOKIE } from './preview-cookie.ts'
import { siteCookie } from './site-cookie.ts'

/** The cookie that shows drafts; set HttpOnly, SameSite=Lax, Path=/, by https with a prefix (`guarded-cookies.ts`). */
export const DRAFT_COOKIE = 'tableside-draft'

/** How long a signed draft cookie is valid, s: 8 hours. */
export const DRAFT_SECONDS = 8 * 60 * 60

/** A member of staff and one of their sessions, as `sessionMark` names it. */
export type StaffSession = { staff: string; session: string }

/** Lets a session of the staff see the draft of one document, by its id, or of all (`'*'`), while it stands. */
export type DraftGrant = StaffSession & { document: string }

/** The name of a session in links and cookies: a hash, with which nobody can log in. */
export function sessionDigest(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 22)
}

const MAX_LENGTH = 512

function signature(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update('tableside-draft.').update(payload).digest()
}

/** The cookie's value for `pass`, valid for 8 hours from `now` (ms). */
export function signDraft(pass: DraftGrant, secret: string, now = Date.now()): string {
  if (secret === '') throw new Error('A draft cookie needs a secret.')
  const expires = Math.floor(now / 1000) + DRAFT_SECONDS
  const payload = Buffer.from(JSON.stringify([pass.staff, pass.session, pass.document, expires]))
  const encoded = payload.toString('base64url')
  return `${encoded}.${signature(encoded, secret).toString('base64url')}`
}

/**
 * The pass in a cookie's value; null where it is forged, damaged or older than 8 hours. The caller has to check
 * that its session still stands.
 */
export function verifyDraft(value: string, secret: string, now = Date.now()): DraftGrant | null {
  if (secret === '' || value.length > MAX_LENGTH) return null
  const [encoded, mac, ...rest] = value.split('.')
  if (!encoded || !mac || rest.length > 0) return null
  const given = Buffer.from(mac, 'base64url')
  const expected = signature(encoded, secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [staff, session, document, expires] = JSON.parse(
    Buffer.from(encoded, 'base64url').toString(),
  )
  if (typeof expires !== 'number' || expires * 1000 <= now) return null
  return { staff: String(staff), session: String(session), document: String(document) }
}

/**
 * The `Set-Cookie` headers that start a preview, or end it where `value` is empty: the signed cookie, and one
 * that scripts can read to offer a way out of the preview.
 */
export function draftCookieHeaders(value: string, secure: boolean): [string, string][] {
  const age = value === '' ? 0 : DRAFT_SECONDS
  return [
    ['set-cookie', siteCookie(DRAFT_COOKIE, value, { secure, maxAge: age, httpOnly: true })],
    ['set-cookie', siteCookie(PREVIEW_COOKIE, '1', { secure, maxAge: age })],
  ]
}
