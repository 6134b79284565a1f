import type { IncomingHttpHeaders } from 'node:http'
import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  trace,
} from '@opentelemetry/api'
import { matchRoute } from '#lib/routing/match-route.ts'
import { withRequestId } from '#lib/tracing/request-id.ts'
import { markFailed, siteTracer } from '#lib/tracing/span.ts'
import { type LoggedRequest, loggedPath } from './log.ts'
import { normalizePath } from './normalize-path.ts'
import { pathOf } from './request-path.ts'

type RequestStart = Pick<LoggedRequest, 'requestId' | 'method' | 'url'> & {
  https: boolean
  /** The headers of a trusted proxy, whose trace goes on here. */
  proxyHeaders?: IncomingHttpHeaders | undefined
}

/** The span of a request. */
export type RequestSpan = {
  /** Runs what is done for the request: its spans and log lines belong to this one. */
  run<T>(work: () => T): T
  /** Ends the span when the response has ended. */
  end(served: Pick<LoggedRequest, 'status' | 'outcome'>): void
}

/** Methods that a span may be named after; others are `_OTHER`. */
const METHODS = /^(?:CONNECT|DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT|TRACE)$/

/** The span of a request for a file, a health check or the metrics: none, as it asks neither Next nor a database. */
const NO_SPAN: RequestSpan = { run: (work) => work(), end() {} }

/**
 * Begins the span of a request that the cache did not answer, with its route and its path as the log has it: no
 * query, token, header or address.
 */
export function startRequestSpan(request: RequestStart): RequestSpan {
  const { requestId, method, url, https, proxyHeaders } = request
  const route = matchRoute(normalizePath(pathOf(url)) || '/')?.route
  if (route?.kind === 'file') return NO_SPAN
  const known = METHODS.test(method)
  const name = [known ? method : 'HTTP', route?.pattern ?? []].flat().join(' ')
  const routeAttributes: Attributes = route ? { 'http.route': route.pattern } : {}
  const attributes: Attributes = {
    'http.request.method': known ? method : '_OTHER',
    'url.path': loggedPath(url),
    'url.scheme': https ? 'https' : 'http',
    ...routeAttributes,
  }
  const incoming = proxyHeaders ? propagation.extract(ROOT_CONTEXT, proxyHeaders) : ROOT_CONTEXT
  const parent = withRequestId(incoming, requestId)
  const span = siteTracer().startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
  const own = trace.setSpan(parent, span)
  return {
    run: (work) => context.with(own, work),
    end({ status, outcome }) {
      // Next writes its own name of the route into the span above its own.
      span.updateName(name)
      span.setAttributes(routeAttributes)
      span.setAttributes({ 'http.response.status_code': status, 'tableside.outcome': outcome })
      if (status >= 500) markFailed(span, String(status))
      span.end()
    },
  }
}
