import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { scrape } from '#lib/metrics/collectors.ts'
import { metricsRegistry } from '#lib/metrics/registry.ts'
import { NO_STORE } from './headers.ts'
import type { FlatHeaders } from './prepared-response.ts'
import { isRead } from './request-method.ts'
import { pathOf } from './request-path.ts'

/** The address of the metrics, on the site's own port and on one of theirs. */
export const METRICS_PATH = '/metrics'

/** `token`: the bearer token that is asked for; undefined: none is. `headers`: sent with every answer. */
export type MetricsOptions = { token: string | undefined; headers: FlatHeaders }

/** Answers a request for the metrics: 401 without the token, 405 for other methods than GET and HEAD. */
export async function sendMetrics(
  req: IncomingMessage,
  res: ServerResponse,
  { token, headers }: MetricsOptions,
): Promise<void> {
  const answer = (status: number, text: string, more: FlatHeaders) => {
    const length = ['Content-Length', String(Buffer.byteLength(text))]
    res.writeHead(status, [...headers, 'Cache-Control', NO_STORE, ...length, ...more])
    res.end(req.method === 'HEAD' ? undefined : text)
  }
  if (token !== undefined && !isBearer(req.headers.authorization, token)) {
    answer(401, 'The bearer token of METRICS_TOKEN is needed.\n', [...TEXT, ...CHALLENGE])
  } else if (!isRead(req)) {
    answer(405, 'Only GET and HEAD.\n', [...TEXT, 'Allow', 'GET, HEAD'])
  } else {
    answer(200, await scrape(), ['Content-Type', metricsRegistry().contentType])
  }
}

const TEXT = ['Content-Type', 'text/plain; charset=utf-8']
const CHALLENGE = ['WWW-Authenticate', 'Bearer']

/** Whether a header has the token; takes as long for every wrong one. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const [, given] = /^bearer +(\S+)$/i.exec(authorization ?? '') ?? []
  return given !== undefined && timingSafeEqual(digest(given), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** A server that has the metrics and nothing else. A scrape that fails is 500, and told to `onError`. */
export function createMetricsServer(
  options: MetricsOptions,
  onError: (error: unknown) => void,
): Server {
  return createServer({ requestTimeout: 10_000 }, (req, res) => {
    if (pathOf(req.url) !== METRICS_PATH) {
      res.writeHead(404, [...options.headers, ...TEXT])
      res.end(`The metrics are at ${METRICS_PATH}.\n`)
      return
    }
    sendMetrics(req, res, options).catch((error: unknown) => {
      onError(error)
      if (!res.headersSent) res.writeHead(500)
      res.end()
    })
  })
}
