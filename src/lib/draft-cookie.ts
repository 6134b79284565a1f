import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { PREVIEWING } from './previewing.ts'

/** The cookie that shows drafts; set HttpOnly, SameSite=Lax, Path=/, by https with a prefix (`guarded-cookies.ts`). */
export const DRAFT_COOKIE = 'tableside-draft'

/** Seconds for which a signed draft cookie counts: 8 hours. */
export const DRAFT_SECONDS = 8 * 60 * 60

/** A member of staff in one of their sessions, which is known by its mark. */
export type StaffSession = { staff: string; session: string }

/** Who may see which draft, for as long as their session stands: one document's id, or `'*'` for all of them. */
export type DraftPass = StaffSession & { document: string }

/** What links and cookies say of a session: enough to know it again, and nothing to come in with. */
export function sessionMark(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 22)
}

const LONGEST = 512

function signature(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update('tableside-draft.').update(payload).digest()
}

/** The cookie's value for `pass`, good for 8 hours from `now` (ms) and no longer than its session. */
export function signDraft(pass: DraftPass, secret: string, now = Date.now()): string {
  if (secret === '') throw new Error('A draft cookie needs a secret.')
  const expires = Math.floor(now / 1000) + DRAFT_SECONDS
  const payload = Buffer.from(JSON.stringify([pass.staff, pass.session, pass.document, expires]))
  const encoded = payload.toString('base64url')
  return `${encoded}.${signature(encoded, secret).toString('base64url')}`
}

/**
 * The pass of a cookie's value, or null where it is forged, damaged or older than 8 hours. Whether the session
 * stands is to be asked yet.
 */
export function verifyDraft(value: string, secret: string, now = Date.now()): DraftPass | null {
  if (secret === '' || value.length > LONGEST) return null
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
 * The `Set-Cookie` values that start a preview, an empty `value` those that end it: the signed one,
 * and one that tells scripts that there is a preview to leave.
 */
export function draftCookieHeaders(value: string, secure: boolean): [string, string][] {
  const age = value === '' ? 0 : DRAFT_SECONDS
  const flags = `SameSite=Lax${secure ? '; Secure' : ''}`
  return [
    ['set-cookie', `${DRAFT_COOKIE}=${value}; Path=/; Max-Age=${age}; HttpOnly; ${flags}`],
    ['set-cookie', `${PREVIEWING}=1; Path=/; Max-Age=${age}; ${flags}`],
  ]
}
