import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'

/** One session of the server, lent for a transaction at a time. */
type Lent = { stream: Socket; end(): Promise<void> }

/**
 * A connection pooler as PgBouncer is with `pool_mode = transaction`: whoever begins a transaction gets the
 * session that was given back last. It understands simple queries only.
 */
export async function changingSessions(database: string) {
  const idle: Lent[] = []
  const all: Lent[] = []
  const near = new Set<Socket>()

  const server = createServer((client) => {
    let greeted = false
    let lent: Lent | null = null
    near.add(client)
    client.on('error', () => {})
    let queue = Promise.resolve()
    onMessages(
      client,
      (bytes) => {
        if (!greeted) {
          greeted = true
          client.write(GREETING)
        } else if (bytes.toString('latin1', 0, 1) === 'Q') {
          queue = queue.then(async () => {
            lent ??= idle.pop() ?? (await open())
            const { answer, inTransaction } = await relay(lent, bytes)
            client.write(answer)
            if (inTransaction) return
            idle.push(lent)
            lent = null
          })
        }
      },
      () => greeted,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(database)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    async close() {
      server.close()
      for (const socket of near) socket.destroy()
      await Promise.all(all.map((session) => session.end()))
    },
  }

  async function open(): Promise<Lent> {
    const client = new pg.Client({ connectionString: database })
    await client.connect()
    client.on('error', () => {})
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    // From here on, others read what it sends.
    stream.removeAllListeners('data')
    const session = { stream, end: () => client.end() }
    all.push(session)
    return session
  }
}

/** Sends a query to the server, and reads what it answers to its end. */
function relay(
  { stream }: Lent,
  query: Buffer,
): Promise<{ answer: Buffer; inTransaction: boolean }> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const stop = onMessages(stream, (message) => {
      parts.push(message)
      if (message.toString('latin1', 0, 1) !== 'Z') return
      stop()
      resolve({
        answer: Buffer.concat(parts),
        inTransaction: message.toString('latin1', 5, 6) !== 'I',
      })
    })
    stream.write(query)
  })
}

/** Calls `found` with each message of the wire; the first of a client has no letter. The answer stops it. */
function onMessages(socket: Socket, found: (message: Buffer) => void, lettered = () => true) {
  let read = Buffer.alloc(0)
  const take = (chunk: Buffer) => {
    read = Buffer.concat([read, chunk])
    for (;;) {
      const letter = lettered() ? 1 : 0
      if (read.length < letter + 4) return
      const end = letter + read.readInt32BE(letter)
      if (read.length < end) return
      const message = read.subarray(0, end)
      read = read.subarray(end)
      found(message)
    }
  }
  socket.on('data', take)
  return () => void socket.off('data', take)
}

/** Welcome, a number of the pooler's own for the connection, and ready for queries. */
const GREETING = Buffer.from([
  ...[0x52, 0, 0, 0, 8, 0, 0, 0, 0],
  ...[0x4b, 0, 0, 0, 12, 0x7f, 0, 0, 1, 0, 0, 0, 1],
  ...[0x5a, 0, 0, 0, 5, 0x49],
])
