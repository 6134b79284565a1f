import { siteCookie } from '#lib/cookies/site-cookie.ts'
import { VISITOR_COOKIE, visitorTokenIn } from '#lib/cookies/visitor-cookie.ts'
import { renderContext } from '#lib/front/render-context.ts'
import type { Visitor } from '#providers/booking/contract.ts'
import { env } from '../../../env.ts'

/**
 * Identifies the visitor by their token and by their address as the front knows it. A visitor without a token
 * gets one with the first answer that leads to a hold or begins a form: a hold that is requested again after
 * a lost answer comes from the same visitor, who has one live hold, and limits count each browser of a
 * network. `headers` sets it for this browser session, out of the reach of scripts.
 */
export function visitorOf(request: Request): {
  visitor: Visitor & { token: string }
  headers: HeadersInit
} {
  const address = renderContext()?.address ?? null
  const known = visitorTokenIn(request.headers.get('cookie'))
  if (known) return { visitor: { token: known, address }, headers: {} }
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
  const secure = env.publicUrl.startsWith('https:')
  const cookie = siteCookie(VISITOR_COOKIE, token, { secure, httpOnly: true })
  return { visitor: { token, address }, headers: { 'set-cookie': cookie } }
}
