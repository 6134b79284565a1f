import { stringifySetCookie } from 'cookie'
import type { Endpoint } from 'payload'
import { env } from '#env.ts'
import { SESSION_COOKIE } from '#lib/cookies/guarded-cookies.ts'

/** The `Set-Cookie` header of a session that ends at an instant (ms); the front gives it its prefix (decision 69). */
export function sessionCookie(token: string, endsAt: number): string {
  return stringifySetCookie({
    ...{ name: SESSION_COOKIE, value: token, path: '/', httpOnly: true, sameSite: 'lax' },
    expires: new Date(endsAt),
    secure: env.publicUrl.startsWith('https:'),
  })
}

/** Takes the cookie of a session away with a sign-out, beside the one that Payload takes away. */
export function withoutSessionCookie(handler: Endpoint['handler']): Endpoint['handler'] {
  return async (req) => {
    const answer = await handler(req)
    if (answer.ok) answer.headers.append('set-cookie', sessionCookie('', 0))
    return answer
  }
}
