import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { type Message, messagesIn, numberIn, readMessage, textIn } from './protobuf.ts'

type Attributes = Record<string, string | number | boolean>

/** A span as it came over the wire; ids in hex, `parent` empty at the root of a trace. */
export type ReceivedSpan = {
  trace: string
  id: string
  parent: string
  name: string
  kind: number
  failed: boolean
  attributes: Attributes
  resource: Attributes
  scope: string
}

/** A log record as it came over the wire. */
export type ReceivedLog = {
  trace: string
  span: string
  severity: string
  body: string
  attributes: Attributes
}

/** An OpenTelemetry collector for tests, which speaks OTLP over HTTP with protobuf. */
export type Collector = {
  /** What OTEL_EXPORTER_OTLP_ENDPOINT is set to. */
  url: string
  spans: ReceivedSpan[]
  logs: ReceivedLog[]
  /** Paths, methods and headers of what came. */
  requests: Pick<IncomingMessage, 'url' | 'method' | 'headers'>[]
  /** All bytes that came, unpacked. */
  bytes(): Buffer
  /** How it answers from now on: `taking` by 200, `refusing` by 400, `frozen` not at all. */
  mode: 'taking' | 'refusing' | 'frozen'
  stop(): void
}

/** Starts a collector on a free port of this machine, or on `port`. */
export async function startCollector(port = 0): Promise<Collector> {
  const bodies: Buffer[] = []
  const server = createServer((req, res) => void receive(req, res))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const collector: Collector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    logs: [],
    requests: [],
    bytes: () => Buffer.concat(bodies),
    mode: 'taking',
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  async function receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { url, method, headers } = req
    const body = await buffer(req)
    collector.requests.push({ url, method, headers })
    if (collector.mode === 'frozen') return
    res.statusCode = collector.mode === 'taking' ? 200 : 400
    if (collector.mode === 'taking') keep(url, unpacked(headers, body))
    res.end()
  }
  function keep(url: string | undefined, body: Buffer): void {
    bodies.push(body)
    if (url === '/v1/traces') collector.spans.push(...spansIn(body))
    if (url === '/v1/logs') collector.logs.push(...logsIn(body))
  }
  return collector
}

const unpacked = (headers: IncomingMessage['headers'], body: Buffer) =>
  headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body

function spansIn(body: Buffer): ReceivedSpan[] {
  return messagesIn(readMessage(body), 1).flatMap((resourceSpans) => {
    const resource = attributesIn(messagesIn(resourceSpans, 1)[0], 1)
    return messagesIn(resourceSpans, 2).flatMap((scopeSpans) =>
      messagesIn(scopeSpans, 2).map((span) => ({
        ...{ trace: textIn(span, 1, 'hex'), id: textIn(span, 2, 'hex') },
        ...{ parent: textIn(span, 4, 'hex'), name: textIn(span, 5), kind: numberIn(span, 6) },
        failed: messagesIn(span, 15).some((status) => numberIn(status, 3) === 2),
        attributes: attributesIn(span, 9),
        resource,
        scope: messagesIn(scopeSpans, 1).map((scope) => textIn(scope, 1))[0] ?? '',
      })),
    )
  })
}

function logsIn(body: Buffer): ReceivedLog[] {
  return messagesIn(readMessage(body), 1).flatMap((resourceLogs) =>
    messagesIn(resourceLogs, 2).flatMap((scopeLogs) =>
      messagesIn(scopeLogs, 2).map((log) => ({
        ...{ trace: textIn(log, 9, 'hex'), span: textIn(log, 10, 'hex') },
        severity: textIn(log, 3),
        body: String(plainOf(messagesIn(log, 5)[0])),
        attributes: attributesIn(log, 6),
      })),
    ),
  )
}

function attributesIn(message: Message | undefined, field: number): Attributes {
  const pairs = message ? messagesIn(message, field) : []
  return Object.fromEntries(pairs.map((pair) => [textIn(pair, 1), plainOf(messagesIn(pair, 2)[0])]))
}

/** Strings, booleans and whole numbers: others are not sent. */
function plainOf(value: Message | undefined): string | number | boolean {
  if (value?.has(2)) return numberIn(value, 2) === 1
  if (value?.has(3)) return numberIn(value, 3)
  return value ? textIn(value, 1) : ''
}
