import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { cacheKey } from '#front/cache/cache-key.ts'
import type { ConcurrencyLimiter } from '#front/cache/concurrency-limiter.ts'
import type { EpochValue } from '#front/cache/epoch-value.ts'
import type { EpochWatcher } from '#front/cache/epoch-watcher.ts'
import type { PageCache, Rendered } from '#front/cache/page-cache.ts'
import {
  isRouterRequest,
  type Negotiated,
  type PageKind,
  routerHeaders,
} from '#front/http/content-negotiation.ts'
import type { FlatHeaders, PreparedResponse } from '#front/http/prepared-response.ts'
import type { RequestTarget } from '#front/http/request-target.ts'
import { pageVersion } from '#lib/front/page-versions.ts'
import type { CspSourceList, SitePaths } from '#lib/front/ports.ts'
import type { RenderContext } from '#lib/front/render-context.ts'
import type { SharedCaching } from '#lib/front/shared-caching.ts'
import { histogram, SECONDS } from '#lib/metrics/registry.ts'
import { probesSettled } from '#lib/outage/current-outage.ts'
import { canonicalQuery, type KnownQuery } from '#lib/routing/route-query.ts'
import {
  type BufferedResponse,
  bufferResponse,
  type InternalRequest,
  type PageHandler,
} from './buffer-response.ts'
import { isCacheable, type ResponseFinalizer } from './finalize-response.ts'
import { newNonce, nonceHeader } from './nonce.ts'
import { throwDuringOutage } from './outage-error.ts'
import { isRouterAddress, pageCaching, sharedIf } from './page-caching.ts'
import { StaticFragments } from './static-fragments.ts'

/** The path at which Next renders the 404 page like any other page; no document may have it. */
export const NOT_FOUND = '/not-found'

const renderDurations = histogram({
  name: 'tableside_render_duration_seconds',
  help: 'Time that Next takes for a page, without the wait for a slot.',
  buckets: SECONDS,
})

export type PagesOptions = {
  next: PageHandler
  cache: PageCache
  renderLimiter: ConcurrencyLimiter
  epoch: EpochWatcher
  paths: EpochValue<SitePaths>
  /** Has `PageReads` done once per epoch; the value itself is not used. */
  reads: EpochValue<unknown>
  csp: EpochValue<CspSourceList>
  finalizer: ResponseFinalizer
  /** The request headers of a render for everyone. */
  anonymousHeaders: Record<string, string>
  /** The CDN before the site, if there is one. */
  cdn: () => SharedCaching | undefined
  /** For how long after a publish a copy may go out, unless its page says less (ms). */
  maxStaleMs: number
}

/** How a page was served, for the log. */
export type Outcome = 'hit' | 'rendered' | 'stale'

type PageResponse = { response: PreparedResponse; outcome: Outcome }

/**
 * A page that is the same for everyone. `speculative`: the published paths are unknown, so the page may not
 * exist; it is cached in the smaller, secondary pool.
 */
export type PublicPage = { target: RequestTarget; speculative: boolean }

/**
 * A render for one visitor: the request for Next and its context, the front's headers, and the sources of
 * the policy, by default the site's.
 */
export type PersonalPage = {
  request: InternalRequest
  context: RenderContext
  headers: FlatHeaders
  sources?: CspSourceList
}

/** Serves public pages from the cache or a render, and renders personal pages. */
export class Pages {
  readonly #options: PagesOptions

  constructor(options: PagesOptions) {
    this.#options = options
  }

