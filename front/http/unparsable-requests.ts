import { randomUUID } from 'node:crypto'
import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { matchRoute } from '#lib/routing/match-route.ts'
import { lingerAfterResponse } from './linger.ts'
import * as t from './messages.gen.ts'
import { isApiPath } from './normalize-path.ts'
import type { FlatHeaders, Representation } from './prepared-response.ts'
import { type FrontRefusal, refusalResponse, unknownEndpoint } from './refusal.ts'
import { notAllowed } from './request-method.ts'

type ParseError = Error & { code?: string; rawPacket?: Buffer }

/** The request line of a request that Node's parser rejects. */
const FIRST_LINE = /^[!#$%&'*+.^`|~\w-]+ (\/[^\s?]*)\S* HTTP\/1\.[01]\r?$/

/**
 * Answers requests that Node's parser rejects. Below `/api` the error has the format of all API errors: 405
 * for a method that the parser does not know, else 400. Other paths get Node's own response.
 */
export function answerUnparsable(server: Server, security: FlatHeaders): void {
  server.on('clientError', (error: ParseError, socket: Socket) => {
    const path = apiPath(error)
    if (path === null || !socket.writable || hasResponded(socket)) {
      answerAsNode(error, socket)
      return
    }
    lingerAfterResponse(socket)
    const refusal = refusalOf(error, path)
    socket.end(
      toWireFormat(refusalResponse({ ...refusal, close: true }, path, randomUUID()), security),
    )
  })
}

/** Whether a response has been started on this connection: nothing else may be written then. */
function hasResponded(socket: Socket): boolean {
  const { _httpMessage: under } = socket as Socket & { _httpMessage?: { headersSent: boolean } }
  return under?.headersSent === true
}

/** The requested path; null if it is not below `/api`. */
function apiPath({ rawPacket }: ParseError): string | null {
  const [line = ''] = (rawPacket ?? Buffer.alloc(0)).toString('latin1', 0, 4096).split('\n', 1)
  const [, path = ''] = FIRST_LINE.exec(line) ?? []
  return isApiPath(path) ? path : null
}

function refusalOf({ code }: ParseError, path: string): FrontRefusal {
  if (code !== 'HPE_INVALID_METHOD') return { code: 'malformed', message: t.requestUnreadable() }
  const route = matchRoute(path)?.route
  return route ? notAllowed(route) : unknownEndpoint()
}

function toWireFormat({ status, headers, body }: Representation, security: FlatHeaders): string {
  const flat = [...security, ...headers]
  const lines = flat.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${flat[i + 1]}`] : []))
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

/** Responds as Node does without a `clientError` listener. */
function answerAsNode({ code }: ParseError, socket: Socket): void {
  if (!socket.writable || hasResponded(socket)) {
    socket.destroy()
    return
  }
  const status = NODE_STATUS[code ?? ''] ?? 400
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`)
}

const NODE_STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
