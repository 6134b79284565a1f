import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { cacheKey } from '#front/cache/cache-key.ts'
import type { Gate } from '#front/cache/concurrency-limiter.ts'
import type { PerEpoch } from '#front/cache/epoch-value.ts'
import type { EpochWatcher } from '#front/cache/epoch-watcher.ts'
import type { PageCache, Rendered } from '#front/cache/page-cache.ts'
import {
  type Asked,
  isForRouter,
  type PageKind,
  routerHeaders,
} from '#front/http/content-negotiation.ts'
import type { Answer, FlatHeaders } from '#front/http/prepared-response.ts'
import type { Address } from '#front/http/request-target.ts'
import type { CspSourceList, SitePaths } from '#lib/front-ports.ts'
import { settled } from '#lib/outage/standing.ts'
import { changesOf } from '#lib/page-changes.ts'
import type { RenderContext } from '#lib/render-context.ts'
import { canonicalQuery, type KnownQuery } from '#lib/route-query.ts'
import { type Captured, type CaptureRequest, capture, type PageHandler } from './buffer-response.ts'
import { isKeepable, type Wardrobe } from './finalize-response.ts'
import { newNonce, nonceHeader } from './nonce.ts'
import { refuseWhileDown } from './outage-error.ts'
import { Stills } from './static-fragments.ts'

/** Where Next draws the site's own 404 page, as any other page; no document may be called so. */
export const NOT_FOUND = '/not-found'

export type PagesOptions = {
  next: PageHandler
  cache: PageCache
  gate: Gate
  epoch: EpochWatcher
  paths: PerEpoch<SitePaths>
  csp: PerEpoch<CspSourceList>
  wardrobe: Wardrobe
  /** The constant headers of a request that comes from nobody in particular. */
  nobody: Record<string, string>
}

/** What became of a request for a page, for the log. */
export type Outcome = 'hit' | 'rendered' | 'stale'

type Told = { answer: Answer; outcome: Outcome }

/**
 * A page that is the same for everyone; `guessed`: nobody knows whether there is one at its address, so
 * that it takes no room from those that are known.
 */
export type PublicPage = { address: Address; guessed: boolean }

/** Answers public pages from the cache, and renders what must not be remembered. */
export class Pages {
  readonly #o: PagesOptions

  constructor(options: PagesOptions) {
    this.#o = options
  }

