import { renderContext } from '#lib/render-context.ts'
import type { Visitor } from '#providers/booking/contract.ts'
import { env } from '../../../env.ts'

const COOKIE = 'tableside-visitor'
const TOKEN = /^[\w-]{22}$/

/** Who asks: their token of an earlier lock, and their address as the front knows it. */
export function visitorOf(request: Request): Visitor {
  return { token: tokenIn(request), address: renderContext()?.address ?? null }
}

/**
 * The same for a lock, which gives everybody a token: one live hold a visitor. `headers` sets it for
 * this browser session, out of the reach of scripts, and only for the API.
 */
export function lockingVisitor(request: Request): { visitor: Visitor; headers: HeadersInit } {
  const known = visitorOf(request)
  if (known.token) return { visitor: known, headers: {} }
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
  const secure = env.publicUrl.startsWith('https:') ? '; Secure' : ''
  const cookie = `${COOKIE}=${token}; Path=/api; HttpOnly; SameSite=Lax${secure}`
  return { visitor: { ...known, token }, headers: { 'set-cookie': cookie } }
}

function tokenIn(request: Request): string | null {
  const cookies = request.headers.get('cookie')?.split(';') ?? []
  const own = cookies.map((part) => part.trim()).find((part) => part.startsWith(`${COOKIE}=`))
  const token = own?.slice(COOKIE.length + 1)
  return token && TOKEN.test(token) ? token : null
}
