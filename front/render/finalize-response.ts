import {
  cacheableHeaders,
  INTERFACE_POLICY,
  NO_STORE,
  PAGE_VARY,
  personalHeaders,
} from '#front/http/headers.ts'
import {
  type FlatHeaders,
  type PreparedResponse,
  prepareResponse,
} from '#front/http/prepared-response.ts'
import type { CspSourceList } from '#lib/front/ports.ts'
import { escapeHtml } from '#lib/text/escape-html.ts'
import type { BufferedResponse } from './buffer-response.ts'
import { type SitePolicy, sitePolicy } from './csp.ts'
import { deferScripts } from './defer-scripts.ts'
import * as t from './messages.gen.ts'
import type { PageCaching } from './page-caching.ts'
import { stripNonce, stripNonceFromHeaders } from './strip-nonce.ts'

export type ResponseFinalizerOptions = {
  https: boolean
  security: FlatHeaders
  /** Called with policy sources that were left out. */
  onRejectedSources: (sources: string[]) => void
}

const PLAIN_TEXT = 'text/plain; charset=utf-8'

/** Turns Next's responses into what is sent: deferred scripts, policy, security and cache headers, compression. */
export class ResponseFinalizer {
  readonly #options: ResponseFinalizerOptions
  #policy: { of: CspSourceList; policy: SitePolicy } | undefined

  constructor(options: ResponseFinalizerOptions) {
    this.#options = options
  }

  /** A response for everyone, with the headers of `caching` and `extra` ones, compressed. */
  finalizePublic(
    buffered: BufferedResponse,
    sources: CspSourceList,
    { headers, unshared }: PageCaching,
    extra: FlatHeaders = [],
  ): Promise<PreparedResponse> {
    const { policy, passed, ...body } = this.#body(buffered, sources)
    const all = (caching: FlatHeaders) => [
      ...this.#options.security,
      ...policy,
      ...cacheableHeaders(passed),
      ...extra,
      ...caching,
      'Vary',
      PAGE_VARY,
    ]
    return prepareResponse({
      ...body,
      headers: all(headers),
      ...(unshared ? { unshared: { headers: all(unshared.headers), from: unshared.from } } : {}),
    })
  }

  /**
   * A response for one visitor with the front's `own` headers: cookies pass, `no-store`. With `draft`, a
   * failed page has a link that leaves the preview.
   */
  finalizePersonal(
    buffered: BufferedResponse,
    sources: CspSourceList,
    own: FlatHeaders,
    draft = false,
  ): { status: number; headers: FlatHeaders; body: Buffer } {
    const { status, type, body, policy, passed } = this.#body(buffered, sources, draft)
    const headers = [
      ...own,
      ...policy,
      ...personalHeaders(passed, own, this.#options),
      'Cache-Control',
      NO_STORE,
      'Content-Length',
      String(body.length),
    ]
    if (body.length > 0) headers.push('Content-Type', type)
    return { status, headers, body }
  }

  /** The final body, Next's headers (`passed`), and the policy header with the hashes of the renderer's scripts. */
  #body({ status, headers, body, nonce }: BufferedResponse, sources: CspSourceList, draft = false) {
    const type = headers.find(([name]) => name === 'content-type')?.[1] ?? PLAIN_TEXT
    if (!type.includes('html')) {
      // Pictures keep their own styles.
      const policy = type.startsWith('image/') ? [] : ['Content-Security-Policy', INTERFACE_POLICY]
      return { status, type, body, passed: headers, policy }
    }
    const whole = (status >= 500 ? withNoscriptMessage(body, status, draft) : body).toString('utf8')
    // Without a nonce no inline script is known to be ours, so none is allowed.
    const { html, hashes } = nonce
      ? stripNonce(deferScripts(whole, nonce), nonce)
      : { html: whole, hashes: [] }
    return {
      ...{ status, type, body: Buffer.from(html) },
      passed: nonce ? stripNonceFromHeaders(headers, nonce) : headers,
      policy: ['Content-Security-Policy', this.#policyOf(sources).withScripts(hashes)],
    }
  }

  #policyOf(sources: CspSourceList): SitePolicy {
    if (this.#policy?.of !== sources) {
      const policy = sitePolicy(sources, { https: this.#options.https })
      if (policy.refused.length > 0) this.#options.onRejectedSources(policy.refused)
      this.#policy = { of: sources, policy }
    }
    return this.#policy.policy
  }
}

/** Adds the error message for browsers without scripts: Next renders its error page in the browser only. */
function withNoscriptMessage(body: Buffer, status: number, draft: boolean): Buffer {
  const links = [linkTo('/', t.goBackToHome())]
  if (draft) links.push(linkTo('/preview/exit', t.leaveThePreview()))
  const words =
    `<noscript><main><p>${escapeHtml(t.errorNumber({ status }))}</p>` +
    `<h1>${escapeHtml(t.pageDidNotLoad())}</h1>` +
    `<p>${[escapeHtml(t.wentWrongTryAgain()), ...links].join(' ')}</p></main></noscript>`
  return Buffer.from(body.toString('utf8').replace('<body>', () => `<body>${words}`))
}

const linkTo = (path: string, text: string) => `<a href="${path}">${escapeHtml(text)}</a>`

/** Whether a response may be cached at all. */
export function isCacheable({ status, headers }: BufferedResponse): boolean {
  if (status !== 200 && status !== 404 && status !== 308) return false
  return !headers.some(([name]) => name === 'set-cookie')
}
