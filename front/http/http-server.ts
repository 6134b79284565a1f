import { createServer, type Server, ServerResponse } from 'node:http'
import type { Readiness } from './drain.ts'

/**
 * For how long a connection on which nothing is asked stays open, ms: longer than with any proxy
 * before us, so that it is the proxy who closes.
 */
export const KEEP_ALIVE_MS = 65_000

/**
 * Node's HTTP server as the site is served by it; who answers is up to its `request` listeners. While the
 * site is `draining` every answer says that it is the last one of its connection.
 */
export function createHttpServer(readiness: Pick<Readiness, 'draining'>): Server {
  class Response extends ServerResponse {
    // Whatever makes an answer goes through here when its head is written.
    override writeHead(...args: unknown[]): this {
      if (readiness.draining) this.shouldKeepAlive = false
      return Reflect.apply(super.writeHead, this, args)
    }
  }
  return createServer({
    ServerResponse: Response,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: 120_000,
    // A request that announces no body has ended when it is there: half of Node's work for a GET.
    optimizeEmptyRequests: true,
  })
}
