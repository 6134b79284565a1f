import net, { type AddressInfo } from 'node:net'

/**
 * How the simulator behaves: `verdict` as clamd does · `silent`: never answers · `closes` the connection
 * early · `too_long`: rejects the file by StreamMaxLength · `nonsense`: answers what clamd never does.
 */
export type Behaviour = 'verdict' | 'silent' | 'closes' | 'too_long' | 'nonsense'

export type ClamdSimulator = {
  host: string
  port: number
  /** Sets its behaviour from now on. */
  setBehaviour(behaviour: Behaviour): void
  /** Sizes of the files that it scanned, bytes. */
  scanned: readonly number[]
  stop(): Promise<void>
}

const COMMAND = Buffer.from('zINSTREAM\0')

/**
 * Starts a server for clamd's INSTREAM on a free port of this machine; a file that contains `pattern` is
 * infected.
 */
export async function startClamdSimulator(pattern: string): Promise<ClamdSimulator> {
  let behaviour: Behaviour = 'verdict'
  const scanned: number[] = []
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    let received = Buffer.alloc(0)
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part])
      if (behaviour === 'closes') return socket.destroy()
      if (behaviour === 'too_long') return socket.end('INSTREAM size limit exceeded. ERROR\0')
      const file = fileOf(received)
      if (!file || behaviour === 'silent') return undefined
      if (behaviour === 'nonsense') return socket.end('HTTP/1.1 400 Bad Request\r\n\r\n\0')
      scanned.push(file.length)
      const found = file.includes(pattern)
      return socket.end(found ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    setBehaviour: (next) => {
      behaviour = next
    },
    scanned,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** The file of a complete command; null while it is not complete. */
function fileOf(received: Buffer): Buffer | null {
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) return null
  const chunks: Buffer[] = []
  for (let at = COMMAND.length; at + 4 <= received.length; ) {
    const size = received.readUInt32BE(at)
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return null
}
