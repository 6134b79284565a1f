import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Readiness } from '#front/http/drain.ts'
import { KEEP_ALIVE_MS } from '#front/http/http-server.ts'
import type { Representation } from '#front/http/prepared-response.ts'
import { batchWrite, flushWrites } from './batched-writes.ts'
import { parseRequestHead, type RequestHead } from './request-head.ts'

/**
 * What goes out for a request that is remembered: at once, or when it has been renewed. Null where the
 * request needs more than a look into memory.
 */
export type Lookup = (head: RequestHead) => Representation | Promise<Representation | null> | null

/**
 * Answers requests for what is remembered as they come off the socket of `server`, without building
 * Node's request and response for them (decision 24). The first request of a connection that is
 * anything else takes the whole connection over to Node's server, and there it stays; so does the first one
 * while the site is `draining`, because it is the last one and Node's server says so.
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
  // Node closes its own idle connections; it does not know of these.
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

/** One connection for as long as it asks for what is remembered. */
class Connection {
  readonly #socket: Socket
  readonly #lookup: Lookup
  readonly #readiness: Pick<Readiness, 'draining'>
  readonly #callbacks: Callbacks
  /** Whether an answer is being renewed. */
  #revalidating = false
  /** Whether the client has said meanwhile that nothing more comes. */
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
    // Whatever still comes is not heard.
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
    // Node's own server knows how to deal with who asks on without taking the answers.
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
    // Node's way meets the same failure, and says so.
    const found = await renewing.catch(() => null)
    this.#revalidating = false
    if (this.#socket.destroyed) return
    // A client that has closed its side gets its answer here: it sends nothing more on this connection.
    if (found && (this.#halfClosed || !this.#readiness.draining)) this.#send(found)
    // Node's server does not answer who has hung up before their answer was there either.
    else if (!this.#halfClosed) this.#handOver(packet)
    if (this.#halfClosed) this.closeIfIdle()
    else this.#socket.resume()
  }

  /** Gives the connection to Node's server, with what has been read of it. */
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

/** Bodies up to this size go out with their head in one piece, of which there is a copy for a second. */
const MAX_COPIED_BYTES = 64 * 1024
const MAX_COPIES = 64
const serialized = new Map<Representation, Buffer>()
let second = 0
let tail = ''

/** Writes an answer as Node's server would. */
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
