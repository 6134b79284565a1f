import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base'

/** Attributes that leave the site. All others stay, whoever sets them: they may hold queries, tokens or words. */
const KEPT =
  /^(?:http\.request\.method|http\.route|http\.response\.status_code|url\.(?:path|scheme)|error\.type|db\.(?:system\.name|namespace|operation\.name|collection\.name|query\.text)|server\.(?:address|port)|tableside\.[a-z_.]+|next\.(?:span_type|route|rsc))$/

/** The stable names of what Next says by older ones. */
const RENAMED: Record<string, string> = {
  'http.method': 'http.request.method',
  'http.status_code': 'http.response.status_code',
  'net.peer.name': 'server.address',
  'net.peer.port': 'server.port',
}

/**
 * A span as it goes to the OTLP collector: with the attributes that are listed here, and without events and messages,
 * as an error may say what a guest has entered.
 */
export function exportedSpan(span: ReadableSpan): ReadableSpan {
  return Object.create(span, {
    name: { value: nameOf(span) },
    attributes: { value: keptOf(span.attributes) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  })
}

function keptOf(attributes: Attributes): Attributes {
  const kept: Attributes = {}
  for (const [name, value] of Object.entries(attributes)) {
    const exported = RENAMED[name] ?? name
    if (KEPT.test(exported)) kept[exported] = value
  }
  return kept
}

/** The span's name; of a span of Next's only where it is made of routes: a fetch is called by its whole address. */
function nameOf({ name, attributes, instrumentationScope }: ReadableSpan): string {
  if (instrumentationScope.name === 'tableside') return name
  const type = attributes['next.span_type']
  if (typeof type !== 'string') return instrumentationScope.name
  return type.endsWith('etch') ? type : name
}
