import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Readiness } from '#front/http/drain.ts'
import { KEEP_ALIVE_MS } from '#front/http/http-server.ts'
import type { Representation } from '#front/http/prepared-response.ts'
import { batchWrite, flushWrites } from './batched-writes.ts'
import { parseRequestHead, type RequestHead } from './request-head.ts'

/**
 * The cached response for a request, or a promise of it while a stale page is revalidated. Null if the
 * request cannot be answered from the cache.
 */
export type Lookup = (head: RequestHead) => Representation | Promise<Representation | null> | null

/**
 * Answers requests that `lookup` finds directly on the sockets of `server`, without Node's request and
 * response objects (decision 24). The first other request of a connection hands the whole connection over
 * to Node's server for good. So does the first request while `draining`, because its response has to
 * close the connection, which Node's server does.
 */
export function openFastPath(
  server: Server,
  lookup: Lookup,
  readiness: Pick<Readiness, 'draining'>,
): void {
  const toNode = server.listeners('connection')
  server.removeAllListeners('connection')
  const connections = new Set<Connection>()
  server.on('connection', (socket: Socket) => {
    const connection = new Connection(socket, lookup, readiness, {
      left: () => void connections.delete(connection),
      handOver: () => {
        for (const listener of toNode) listener.call(server, socket)
      },
    })
    connections.add(connection)
  })
  // Node closes only the idle connections that it knows of.
  const { closeIdleConnections, closeAllConnections } = server
  server.closeIdleConnections = () => {
    for (const connection of connections) connection.closeIfIdle()
    closeIdleConnections.call(server)
  }
  server.closeAllConnections = () => {
    for (const connection of connections) connection.close()
    closeAllConnections.call(server)
  }
}

type Callbacks = { left: () => void; handOver: () => void }

/** A connection until it is handed over to Node's server. */
class Connection {
  readonly #socket: Socket
  readonly #lookup: Lookup
  readonly #readiness: Pick<Readiness, 'draining'>
  readonly #callbacks: Callbacks
  /** Whether the current request waits for a revalidation. */
  #revalidating = false
  /** Whether the client has closed its side. */
  #halfClosed = false

  constructor(
    socket: Socket,
    lookup: Lookup,
    readiness: Pick<Readiness, 'draining'>,
    callbacks: Callbacks,
  ) {
    this.#socket = socket
    this.#lookup = lookup
    this.#readiness = readiness
    this.#callbacks = callbacks
    socket.setTimeout(KEEP_ALIVE_MS)
    socket.on('data', this.#onData)
    socket.on('end', this.#onEnd)
    socket.on('timeout', this.#close)
    socket.on('error', this.#close)
    socket.on('close', this.#callbacks.left)
  }

  closeIfIdle(): void {
    if (this.#revalidating) return
    flushWrites()
    // Data that arrives from now on is ignored.
    this.#socket.destroySoon()
  }

  close(): void {
    this.#socket.destroy()
  }

  readonly #close = () => this.close()

  readonly #onEnd = () => {
    this.#halfClosed = true
    this.closeIfIdle()
  }

  readonly #onData = (packet: Buffer) => {
    if (this.#socket.writableEnded) return
    // With unsent data the client reads too slowly: Node's server handles back pressure.
    const own = this.#socket.writableLength === 0 && !this.#readiness.draining
    const head = own ? parseRequestHead(packet) : null
    const found = head && this.#lookup(head)
    if (!found) this.#handOver(packet)
    else if (found instanceof Promise) this.#revalidate(packet, found)
    else this.#send(found)
  }

  #send(representation: Representation) {
    batchWrite(this.#socket, () => write(this.#socket, representation))
  }

  async #revalidate(packet: Buffer, renewing: Promise<Representation | null>) {
    this.#revalidating = true
    this.#socket.pause()
    // Node's server will meet the same failure and report it.
    const found = await renewing.catch(() => null)
    this.#revalidating = false
    if (this.#socket.destroyed) return
    // A client that has closed its side gets its response here even while draining: it is the last one.
    if (found && (this.#halfClosed || !this.#readiness.draining)) this.#send(found)
    // If it has closed its side and there is no response, Node's server would send none either.
    else if (!this.#halfClosed) this.#handOver(packet)
    if (this.#halfClosed) this.closeIfIdle()
    else this.#socket.resume()
  }

  /** Hands the connection over to Node's server, with the packet that was read. */
  #handOver(packet: Buffer) {
    const socket = this.#socket
    flushWrites()
    this.#callbacks.left()
    socket.setTimeout(0)
    socket.off('data', this.#onData)
    socket.off('end', this.#onEnd)
    socket.off('timeout', this.#close)
    socket.off('error', this.#close)
    socket.off('close', this.#callbacks.left)
    this.#callbacks.handOver()
    socket.emit('data', packet)
    socket.resume()
  }
}

/** Responses with bodies up to this size are written as one buffer, which is reused for one second. */
const MAX_COPIED_BYTES = 64 * 1024
const MAX_COPIES = 64
const serialized = new Map<Representation, Buffer>()
let second = 0
let tail = ''

/** Writes a response with the same bytes as Node's server. */
function write(socket: Socket, representation: Representation): void {
  const now = Date.now()
  if (Math.floor(now / 1000) !== second) {
    second = Math.floor(now / 1000)
    tail = `Date: ${new Date(now).toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n\r\n`
    serialized.clear()
  }
  if (representation.body.length <= MAX_COPIED_BYTES) {
    socket.write(serialize(representation))
    return
  }
  socket.cork()
  socket.write(headOf(representation))
  socket.write(representation.body)
  socket.uncork()
}

function serialize(representation: Representation): Buffer {
  const made = serialized.get(representation)
  if (made) return made
  const copy = Buffer.concat([headOf(representation), representation.body])
  if (serialized.size < MAX_COPIES) serialized.set(representation, copy)
  return copy
}

function headOf({ status, headers }: Representation): Buffer {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`
  return Buffer.from(head + tail, 'latin1')
}
