import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CspSourceList } from '#lib/front-ports.ts'
import type { RenderContext } from '#lib/render-context.ts'
import { type Asked, isForRouter, type PageKind, routerHeaders } from './accepted.ts'
import { type Answer, type FlatHeaders, send } from './answer.ts'
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
export type Outcome = 'hit' | 'rendered' | 'stale' | 'redirect' | 'not-found'

/** Answers public pages from the cache, and renders what must not be remembered. */
export class Pages {
  readonly #o: PagesOptions

  constructor(options: PagesOptions) {
    this.#o = options
  }

  /** The remembered answer for exactly this target, if one is true now. */
  remembered(req: IncomingMessage, asked: Asked): Answer | null {
    if (this.#o.epoch.pending || asked.kind === null) return null
    const key = cacheKey(req.url ?? '', '', asked.kind)
    return this.#o.cache.fresh(key, this.#o.epoch.current)?.answer ?? null
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

  /** Sends a public page, fresh where possible. Rejects where there is not even an old copy. */
  async sendPublic(
    req: IncomingMessage,
    res: ServerResponse,
    address: Address,
    asked: Asked & { kind: Kind },
    facts: SiteFacts,
  ): Promise<Outcome> {
    const { match, path, query } = address
    const { parameters } = match?.route ?? {}
    const guessed = parameters === 'code' || (parameters === 'content' && facts.paths === 'all')
    return this.#sendCached(req, res, { path, query }, asked, {
      combination: query !== '' || guessed,
      noindex: match?.route.noindex === true,
      facts,
    })
  }

  /** Sends the one 404 page that all unknown addresses share. */
  async sendNotFound(
    req: IncomingMessage,
    res: ServerResponse,
    asked: Asked & { kind: Kind },
    facts: SiteFacts,
  ): Promise<Outcome> {
    const shared = { ...asked, kind: asked.kind === 'html' ? ('html' as const) : ('rsc' as const) }
    const options = { combination: false, noindex: true, facts }
    await this.#sendCached(req, res, { path: NOT_FOUND, query: '' }, shared, options)
    return 'not-found'
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

  async #sendCached(
    req: IncomingMessage,
    res: ServerResponse,
    { path, query }: { path: string; query: string },
    asked: Asked & { kind: Kind },
    options: { combination: boolean; noindex: boolean; facts: SiteFacts },
  ): Promise<Outcome> {
    // Read before the render: a page that a publish overtakes is old by its own word.
    const epoch = this.#o.epoch.current
    const { kind } = asked
    const request = this.rebuilt(path, query, kind)
    let rendered = false
    const render = () => {
      rendered = true
      return this.#render(request, options)
    }
    const entry = await this.#o.cache.get(cacheKey(path, query, kind), epoch, render, options)
    send(req, res, entry.answer, asked)
    if (entry.epoch < epoch) return 'stale'
    return rendered ? 'rendered' : 'hit'
  }

  async #render(
    request: CaptureRequest,
    options: { noindex: boolean; facts: SiteFacts },
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
    const { epoch } = options.facts
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