  /** The cached response for exactly this URL, if it is fresh. */
  cached(url: string, { kind }: Negotiated): PreparedResponse | null {
    if (this.#options.epoch.pending || kind === null) return null
    const entry = this.#options.cache.getFresh(cacheKey(url, '', kind), this.#epochOf(url))
    if (!entry) return null
    // Only a CDN makes it depend on the clock.
    const { response } = entry
    return response.unshared ? sharedIf(this.#options.epoch.isRecent, response) : response
  }

  /** Whether a response for exactly this URL is cached, fresh or not. */
  has(url: string, { kind }: Negotiated): boolean {
    return kind !== null && this.#options.cache.has(cacheKey(url, '', kind))
  }

  /** The published paths and redirects at the current epoch, after any pending read of it. */
  async paths(): Promise<SitePaths> {
    await this.#options.epoch.pending
    const { value } = await this.#options.paths.get(this.#options.epoch.current)
    return value
  }

  /**
   * The public page at `target`, or null. Query values that no published document has are dropped, because
   * each would be a render of its own. Routes without parameters or query always resolve; they skip loading
   * the published paths.
   */
  async resolve(target: RequestTarget): Promise<PublicPage | null> {
    const { match, path, query } = target
    if (!match) return null
    const { kind, parameters, publicWhenPublished } = match.route
    if (kind !== 'public' && !publicWhenPublished) return null
    const fixed = kind === 'public' && parameters !== 'content'
    const speculative = parameters === 'code'
    if (fixed && query === '') {
      await this.#options.epoch.pending
      return { target, speculative }
    }
    const known = await this.paths()
    const found = withKnownQuery(target, known.query)
    if (fixed) return { target: found, speculative: speculative }
    if (known.paths === 'all')
      return kind === 'public' ? { target: found, speculative: true } : null
    return known.paths.has(path) ? { target: found, speculative: false } : null
  }

  /** A public page, fresh if possible. Rejects if it cannot be rendered and no stale copy may be served. */
  async getPublic({ target, speculative }: PublicPage, kind: PageKind): Promise<PageResponse> {
    const { match, path, query, search } = target
    const page = await this.#getOrRender({ path, query }, kind, {
      secondary: query !== '' || speculative,
      noindex: match?.route.noindex === true,
    })
    return { ...page, response: sharedIf(!isRouterAddress(search), page.response) }
  }

  /** The 404 page, fresh if possible. */
  async getNotFound(kind: PageKind): Promise<PageResponse> {
    await this.#options.epoch.pending
    const shared = kind === 'html' ? ('html' as const) : ('rsc' as const)
    const options = { secondary: false, noindex: true }
    return this.#getOrRender({ path: NOT_FOUND, query: '' }, shared, options)
  }

