import { createServer, type Server } from 'node:http'

/**
 * For how long a connection on which nothing is asked stays open, ms: longer than with any proxy
 * before us, so that it is the proxy who closes.
 */
export const KEEP_ALIVE_MS = 65_000

/** Node's HTTP server as the site is served by it; who answers is up to its `request` listeners. */
export function createHttpServer(): Server {
  return createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: 120_000,
    // A request that announces no body has ended when it is there: half of Node's work for a GET.
    optimizeEmptyRequests: true,
  })
}
