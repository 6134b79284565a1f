import { VISITOR_COOKIE } from '#lib/guarded-cookies.ts'
import { renderContext } from '#lib/render-context.ts'
import type { Visitor } from '#providers/booking/contract.ts'
import { env } from '../../../env.ts'

const TOKEN = /^[\w-]{22}$/

/**
 * Who asks: their token, and their address as the front knows it. Whoever has no token gets one, with
 * the first answer that leads to a lock, so that a lock whose answer is lost and that is asked for
 * again comes from the same visitor, who has one live hold. `headers` sets it for this browser
 * session, out of the reach of scripts.
 */
export function visitorOf(request: Request): {
  visitor: Visitor & { token: string }
  headers: HeadersInit
} {
  const address = renderContext()?.address ?? null
  const known = tokenIn(request)
  if (known) return { visitor: { token: known, address }, headers: {} }
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
  const secure = env.publicUrl.startsWith('https:') ? '; Secure' : ''
  const cookie = `${VISITOR_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}`
  return { visitor: { token, address }, headers: { 'set-cookie': cookie } }
}

function tokenIn(request: Request): string | null {
  const cookies = request.headers.get('cookie')?.split(';') ?? []
  const own = cookies
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${VISITOR_COOKIE}=`))
  const token = own?.slice(VISITOR_COOKIE.length + 1)
  return token && TOKEN.test(token) ? token : null
}
