import type { IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'

/** A request as Node's parser has read it. */
export type NodeRequest = {
  req: IncomingMessage
  keepsConnection: boolean
  upgrades: boolean
  /** Bytes of its body. */
  bodyBytes: number
  complete: boolean
}

/** What Node's parser makes of bytes: the requests in them, and whether it refuses what follows. */
export type NodeReading = { requests: NodeRequest[]; refused: boolean }

/** A request of Node's parser, which says whether it asks for another protocol. */
type Upgradable = IncomingMessage & { upgrade: boolean }

/** What is used here of the parser that Node's server allots to a connection. */
type Parser = {
  [callback: number]: (...args: never[]) => unknown
  socket: Socket
  onIncoming: (req: Upgradable, keepsConnection: boolean) => number
  incoming: IncomingMessage | null
  maxHeaderPairs: number
  _headers: string[]
  _url: string
  initialize(type: number, resource: object): void
  execute(bytes: Buffer): number | Error
}
type Common = {
  HTTPParser: {
    REQUEST: number
    kOnBody: number
    kOnMessageComplete: number
    kOnMessageBegin: number
  }
  parsers: { alloc(): Parser }
}

const { HTTPParser, parsers } = createRequire(import.meta.url)('node:_http_common') as Common

/** As many names and values of headers as Node's server reads of a request, where it is not told otherwise. */
const MAX_HEADER_PAIRS = 2000

/** Reads bytes by the parser of Node's own server, with its settings and its request objects. */
export function nodeReader(): (bytes: Buffer) => NodeReading {
  const parser = parsers.alloc()
  const socket = new Socket()
  const { kOnBody, kOnMessageComplete } = HTTPParser
  let requests: NodeRequest[] = []
  parser.socket = socket
  parser.maxHeaderPairs = MAX_HEADER_PAIRS
  parser.onIncoming = (req, keepsConnection) => {
    requests.push({ req, keepsConnection, upgrades: req.upgrade, bodyBytes: 0, complete: false })
    // An upgrade ends the reading of HTTP.
    return req.upgrade ? 2 : 0
  }
  parser[kOnBody] = (piece: Buffer) => {
    const last = requests.at(-1)
    if (last) last.bodyBytes += piece.length
  }
  parser[kOnMessageComplete] = () => {
    const last = requests.at(-1)
    if (last) last.complete = true
    // As Node's own: what trailers brought is no part of the next request.
    parser._headers = []
    parser._url = ''
  }
  return (bytes) => {
    requests = []
    parser._headers = []
    parser._url = ''
    parser.initialize(HTTPParser.REQUEST, {})
    const read = parser.execute(bytes)
    return { requests, refused: typeof read !== 'number' }
  }
}
