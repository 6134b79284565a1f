import { stringifySetCookie } from 'cookie'

/**
 * The `Set-Cookie` value of a cookie of the whole site: `Path=/`, `SameSite=Lax`, and `Secure` on https. Without
 * `maxAge` (seconds) it ends with the browser session; `httpOnly` keeps it from scripts.
 */
export function siteCookie(
  name: string,
  value: string,
  options: { secure: boolean; maxAge?: number; httpOnly?: boolean },
): string {
  return stringifySetCookie({ name, value, path: '/', sameSite: 'lax', ...options })
}