  /**
   * Renders for one visitor and sends the response; nothing is cached. Goes before renders of which an older copy
   * can be served.
   */
  async sendPersonal(
    res: ServerResponse,
    { request, context, headers: own, sources }: PersonalPage,
  ): Promise<Outcome> {
    const { epoch, renderLimiter, finalizer } = this.#options
    await epoch.pending
    throwDuringOutage()
    const buffered = await renderLimiter.run(() => this.#bufferPage(request, context), true)
    await throwIfOutageFailed(buffered)
    const draft = context.draft !== null
    const csp = sources ?? (await this.#options.csp.get(epoch.current)).value
    const { status, headers, body } = finalizer.finalizePersonal(buffered, csp, own, draft)
    res.writeHead(status, headers)
    res.end(request.method === 'HEAD' ? undefined : body)
    return 'rendered'
  }

  /** The request that Next gets for a public page: nothing of the visitor, only path, known query and kind. */
  anonymousRequest(path: string, query: string, kind: PageKind): InternalRequest {
    const url = query === '' ? path : `${path}?${query}`
    return {
      method: 'GET',
      url,
      headers: { ...this.#options.anonymousHeaders, ...routerHeaders(kind) },
    }
  }

  /** The epoch of one page, whatever its query: the content's epoch plus the page's own changes (`page-changes.ts`). */
  #epochOf(url: string): number {
    const queryStart = url.indexOf('?')
    return (
      this.#options.epoch.current + pageVersion(queryStart === -1 ? url : url.slice(0, queryStart))
    )
  }

  #epochAgo(path: string, ms: number): number {
    if (ms === 0) return this.#epochOf(path)
    return this.#options.epoch.ago(ms) + pageVersion(path, ms)
  }

  async #getOrRender(
    { path, query }: { path: string; query: string },
    kind: PageKind,
    options: { secondary: boolean; noindex: boolean },
  ): Promise<PageResponse> {
    // Read before the render, so that a page published during it counts as stale.
    const epoch = this.#epochOf(path)
    const epochAgo = (ms: number) => this.#epochAgo(path, ms)
    const request = this.anonymousRequest(path, query, kind)
    let rendered = false
    const render = (made: number) => {
      rendered = true
      return this.#render(request, { noindex: options.noindex, epoch: made })
    }
    const entry = await this.#options.cache.get(
      cacheKey(path, query, kind),
      epochAgo,
      render,
      options,
    )
    const outcome = rendered ? 'rendered' : 'hit'
    // Compared after the render: a publish during it makes the page an older one.
    const latest = this.#options.epoch.isRecent && entry.epoch >= this.#epochOf(path)
    const response = sharedIf(latest, entry.response)
    return { response, outcome: entry.epoch < epoch ? 'stale' : outcome }
  }

  async #render(
    request: InternalRequest,
    options: { noindex: boolean; epoch: number },
  ): Promise<Rendered> {
    throwDuringOutage()
    const context: RenderContext = {
      requestId: randomUUID(),
      address: null,
      draft: null,
      validUntil: Number.POSITIVE_INFINITY,
    }
    const { current } = this.#options.epoch
    const sources = this.#options.csp.get(current)
    await this.#options.reads.get(current)
    const buffered = await this.#bufferPage(request, context)
    await throwIfOutageFailed(buffered)
    const csp = await sources
    const { maxStaleMs, cdn } = this.#options
    const caching = pageCaching(
      {
        status: buffered.status,
        cacheable: isCacheable(buffered),
        router: isRouterRequest(request),
        validUntil: context.validUntil,
        maxStale: Math.min(context.maxStale ?? maxStaleMs, maxStaleMs),
      },
      cdn(),
    )
    const noindex = options.noindex || buffered.status === 404
    const extra = noindex ? ['X-Robots-Tag', 'noindex'] : []
    const response = await this.#options.finalizer.finalizePublic(
      buffered,
      csp.value,
      caching,
      extra,
    )
    // If the sources of this epoch were not there in time, the page is cached as older, and so rendered again.
    const epoch = options.epoch - Math.max(0, current - csp.epoch)
    const { validUntil, maxStale } = context
    return { response, validUntil, maxStale, cacheable: isCacheable(buffered), epoch }
  }

  async #bufferPage(request: InternalRequest, context: RenderContext): Promise<BufferedResponse> {
    const ended = renderDurations.startTimer()
    try {
      return await this.#askNext(request, context)
    } finally {
      ended()
    }
  }

  async #askNext(request: InternalRequest, context: RenderContext): Promise<BufferedResponse> {
    const { next } = this.#options
    if (isRouterRequest(request)) return bufferResponse(next, request, context)
    const fragments = new StaticFragments()
    context.renderFragment = fragments.render
    const nonce = newNonce()
    const withNonce = { ...request, headers: { ...request.headers, ...nonceHeader(nonce) } }
    const { body, ...buffered } = await bufferResponse(next, withNonce, context)
    return { ...buffered, body: fragments.inject(body), nonce }
  }
}

function withKnownQuery(target: RequestTarget, known: KnownQuery | undefined): RequestTarget {
  const { match, search, query } = target
  if (!match || query === '' || !known) return target
  return { ...target, query: canonicalQuery(match.route, search, known) }
}

/** Throws `OutageError` if a response of Next with status 500 or more is due to an outage. */
async function throwIfOutageFailed({ status }: BufferedResponse): Promise<void> {
  if (status < 500) return
  await probesSettled()
  throwDuringOutage()
}
