import { randomUUID } from 'node:crypto'
import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { statusOf } from '#lib/http.ts'
import { matchRoute } from '#lib/routes.ts'
import type { FlatHeaders } from './answer.ts'
import { NO_STORE } from './headers.ts'
import { lingerAfterAnswer } from './linger.ts'
import { type FrontRefusal, noInterface } from './refuse.ts'
import { allowedMethods } from './request-method.ts'
import { isInterface } from './spelling.ts'

type ParseError = Error & { code?: string; rawPacket?: Buffer }

/** The beginning of a request whose method or headers Node's parser does not take. */
const FIRST_LINE = /^[!#$%&'*+.^`|~\w-]+ (\/[^\s?]*)\S* HTTP\/1\.[01]\r?$/

/**
 * Answers what Node's parser gives up on as every refusal of the interface: a method that it has never
 * heard of is not allowed (405), anything else there cannot be read. Other addresses get Node's own answer.
 */
export function answerUnparsable(server: Server, security: FlatHeaders): void {
  server.on('clientError', (error: ParseError, socket: Socket) => {
    const refusal = refusalOf(error)
    if (!refusal || !socket.writable || hasAnswered(socket)) {
      answerPlainly(error, socket)
      return
    }
    lingerAfterAnswer(socket)
    socket.end(answerOf(refusal, security))
  })
}

/** Node has written to this connection, and something may still be on its way. */
function hasAnswered(socket: Socket): boolean {
  const { _httpMessage: under } = socket as Socket & { _httpMessage?: { headersSent: boolean } }
  return under?.headersSent === true
}

function refusalOf({ code, rawPacket }: ParseError): FrontRefusal | null {
  const [line = ''] = (rawPacket ?? Buffer.alloc(0)).toString('latin1', 0, 4096).split('\n', 1)
  const [, path = ''] = FIRST_LINE.exec(line) ?? []
  if (!isInterface(path)) return null
  if (code !== 'HPE_INVALID_METHOD')
    return { code: 'malformed', message: 'This request cannot be read.', close: true }
  const route = matchRoute(path)?.route
  const allow = route ? allowedMethods(route).join(', ') : ''
  if (allow === '') return noInterface
  return { code: 'method_not_allowed', message: `This address takes ${allow}.`, allow }
}

function answerOf({ code, message, allow }: FrontRefusal, security: FlatHeaders): string {
  const requestId = randomUUID()
  const body = JSON.stringify({ error: { code, message }, requestId })
  const headers = [...security, 'Content-Type', 'application/json', 'Cache-Control', NO_STORE]
  headers.push('Content-Length', String(Buffer.byteLength(body)), 'X-Request-Id', requestId)
  if (allow) headers.push('Allow', allow)
  headers.push('Connection', 'close')
  const lines = headers.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${headers[i + 1]}`] : []))
  return [`HTTP/1.1 ${statusOf(code)} ${STATUS_CODES[statusOf(code)]}`, ...lines, '', body].join(
    '\r\n',
  )
}

/** As Node answers where nobody listens. */
function answerPlainly({ code }: ParseError, socket: Socket): void {
  if (!socket.writable || hasAnswered(socket)) {
    socket.destroy()
    return
  }
  const status = PLAIN[code ?? ''] ?? 400
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`)
}

const PLAIN: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
