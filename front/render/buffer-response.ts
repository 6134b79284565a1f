import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { pathOf } from '#front/http/request-path.ts'
import { type RenderContext, withRenderContext } from '#lib/front/render-context.ts'
import { withTimeout } from '#lib/process/with-timeout.ts'

/** Next's request handler. */
export type PageHandler = (req: IncomingMessage, res: ServerResponse) => Promise<unknown>

export type InternalRequest = {
  method: string
  /** Path and query. */
  url: string
  headers: Record<string, string | string[]>
  body?: Buffer
}

/**
 * A complete response of Next; header names in lower case, repeated headers in order. `nonce`: the nonce
 * that a page was rendered with (`nonce.ts`).
 */
export type BufferedResponse = {
  status: number
  headers: [string, string][]
  body: Buffer
  nonce?: string
}

/** A render that takes longer fails: the visitor gets a stale copy or an error. */
const RENDER_TIMEOUT_MS = 30_000

/** A request without a connection, for Next: it holds `from` and nothing else. */
export function toIncomingMessage(from: InternalRequest): IncomingMessage {
  const req = toOpenIncomingMessage(from)
  if (from.body) req.push(from.body)
  req.push(null)
  req.complete = true
  return req
}

/** Like `toIncomingMessage`, with a body that the caller pushes. */
export function toOpenIncomingMessage(from: Omit<InternalRequest, 'body'>): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  req.method = from.method
  req.url = from.url
  req.httpVersion = '1.1'
  req.httpVersionMajor = 1
  req.httpVersionMinor = 1
  for (const [name, value] of Object.entries(from.headers)) req.headers[name.toLowerCase()] = value
  return req
}

/**
 * Runs `handler` inside `context` and returns its complete response, with the status that the page set in
 * the context. Rejects after `RENDER_TIMEOUT_MS`.
 */
export async function bufferResponse(
  handler: PageHandler,
  from: InternalRequest,
  context: RenderContext,
): Promise<BufferedResponse> {
  const req = toIncomingMessage(from)
  const res = new BufferingServerResponse(req)
  context.missing = false
  const handled = withRenderContext(context, () => handler(req, res)).then(() => res.complete)
  const response = Promise.race([res.complete, handled])
  const whole = await withTimeout(response, RENDER_TIMEOUT_MS, () => {
    throw new Error(`${pathOf(from.url)} took over ${RENDER_TIMEOUT_MS} ms`)
  })
  return withStatus(whole, context)
}

/** The response with the status that the page set in the context: Next's own is 200 or 500. */
function withStatus(whole: BufferedResponse, { missing, failed }: RenderContext): BufferedResponse {
  if (missing && whole.status === 200) return { ...whole, status: 404 }
  if (!failed || whole.status !== 500) return whole
  const { status, retryAfter } = failed
  const after: BufferedResponse['headers'] = retryAfter ? [['retry-after', String(retryAfter)]] : []
  return { status, headers: [...whole.headers, ...after], body: whole.body }
}

/** A response without a socket. Next may write the head at once, in parts or not at all. */
class BufferingServerResponse extends ServerResponse {
  readonly complete: Promise<BufferedResponse>
  readonly #chunks: Buffer[] = []
  #resolve: (buffered: BufferedResponse) => void = () => {}
  #ended = false
  #started = false

  constructor(req: IncomingMessage) {
    super(req)
    this.complete = new Promise((resolve) => {
      this.#resolve = resolve
    })
    Object.defineProperty(this, 'headersSent', { get: () => this.#started })
    Object.defineProperty(this, 'writableEnded', { get: () => this.#ended })
    Object.defineProperty(this, 'writableFinished', { get: () => this.#ended })
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status
    const headers = rest.find((value) => typeof value === 'object' && value !== null)
    for (const [name, value] of pairs(headers)) this.setHeader(name, value)
    this.#started = true
    return this
  }

  override flushHeaders(): void {
    this.#started = true
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#started = true
    this.#add(chunk, rest)
    for (const done of rest) if (typeof done === 'function') queueMicrotask(() => done())
    return true
  }

  override end(...given: unknown[]): this {
    if (this.#ended) return this
    const [chunk, ...rest] = given
    if (typeof chunk !== 'function') this.#add(chunk, rest)
    this.#started = true
    this.#ended = true
    this.#resolve({
      status: this.statusCode,
      headers: this.#headers(),
      body: Buffer.concat(this.#chunks),
    })
    this.finished = true
    for (const done of given) if (typeof done === 'function') queueMicrotask(() => done())
    // Next's `after()` and aborted renders wait for these events.
    queueMicrotask(() => {
      this.emit('finish')
      this.emit('close')
    })
    return this
  }

  #add(chunk: unknown, rest: unknown[]) {
    if (chunk === undefined || chunk === null) return
    const encoding = rest.find((value) => typeof value === 'string') as BufferEncoding | undefined
    this.#chunks.push(
      typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk as Uint8Array),
    )
  }

  #headers(): [string, string][] {
    return Object.entries(this.getHeaders()).flatMap(([name, value]) => {
      if (value === undefined) return []
      const values = Array.isArray(value) ? value : [String(value)]
      return values.map((one): [string, string] => [name, one])
    })
  }
}

function pairs(headers: unknown): [string, string | string[]][] {
  if (Array.isArray(headers)) {
    const flat = headers.flat()
    return flat.flatMap((name, i) => (i % 2 === 0 ? [[String(name), flat[i + 1]]] : []))
  }
  return headers ? Object.entries(headers as Record<string, string | string[]>) : []
}
