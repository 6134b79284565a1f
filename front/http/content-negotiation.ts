import { DRAFT_COOKIE } from '#lib/draft-cookie.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * What one of Next's four answers for an address is asked for, told by the request's headers alone:
 * the page, its payload for soft navigation, or one of the prefetches. Null for a value that no
 * router of ours sends.
 */
export type PageKind = 'html' | 'rsc' | 'prefetch' | 'full-prefetch' | 'segment'

/** The few request headers that decide which remembered answer goes out. */
export type Negotiated = {
  encoding: Encoding
  kind: PageKind | null
  ifNoneMatch: string
  draft: boolean
}

const encodings = new Map<string, Encoding>()

/** The best encoding that `accept` (an Accept-Encoding header) allows; `q=0` refuses one. */
export function bestEncoding(accept: string): Encoding {
  const known = encodings.get(accept)
  if (known) return known
  const refused = new Set<string>()
  const offered = new Set<string>()
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((s) => s.trim())
    const none = params.some((p) => /^q=0(\.0*)?$/.test(p))
    ;(none ? refused : offered).add(name)
  }
  const can = (name: string) => !refused.has(name) && (offered.has(name) || offered.has('*'))
  const best = can('br') ? 'br' : can('gzip') ? 'gzip' : 'identity'
  if (encodings.size < 200) encodings.set(accept, best)
  return best
}

const negotiated = {
  encoding: 'identity',
  kind: 'html',
  ifNoneMatch: '',
  draft: false,
} as Negotiated

/**
 * Reads a request's headers in one pass over the raw ones, without building Node's header object.
 * The result is one shared object, true until the next call: read it at once.
 */
export function negotiate({ rawHeaders: raw }: { rawHeaders: readonly string[] }): Negotiated {
  let rsc = false
  let prefetch = ''
  let segment = ''
  negotiated.encoding = 'identity'
  negotiated.ifNoneMatch = ''
  negotiated.draft = false
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i] as string
    const value = raw[i + 1] as string
    switch (name.length) {
      case 3:
        if (name.toLowerCase() === 'rsc') rsc = true
        break
      case 6:
        if (value.includes(DRAFT_COOKIE) && name.toLowerCase() === 'cookie') negotiated.draft = true
        break
      case 13:
        if (name.toLowerCase() === 'if-none-match') negotiated.ifNoneMatch = value
        break
      case 15:
        if (name.toLowerCase() === 'accept-encoding') negotiated.encoding = bestEncoding(value)
        break
      case 20:
        if (name.toLowerCase() === 'next-router-prefetch') prefetch = value
        break
      case 28:
        if (name.toLowerCase() === 'next-router-segment-prefetch') segment = value
        break
    }
  }
  negotiated.kind = rsc ? routerKind(prefetch, segment) : 'html'
  return negotiated
}

function routerKind(prefetch: string, segment: string): PageKind | null {
  if (segment !== '') return segment === '/_tree' ? 'segment' : null
  if (prefetch === '') return 'rsc'
  if (prefetch === '1') return 'prefetch'
  return prefetch === '2' ? 'full-prefetch' : null
}

/** The router's own headers that ask Next for `kind`; no state tree, so that there is one answer. */
export function routerHeaders(kind: PageKind): Record<string, string> {
  if (kind === 'html') return {}
  if (kind === 'rsc') return { rsc: '1' }
  if (kind === 'prefetch') return { rsc: '1', 'next-router-prefetch': '1' }
  if (kind === 'full-prefetch') return { rsc: '1', 'next-router-prefetch': '2' }
  return { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
}

/** Whether a request as Next sees it asks for data for the router, and not for a page. */
export function isRouterRequest({ headers }: { headers: Record<string, unknown> }): boolean {
  return 'rsc' in headers
}
