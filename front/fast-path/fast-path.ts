import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Readiness } from '#front/http/drain.ts'
import { KEEP_ALIVE_MS } from '#front/http/http-server.ts'
import type { Variant } from '#front/http/prepared-response.ts'
import { sendDue, sendTogether } from './batched-writes.ts'
import { type Head, readHead } from './request-head.ts'

/**
 * What goes out for a request that is remembered: at once, or when it has been renewed. Null where the
 * request needs more than a look into memory.
 */
export type Memory = (head: Head) => Variant | Promise<Variant | null> | null

/**
 * Answers requests for what is remembered as they come off the socket of `server`, without building
 * Node's request and response for them (decision 24). The first request of a connection that is
 * anything else takes the whole connection over to Node's server, and there it stays; so does the first one
 * while the site is `draining`, because it is the last one and Node's server says so.
 */
export function openExpressLane(
  server: Server,
  memory: Memory,
  readiness: Pick<Readiness, 'draining'>,
): void {
  const toNode = server.listeners('connection')
  server.removeAllListeners('connection')
  const lane = new Set<Connection>()
  server.on('connection', (socket: Socket) => {
    const connection = new Connection(socket, memory, readiness, {
      left: () => void lane.delete(connection),
      toNode: () => {
        for (const listener of toNode) listener.call(server, socket)
      },
    })
    lane.add(connection)
  })
  // Node closes its own idle connections; it does not know of these.
  const { closeIdleConnections, closeAllConnections } = server
  server.closeIdleConnections = () => {
    for (const connection of lane) connection.closeIfIdle()
    closeIdleConnections.call(server)
  }
  server.closeAllConnections = () => {
    for (const connection of lane) connection.close()
    closeAllConnections.call(server)
  }
}

type Exits = { left: () => void; toNode: () => void }

/** One connection for as long as it asks for what is remembered. */
class Connection {
  readonly #socket: Socket
  readonly #memory: Memory
  readonly #readiness: Pick<Readiness, 'draining'>
  readonly #exits: Exits
  /** Whether an answer is being renewed. */
  #busy = false
  /** Whether the client has said meanwhile that nothing more comes. */
  #hungUp = false

  constructor(
    socket: Socket,
    memory: Memory,
    readiness: Pick<Readiness, 'draining'>,
    exits: Exits,
  ) {
    this.#socket = socket
    this.#memory = memory
    this.#readiness = readiness
    this.#exits = exits
    socket.setTimeout(KEEP_ALIVE_MS)
    socket.on('data', this.#read)
    socket.on('end', this.#hangUp)
    socket.on('timeout', this.#close)
    socket.on('error', this.#close)
    socket.on('close', this.#exits.left)
  }

  closeIfIdle(): void {
    if (this.#busy) return
    sendDue()
    // Whatever still comes is not heard.
    this.#socket.destroySoon()
  }

  close(): void {
    this.#socket.destroy()
  }

  readonly #close = () => this.close()

  readonly #hangUp = () => {
    this.#hungUp = true
    this.closeIfIdle()
  }

  readonly #read = (packet: Buffer) => {
    if (this.#socket.writableEnded) return
    // Node's own server knows how to deal with who asks on without taking the answers.
    const own = this.#socket.writableLength === 0 && !this.#readiness.draining
    const head = own ? readHead(packet) : null
    const found = head && this.#memory(head)
    if (!found) this.#leave(packet)
    else if (found instanceof Promise) this.#renew(packet, found)
    else this.#send(found)
  }

  #send(variant: Variant) {
    sendTogether(this.#socket, () => write(this.#socket, variant))
  }

  async #renew(packet: Buffer, renewing: Promise<Variant | null>) {
    this.#busy = true
    this.#socket.pause()
    // Node's way meets the same failure, and says so.
    const found = await renewing.catch(() => null)
    this.#busy = false
    if (this.#socket.destroyed) return
    // A client that has closed its side gets its answer here: it sends nothing more on this connection.
    if (found && (this.#hungUp || !this.#readiness.draining)) this.#send(found)
    // Node's server does not answer who has hung up before their answer was there either.
    else if (!this.#hungUp) this.#leave(packet)
    if (this.#hungUp) this.closeIfIdle()
    else this.#socket.resume()
  }

  /** Gives the connection to Node's server, with what has been read of it. */
  #leave(packet: Buffer) {
    const socket = this.#socket
    sendDue()
    this.#exits.left()
    socket.setTimeout(0)
    socket.off('data', this.#read)
    socket.off('end', this.#hangUp)
    socket.off('timeout', this.#close)
    socket.off('error', this.#close)
    socket.off('close', this.#exits.left)
    this.#exits.toNode()
    socket.emit('data', packet)
    socket.resume()
  }
}

/** Bodies up to this size go out with their head in one piece, of which there is a copy for a second. */
const SMALL = 64 * 1024
const MOST_COPIES = 64
const copies = new Map<Variant, Buffer>()
let second = 0
let tail = ''

/** Writes an answer as Node's server would. */
function write(socket: Socket, variant: Variant): void {
  const now = Date.now()
  if (Math.floor(now / 1000) !== second) {
    second = Math.floor(now / 1000)
    tail = `Date: ${new Date(now).toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n\r\n`
    copies.clear()
  }
  if (variant.body.length <= SMALL) {
    socket.write(copyOf(variant))
    return
  }
  socket.cork()
  socket.write(headOf(variant))
  socket.write(variant.body)
  socket.uncork()
}

function copyOf(variant: Variant): Buffer {
  const made = copies.get(variant)
  if (made) return made
  const copy = Buffer.concat([headOf(variant), variant.body])
  if (copies.size < MOST_COPIES) copies.set(variant, copy)
  return copy
}

function headOf({ status, headers }: Variant): Buffer {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`
  return Buffer.from(head + tail, 'latin1')
}
