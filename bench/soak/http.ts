import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** An answer: its status (0 = there was none), headers and, unless it is a page, its body as JSON. */
export type Answer = {
  status: number
  headers: IncomingMessage['headers']
  json: Record<string, unknown>
}

export type Asked = { method?: string; path: string; headers?: OutgoingHttpHeaders; body?: object }

/** The longest that somebody waits for an answer, ms. */
const PATIENCE = 30_000

/** Sends requests to one origin over connections that are kept for a while, as browsers do. */
export type Client = { ask(asked: Asked): Promise<Answer>; close(): void }

/** A client of a site; after so many ms without a request it closes a connection. */
export function createClient(origin: string, keepMs = 2_000): Client {
  const agent = new Agent({ keepAlive: true, timeout: keepMs, maxSockets: 512 })
  return {
    ask: ({ method = 'GET', path, headers = {}, body }) =>
      new Promise((resolve) => {
        const isForm = body instanceof URLSearchParams
        const text = isForm ? String(body) : body && JSON.stringify(body)
        const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
        const sent = request(new URL(path, origin), {
          ...{ method, agent },
          headers: {
            'accept-encoding': 'gzip',
            ...(text ? { 'content-type': type, 'content-length': Buffer.byteLength(text) } : {}),
            ...headers,
          },
          signal: AbortSignal.timeout(PATIENCE),
        })
        const failed = () => resolve({ status: 0, headers: {}, json: {} })
        sent.on('error', failed)
        sent.on('response', (reply) => {
          buffer(reply).then((bytes) => resolve(read(reply, bytes)), failed)
        })
        sent.end(text)
      }),
    close: () => agent.destroy(),
  }
}

function read({ statusCode = 0, headers }: IncomingMessage, bytes: Buffer): Answer {
  const isJson = /json/.test(headers['content-type'] ?? '') && !headers['content-encoding']
  return { status: statusCode, headers, json: isJson ? JSON.parse(String(bytes)) : {} }
}
