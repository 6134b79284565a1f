import { SpanStatusCode } from '@opentelemetry/api'
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base'
import { expect, test } from 'vitest'
import { exportedSpan } from './exported-span.ts'

const exporter = new InMemorySpanExporter()
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })

/** A finished span of a library, with these attributes, that failed with somebody's words. */
function failedSpan(library: string, name: string, attributes: Record<string, string | number>) {
  exporter.reset()
  const span = provider.getTracer(library).startSpan(name, { attributes })
  span.recordException(new Error('Ida Marsh is not known'))
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'Ida Marsh is not known' })
  span.end()
  return exporter.getFinishedSpans()[0] as ReadableSpan
}

test('a span of Next’s goes out by the stable names, without address, query and words of errors', () => {
  const sent = exportedSpan(
    failedSpan('next.js', 'GET /my/[token]', {
      'http.method': 'GET',
      'http.status_code': 500,
      'http.target': '/my/a-token?of=ida',
      'next.route': '/my/[token]',
      'next.span_name': 'GET /my/a-token',
      'next.span_type': 'BaseServer.handleRequest',
      'http.request.header.cookie': 'crumbs',
      'tableside.request_id': 'r1',
    }),
  )
  expect(sent.name).toBe('GET /my/[token]')
  expect(sent.attributes).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 500,
    'next.route': '/my/[token]',
    'next.span_type': 'BaseServer.handleRequest',
    'tableside.request_id': 'r1',
  })
  expect(sent.status).toEqual({ code: SpanStatusCode.ERROR })
  expect(sent.events).toEqual([])
})

test('what is fetched from others goes out with their host and not with the address', () => {
  const sent = exportedSpan(
    failedSpan('next.js', 'fetch GET https://crm.example/contacts?email=ida@example.com', {
      'http.url': 'https://crm.example/contacts?email=ida@example.com',
      'net.peer.name': 'crm.example',
      'next.span_type': 'AppRender.fetch',
    }),
  )
  expect(sent.name).toBe('AppRender.fetch')
  expect(sent.attributes).toEqual({
    'next.span_type': 'AppRender.fetch',
    'server.address': 'crm.example',
  })
})

test('a span of a library that is not known here has its name alone', () => {
  const sent = exportedSpan(
    failedSpan('somebody', 'greet Ida', { 'user.email': 'ida@example.com' }),
  )
  expect([sent.name, sent.attributes]).toEqual(['somebody', {}])
})
