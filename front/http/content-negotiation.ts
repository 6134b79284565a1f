import { DRAFT_COOKIE } from '#lib/cookies/draft-cookie.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * Which of Next's representations of a page a request is for, by its headers alone: the HTML, the RSC
 * payload of a client navigation, or one of the prefetch payloads.
 */
export type PageKind = 'html' | 'rsc' | 'prefetch' | 'full-prefetch' | 'segment'

/**
 * What the request headers say about the response wanted. `kind` is null for router headers that Next's
 * router does not send; `draft`: the request has a draft cookie, whose value is not verified yet.
 */
export type Negotiated = {
  encoding: Encoding
  kind: PageKind | null
  ifNoneMatch: string
  draft: boolean
}

const encodings = new Map<string, Encoding>()

/** The best of our encodings that `accept` (an Accept-Encoding header) allows; `q=0` excludes one. */
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
 * Negotiates from `rawHeaders` in one pass, without building Node's header object. Returns one shared
 * object that the next call overwrites: read it at once or copy it.
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

/** The request headers that make Next render `kind`; without a state tree, so that it is the same for all. */
export function routerHeaders(kind: PageKind): Record<string, string> {
  if (kind === 'html') return {}
  if (kind === 'rsc') return { rsc: '1' }
  if (kind === 'prefetch') return { rsc: '1', 'next-router-prefetch': '1' }
  if (kind === 'full-prefetch') return { rsc: '1', 'next-router-prefetch': '2' }
  return { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
}

/** Whether a request asks for router data (RSC) and not for HTML. */
export function isRouterRequest({ headers }: { headers: Record<string, unknown> }): boolean {
  return 'rsc' in headers
}
