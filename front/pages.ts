import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { CspSourceList } from '#lib/front-ports.ts'
import { changesOf } from '#lib/page-changes.ts'
import type { RenderContext } from '#lib/render-context.ts'
import { type Asked, isForRouter, type PageKind, routerHeaders } from './accepted.ts'
import type { Answer, FlatHeaders } from './answer.ts'
import type { Address } from './cache-key.ts'
import { cacheKey } from './cache-key.ts'
import { type Captured, type CaptureRequest, capture, type PageHandler } from './capture.ts'
import { isKeepable, type Wardrobe } from './dress.ts'
import type { EpochWatcher } from './epoch.ts'
import type { Gate } from './gate.ts'
import type { PageCache, Rendered } from './page-cache.ts'
import type { SiteFacts, SiteFactsReader } from './site-facts.ts'
import { Stills } from './stills.ts'

type Kind = Exclude<PageKind, null>

/** Where Next draws the site's own 404 page, as any other page; no document may be called so. */
export const NOT_FOUND = '/not-found'

export type PagesOptions = {
  next: PageHandler
  cache: PageCache
  gate: Gate
  epoch: EpochWatcher
  facts: SiteFactsReader
  wardrobe: Wardrobe
  /** The constant headers of a request that comes from nobody in particular. */
  nobody: Record<string, string>
}

/** What became of a request for a page, for the log. */
export type Outcome = 'hit' | 'rendered' | 'stale'

type Told = { answer: Answer; outcome: Outcome }

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

  /** The facts of the newest epoch, after a write of this process has been looked at. */
  async facts(): Promise<SiteFacts> {
    await this.#o.epoch.pending
    return this.#o.facts.at(this.#o.epoch.current)
  }

  /** Whether the address is of a page that is the same for everyone. */
  isPublic({ match, path }: Address, facts: SiteFacts): boolean {
    if (!match) return false
    const { kind, parameters, publicWhenPublished } = match.route
    if (kind !== 'public' && !publicWhenPublished) return false
    if (kind === 'public' && parameters !== 'content') return true
    return facts.paths === 'all' ? kind === 'public' : facts.paths.has(path)
  }

  /** A public page, fresh where possible. Rejects where there is not even an old copy. */
  async public(address: Address, kind: Kind, facts: SiteFacts): Promise<Told> {
    const { match, path, query } = address
    const { parameters } = match?.route ?? {}
    const guessed = parameters === 'code' || (parameters === 'content' && facts.paths === 'all')
    return this.#cached({ path, query }, kind, {
      combination: query !== '' || guessed,
      noindex: match?.route.noindex === true,
      facts,
    })
  }

  /** The 404 page, fresh where possible. */
  async notFound(kind: Kind, facts: SiteFacts): Promise<Told> {
    const shared = kind === 'html' ? ('html' as const) : ('rsc' as const)
    const options = { combination: false, noindex: true, facts }
    return this.#cached({ path: NOT_FOUND, query: '' }, shared, options)
  }

  /** Renders for this one visitor and sends the answer with our `own` headers; nothing is kept. */
  async sendPersonal(
    res: ServerResponse,
    request: CaptureRequest,
    context: RenderContext,
    facts: SiteFacts,
    own: FlatHeaders,
  ): Promise<Outcome> {
    const { gate, wardrobe } = this.#o
    const captured = await gate.run(() => this.#capture(request, context))
    const draft = context.draft !== null
    const { status, headers, body } = wardrobe.personal(captured, facts.csp, own, draft)
    res.writeHead(status, headers)
    res.end(request.method === 'HEAD' ? undefined : body)
    return 'rendered'
  }

  /** The request for a public page as Next sees it: told by path, known query and kind alone. */
  rebuilt(path: string, query: string, kind: Kind): CaptureRequest {
    const url = query === '' ? path : `${path}?${query}`
    return { method: 'GET', url, headers: { ...this.#o.nobody, ...routerHeaders(kind) } }
  }

  /** The epoch of one page, whatever it is asked for with: the content's, and its own changes since. */
  #epochOf(url: string): number {
    const mark = url.indexOf('?')
    return this.#o.epoch.current + changesOf(mark === -1 ? url : url.slice(0, mark))
  }

  async #cached(
    { path, query }: { path: string; query: string },
    kind: Kind,
    options: { combination: boolean; noindex: boolean; facts: SiteFacts },
  ): Promise<Told> {
    // Read before the render: a page that a publish overtakes is old by its own word.
    const epoch = this.#epochOf(path)
    const request = this.rebuilt(path, query, kind)
    let rendered = false
    const changes = changesOf(path)
    const render = () => {
      rendered = true
      return this.#render(request, { ...options, changes })
    }
    const entry = await this.#o.cache.get(cacheKey(path, query, kind), epoch, render, options)
    const outcome = rendered ? 'rendered' : 'hit'
    return { answer: entry.answer, outcome: entry.epoch < epoch ? 'stale' : outcome }
  }

  async #render(
    request: CaptureRequest,
    options: { noindex: boolean; facts: SiteFacts; changes: number },
  ): Promise<Rendered> {
    const context: RenderContext = {
      requestId: randomUUID(),
      address: null,
      draft: null,
      validUntil: Number.POSITIVE_INFINITY,
    }
    const captured = await this.#capture(request, context)
    const answer = await this.#dress(captured, options.facts.csp, options.noindex)
    // Facts that came too late were an older epoch's: the page goes out, but is made again.
    const epoch = options.facts.epoch + options.changes
    return { answer, validUntil: context.validUntil, keep: isKeepable(captured), epoch }
  }

  async #capture(request: CaptureRequest, context: RenderContext): Promise<Captured> {
    const stills = new Stills()
    if (!isForRouter(request)) context.still = stills.draw
    const { status, headers, body } = await capture(this.#o.next, request, context)
    return { status, headers, body: stills.fill(body) }
  }

  #dress(captured: Captured, csp: CspSourceList, noindex: boolean) {
    const extra = noindex || captured.status === 404 ? ['X-Robots-Tag', 'noindex'] : []
    return this.#o.wardrobe.public(captured, csp, extra)
  }
}
