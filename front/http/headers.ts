import type { IncomingHttpHeaders } from 'node:http'
import { withCookiePrefix } from '#lib/guarded-cookies.ts'
import type { FlatHeaders } from './prepared-response.ts'

const YEAR = 31_536_000

/** Security headers of every answer; HSTS only where the site's own address is https. */
export function securityHeaders(options: { https: boolean; referrer?: string }): FlatHeaders {
  return [
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    options.referrer ?? 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()',
    ...(options.https ? ['Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`] : []),
  ]
}

export const NO_STORE = 'private, no-store'
export const REVALIDATE = 'public, max-age=0, must-revalidate'
export const IMMUTABLE = `public, max-age=${YEAR}, immutable`

/** What a remembered page's answer depends on besides its address. */
export const PAGE_VARY = 'Accept-Encoding, RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch'

/**
 * Headers that only the front, Next, its middleware or a proxy in front of us may say; Next marks its scripts
 * with the nonce of a policy that it is asked with.
 */
const SPOOFABLE =
  /^(?:x-middleware-|x-nextjs-|x-forwarded-|x-invoke-|x-matched-path$|forwarded$|content-security-policy)/

/** Where a CDN says where the visitor is; believed only from a proxy that we trust. */
const GEOLOCATION =
  /^(?:cf-ip|cf-region|cf-postal|cf-timezone|x-vercel-ip-|cloudfront-viewer-|x-appengine-|x-geo-|fastly-geo|x-country|x-client-geo)/

/** Takes out of `headers` what a client must not be able to say; changes them in place. */
export function stripSpoofable(headers: IncomingHttpHeaders, trusted: boolean): void {
  for (const name of Object.keys(headers))
    if (SPOOFABLE.test(name) || (!trusted && GEOLOCATION.test(name))) delete headers[name]
}

/** Headers of Next's answer that go out with a captured page; all others are the front's to say. */
const CACHEABLE =
  /^(?:link|location|refresh|retry-after|content-language|content-disposition|allow|x-robots-tag|x-nextjs-)/

/** Headers of Next's answer that the front says itself, or that ask browsers for what no page uses. */
const OVERRIDDEN =
  /^(?:connection|keep-alive|transfer-encoding|date|content-length|content-type|cache-control|x-powered-by|accept-ch|critical-ch|etag)$/

/** A captured answer's headers for one visitor, cookies included, but those that `own` says better. */
export function personalHeaders(
  headers: readonly [string, string][],
  own: FlatHeaders,
  { https }: { https: boolean },
): FlatHeaders {
  const said = new Set(own.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase()))
  return headers.flatMap(([name, value]) => {
    if (OVERRIDDEN.test(name) || said.has(name)) return []
    return [name, https && name === 'set-cookie' ? withCookiePrefix(value) : value]
  })
}

/** The flat form of what may go out of a captured answer's headers, without the content type. */
export function cacheableHeaders(headers: readonly [string, string][]): FlatHeaders {
  const flat: FlatHeaders = []
  const seen = new Set<string>()
  for (const [name, value] of headers) {
    if (!CACHEABLE.test(name) || seen.has(`${name}:${value}`)) continue
    seen.add(`${name}:${value}`)
    flat.push(name, value)
  }
  return flat
}
