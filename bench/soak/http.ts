import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

/** An answer: its status (0 = there was none), its headers and, but for pages, its body, as JSON where it is that. */
export type Answer = {
  status: number
  headers: IncomingMessage['headers']
  text: string
  json: Record<string, unknown>
}

const NOTHING = { status: 0, headers: {}, text: '', json: {} }

export type Asked = { method?: string; path: string; headers?: OutgoingHttpHeaders; body?: object }

/** The longest that somebody waits for an answer, ms. */
const PATIENCE = 30_000

/** Sends requests to one origin. */
export type Client = {
  ask(asked: Asked): Promise<Answer>
  /** Opens a stream of events, and leaves it after so many ms. */
  listen(asked: Pick<Asked, 'path' | 'headers'>, ms: number): void
  close(): void
}

/** The longest that a browser keeps a connection over which it asks for nothing, ms. */
const KEPT = 2_000

/** A client of a site. A site whose clock is hurried closes connections too soon for them to be kept. */
export function createClient(origin: string, { keeps }: { keeps: boolean }): Client {
  const agent = new Agent({ keepAlive: keeps, timeout: keeps ? KEPT : PATIENCE, maxSockets: 512 })
  return {
    listen: ({ path, headers = {} }, ms) => {
      const sent = request(new URL(path, origin), {
        headers: { accept: 'text/event-stream', ...headers },
        signal: AbortSignal.timeout(ms),
      })
      sent.on('response', (reply) => reply.resume())
      // It ends by the signal, if the site does not end it before; how many are open is measured.
      sent.on('error', () => {})
      sent.end()
    },
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
        const failed = () => resolve(NOTHING)
        sent.on('error', failed)
        sent.on('response', (reply) => {
          buffer(reply)
            .then((bytes) => resolve(read(reply, bytes)))
            .catch(failed)
        })
        sent.end(text)
      }),
    close: () => agent.destroy(),
  }
}

function read({ statusCode = 0, headers }: IncomingMessage, bytes: Buffer): Answer {
  const type = headers['content-type'] ?? ''
  if (!/json|text\/plain/.test(type)) return { ...NOTHING, status: statusCode, headers }
  const text = String(headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes)
  return { status: statusCode, headers, text, json: /json/.test(type) ? JSON.parse(text) : {} }
}