  /** The remembered answer for exactly this target, if one is true now. */
  remembered(url: string, { kind }: Asked): Answer | null {
    if (this.#o.epoch.pending || kind === null) return null
    return this.#o.cache.fresh(cacheKey(url, '', kind), this.#epochOf(url))?.answer ?? null
  }

  /** Whether an answer for exactly this target is kept, true or not. */
  knows(url: string, { kind }: Asked): boolean {
    return kind !== null && this.#o.cache.has(cacheKey(url, '', kind))
  }

  /** Published paths and redirects of the newest epoch, after a write of this process has been looked at. */
  async paths(): Promise<SitePaths> {
    await this.#o.epoch.pending
    const { value } = await this.#o.paths.at(this.#o.epoch.current)
    return value
  }

  /**
   * The page at an address that is the same for everyone, without the values of its query that no published
   * document has: each would be a render of its own. Null where there is none. What has neither parameters
   * nor a query is a page whatever is published, and does not wait for all paths to be read.
   */
  async find(address: Address): Promise<PublicPage | null> {
    const { match, path, query } = address
    if (!match) return null
    const { kind, parameters, publicWhenPublished } = match.route
    if (kind !== 'public' && !publicWhenPublished) return null
    const fixed = kind === 'public' && parameters !== 'content'
    const guessed = parameters === 'code'
    if (fixed && query === '') {
      await this.#o.epoch.pending
      return { address, guessed }
    }
    const known = await this.paths()
    const found = withKnownQuery(address, known.query)
    if (fixed) return { address: found, guessed }
    if (known.paths === 'all') return kind === 'public' ? { address: found, guessed: true } : null
    return known.paths.has(path) ? { address: found, guessed: false } : null
  }

  /** A public page, fresh where possible. Rejects where there is not even an old copy that may go out. */
  async public({ address, guessed }: PublicPage, kind: PageKind): Promise<Told> {
    const { match, path, query } = address
    return this.#cached({ path, query }, kind, {
      combination: query !== '' || guessed,
      noindex: match?.route.noindex === true,
    })
  }

  /** The 404 page, fresh where possible. */
  async notFound(kind: PageKind): Promise<Told> {
    await this.#o.epoch.pending
    const shared = kind === 'html' ? ('html' as const) : ('rsc' as const)
    const options = { combination: false, noindex: true }
    return this.#cached({ path: NOT_FOUND, query: '' }, shared, options)
  }

  /**
   * Renders for this one visitor and sends the answer with our `own` headers; nothing is kept. `sources`
   * are those of its policy, the site's where nothing else is said.
   */
  async sendPersonal(
    res: ServerResponse,
    request: CaptureRequest,
    context: RenderContext,
    own: FlatHeaders,
    sources?: CspSourceList,
  ): Promise<Outcome> {
    const { epoch, gate, wardrobe } = this.#o
    await epoch.pending
    refuseWhileDown()
    const captured = await gate.run(() => this.#capture(request, context))
    await refuseFailed(captured)
    const draft = context.draft !== null
    const csp = sources ?? (await this.#o.csp.at(epoch.current)).value
    const { status, headers, body } = wardrobe.personal(captured, csp, own, draft)
    res.writeHead(status, headers)
    res.end(request.method === 'HEAD' ? undefined : body)
    return 'rendered'
  }

  /** The request for a public page as Next sees it: told by path, known query and kind alone. */
  rebuilt(path: string, query: string, kind: PageKind): CaptureRequest {
    const url = query === '' ? path : `${path}?${query}`
    return { method: 'GET', url, headers: { ...this.#o.nobody, ...routerHeaders(kind) } }
  }

  /** The epoch of one page, whatever it is asked for with: the content's, and its own changes since. */
  #epochOf(url: string): number {
    const mark = url.indexOf('?')
    return this.#o.epoch.current + changesOf(mark === -1 ? url : url.slice(0, mark))
  }

  #epochAgo(path: string, ms: number): number {
    if (ms === 0) return this.#epochOf(path)
    return this.#o.epoch.ago(ms) + changesOf(path, ms)
  }

  async #cached(
    { path, query }: { path: string; query: string },
    kind: PageKind,
    options: { combination: boolean; noindex: boolean },
  ): Promise<Told> {
    // Read before the render: a page that a publish overtakes is old by its own word.
    const epoch = this.#epochOf(path)
    const epochAgo = (ms: number) => this.#epochAgo(path, ms)
    const request = this.rebuilt(path, query, kind)
    let rendered = false
    const render = (made: number) => {
      rendered = true
      return this.#render(request, { noindex: options.noindex, epoch: made })
    }
    const entry = await this.#o.cache.get(cacheKey(path, query, kind), epochAgo, render, options)
    const outcome = rendered ? 'rendered' : 'hit'
    return { answer: entry.answer, outcome: entry.epoch < epoch ? 'stale' : outcome }
  }

  async #render(
    request: CaptureRequest,
    options: { noindex: boolean; epoch: number },
  ): Promise<Rendered> {
    refuseWhileDown()
    const context: RenderContext = {
      requestId: randomUUID(),
      address: null,
      draft: null,
      validUntil: Number.POSITIVE_INFINITY,
    }
    const { current } = this.#o.epoch
    const sources = this.#o.csp.at(current)
    const captured = await this.#capture(request, context)
    await refuseFailed(captured)
    const csp = await sources
    const answer = await this.#dress(captured, csp.value, options.noindex)
    // Sources that came too late were an older epoch's: the page goes out, but is made again.
    const epoch = options.epoch - Math.max(0, current - csp.epoch)
    const { validUntil, maxStale } = context
    return { answer, validUntil, maxStale, keep: isKeepable(captured), epoch }
  }

  async #capture(request: CaptureRequest, context: RenderContext): Promise<Captured> {
    const { next } = this.#o
    if (isForRouter(request)) return capture(next, request, context)
    const stills = new Stills()
    context.still = stills.draw
    const nonce = newNonce()
    const marked = { ...request, headers: { ...request.headers, ...nonceHeader(nonce) } }
    const { body, ...captured } = await capture(next, marked, context)
    return { ...captured, body: stills.fill(body), nonce }
  }

  #dress(captured: Captured, csp: CspSourceList, noindex: boolean) {
    const extra = noindex || captured.status === 404 ? ['X-Robots-Tag', 'noindex'] : []
    return this.#o.wardrobe.public(captured, csp, extra)
  }
}

function withKnownQuery(address: Address, known: KnownQuery | undefined): Address {
  const { match, search, query } = address
  if (!match || query === '' || !known) return address
  return { ...address, query: canonicalQuery(match.route, search, known) }
}

/** Throws `Down` where an outage is why Next has made a page of its own of what went wrong. */
async function refuseFailed({ status }: Captured): Promise<void> {
  if (status < 500) return
  await settled()
  refuseWhileDown()
}
