import { createServer, type Server, ServerResponse } from 'node:http'
import type { Readiness } from './drain.ts'

/**
 * Keep-alive timeout, ms: longer than that of common proxies, so that the proxy closes an idle connection
 * and never sends a request into one that we are closing.
 */
export const KEEP_ALIVE_MS = 65_000

/** How long a request may take to arrive with the largest body, ms; most have less (`bodyMs`). */
export const REQUEST_MS = 15 * 60_000

/** How long the head of a request may take to arrive, ms. */
const HEADERS_MS = 60_000

/**
 * Creates the site's HTTP server, without `request` listeners. While `draining`, every response has
 * `Connection: close`.
 */
export function createHttpServer(readiness: Pick<Readiness, 'draining'>): Server {
  class Response extends ServerResponse {
    // Every response passes here when its head is written.
    override writeHead(...args: unknown[]): this {
      if (readiness.draining) this.shouldKeepAlive = false
      return Reflect.apply(super.writeHead, this, args)
    }
  }
  return createServer({
    ServerResponse: Response,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_MS,
    headersTimeout: HEADERS_MS,
    // A request without a declared body gets no body stream, which halves Node's work for a GET.
    optimizeEmptyRequests: true,
  })
}
