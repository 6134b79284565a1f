import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'
import {
  firstColumn,
  GREETING,
  letterOf,
  onMessages,
  refusal,
  startUpParameters,
} from './postgres-wire.ts'

/** One session of the server, lent for a transaction at a time. */
type Lent = { stream: Socket; client: pg.Client }

/** What a client of PgBouncer may say of itself when it begins. */
const ALLOWED = new Set(['user', 'database', 'client_encoding', 'application_name'])

/** Messages of a client after which the server says that it is ready. */
const ENDS_A_BATCH = new Set(['Q', 'S'])

/** The sessions that a pooler has, and what it knows of them. */
type Sessions = {
  take(): Promise<Lent>
  /** Writes down what the session has been left with, and has it forget all of it. */
  giveBack(session: Lent): Promise<void>
}

/**
 * A connection pooler as PgBouncer is with `pool_mode = transaction`: whoever begins a transaction gets the
 * session that was given back last. It refuses start-up options, writes down what transactions leave in a session
 * (`left`), and has it forget all of that, and what was prepared, before the next one.
 */
export async function changingSessions(database: string) {
  const idle: Lent[] = []
  const all: Lent[] = []
  const near = new Set<Socket>()
  const left: string[] = []
  const count = { roundTrips: 0 }
  const sessions: Sessions = {
    async take() {
      const known = idle.pop()
      if (known) return known
      const session = await openSession(database)
      all.push(session)
      return session
    },
    async giveBack(session) {
      left.push(...firstColumn(await simple(session, LEFT)))
      await simple(session, 'DISCARD ALL')
      idle.push(session)
    },
  }
  const server = createServer((client) => {
    near.add(client)
    serve(client, sessions, () => count.roundTrips++)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(database)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    /** What transactions left behind in their sessions: settings, statements, locks, channels. */
    left,
    /** How often clients have waited for an answer. */
    count,
    /** How many sessions of the server there are. */
    sessions: () => all.length,
    async close() {
      server.close()
      for (const socket of near) socket.destroy()
      for (const { stream } of all) stream.resume()
      await Promise.all(all.map(({ client }) => client.end()))
    },
  }
}

async function openSession(database: string): Promise<Lent> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  client.on('error', () => {})
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  // From here on, others read what it sends.
  stream.removeAllListeners('data')
  return { stream, client }
}

/** Passes what a client says on to the sessions that it is lent, batch by batch. */
function serve(client: Socket, sessions: Sessions, onBatch: () => void) {
  let greeted = false
  let batch: Buffer[] = []
  let lent: Lent | null = null
  let queue = Promise.resolve()
  client.on('error', () => {})
  client.on('close', () => {
    // A session in the middle of a transaction is not given to anybody else.
    queue = queue.then(() => void lent?.stream.destroy())
  })
  const pass = async (sent: Buffer) => {
    lent ??= await sessions.take()
    const { answer, inTransaction } = await relay(lent, sent)
    if (!inTransaction) {
      await sessions.giveBack(lent)
      lent = null
    }
    client.write(answer)
  }
  onMessages(
    client,
    (message) => {
      if (!greeted) {
        greeted = true
        const refused = startUpParameters(message).find((name) => !ALLOWED.has(name))
        if (refused) client.end(refusal(`unsupported startup parameter: ${refused}`))
        else client.write(GREETING)
        return
      }
      const letter = letterOf(message)
      if (letter === 'X') return
      batch.push(message)
      if (!ENDS_A_BATCH.has(letter)) return
      const sent = Buffer.concat(batch)
      batch = []
      onBatch()
      queue = queue.then(() => pass(sent))
    },
    () => greeted,
  )
}

/** What a session has that the next one to get it would find, or miss in another. */
const LEFT = `
  SELECT 'setting ' || name AS what FROM pg_settings WHERE source = 'session'
  UNION ALL SELECT 'statement ' || name FROM pg_prepared_statements
  UNION ALL SELECT 'channel ' || c FROM pg_listening_channels() AS c
  UNION ALL SELECT 'cursor ' || name FROM pg_cursors WHERE is_holdable
  UNION ALL SELECT 'table ' || relname FROM pg_class WHERE relnamespace = pg_my_temp_schema()
  UNION ALL SELECT 'lock ' || objid FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND pid = pg_backend_pid()`

async function simple(session: Lent, sql: string): Promise<Buffer> {
  const text = Buffer.from(`${sql}\0`)
  const head = Buffer.from('Q\0\0\0\0', 'latin1')
  head.writeInt32BE(text.length + 4, 1)
  return (await relay(session, Buffer.concat([head, text]))).answer
}

/** Sends a batch to the server, and reads what it answers to its end. */
function relay(
  { stream }: Lent,
  batch: Buffer,
): Promise<{ answer: Buffer; inTransaction: boolean }> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const gone = () => reject(new Error('the session has ended'))
    stream.once('close', gone)
    const stop = onMessages(stream, (message) => {
      parts.push(message)
      if (letterOf(message) !== 'Z') return
      stop()
      stream.off('close', gone)
      const inTransaction = message.toString('latin1', 5, 6) !== 'I'
      resolve({ answer: Buffer.concat(parts), inTransaction })
    })
    stream.write(batch)
  })
}
