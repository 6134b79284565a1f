import { parseCookie, stringifySetCookie } from 'cookie'
import { env } from '#env.ts'
import { TABLET_COOKIE } from '#lib/cookies/guarded-cookies.ts'

/** The token of the shared tablet that a request comes from; null where its browser is none. */
export function tabletToken(headers: Headers): string | null {
  return parseCookie(headers.get('cookie') ?? '')[TABLET_COOKIE] || null
}

/** The `Set-Cookie` header of a tablet that ends at an instant (ms). */
export function tabletCookie(token: string, endsAt: number): string {
  return stringifySetCookie({
    ...{ name: TABLET_COOKIE, value: token, path: '/', httpOnly: true, sameSite: 'lax' },
    expires: new Date(endsAt),
    secure: env.publicUrl.startsWith('https:'),
  })
}
