import type { IncomingHttpHeaders } from 'node:http'
import { withCookiePrefix } from '#lib/cookies/guarded-cookies.ts'
import { YEAR } from '#lib/http/cache-control.ts'
import type { FlatHeaders } from './prepared-response.ts'

type SecurityOptions = {
  /** Whether the site's public URL is https; without it there is no HSTS. */
  https: boolean
  hstsSubdomains: boolean
  referrer?: string
}

/** Security headers of every response. */
export function securityHeaders(options: SecurityOptions): FlatHeaders {
  const hsts = `max-age=${YEAR}${options.hstsSubdomains ? '; includeSubDomains' : ''}`
  return [
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    options.referrer ?? 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()',
    ...(options.https ? ['Strict-Transport-Security', hsts] : []),
  ]
}

/** The policy of files of the build, redirects and health: nobody else frames them. Workers among them load what they need. */
export const FILE_POLICY = "frame-ancestors 'self'"

/** The policy of what is for programs: opened as a page it loads nothing, and nothing frames it. */
export const INTERFACE_POLICY = "default-src 'none'; frame-ancestors 'none'"

export const NO_STORE = 'private, no-store'
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** `Vary` of a cached page. */
export const PAGE_VARY = 'Accept-Encoding, RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch'

/**
 * Request headers that only the front, Next, its middleware or a trusted proxy may set. The policy is
 * among them because Next takes the nonce of its scripts from it, and a trace because the front has read it.
 */
const SPOOFABLE =
  /^(?:x-middleware-|x-nextjs-|x-forwarded-|x-invoke-|x-matched-path$|forwarded$|traceparent$|tracestate$|baggage$|content-security-policy)/

/** Geolocation headers of CDNs; believed only from a trusted proxy. */
const GEOLOCATION =
  /^(?:cf-ip|cf-region|cf-postal|cf-timezone|x-vercel-ip-|cloudfront-viewer-|x-appengine-|x-geo-|fastly-geo|x-country|x-client-geo)/

/** Deletes from `headers`, in place, what a client could forge. */
export function stripSpoofable(headers: IncomingHttpHeaders, trusted: boolean): void {
  for (const name of Object.keys(headers))
    if (SPOOFABLE.test(name) || (!trusted && GEOLOCATION.test(name))) delete headers[name]
}

/** Headers of Next's response that a page for everyone keeps; the front sets all others. */
const CACHEABLE =
  /^(?:link|location|refresh|retry-after|content-language|content-disposition|allow|x-robots-tag|x-nextjs-)/

/** Headers of Next's response that the front sets itself, or that request client hints no page uses. */
const OVERRIDDEN =
  /^(?:connection|keep-alive|transfer-encoding|date|content-length|content-type|cache-control|x-powered-by|accept-ch|critical-ch|etag)$/

/** Next's response headers for one visitor, cookies included, without those that the front sets (`own`). */
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

/** Next's response headers that a page for everyone keeps, without duplicates and content type. */
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
