// The thread that speaks to a booking database: SQLite works synchronously, and whoever waits for it, a disk
// or a lock of another program, must not keep a page waiting. Started as a file of its own by connection.ts.
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { Call, Failure, Reply, ThreadData } from './messages.ts'

const { file, clock, patience } = workerData as ThreadData
const BUSY = 5
/** Between two looks whether a lock is free again, ms. */
const AGAIN = 10

let now = 0
/** Opened when first asked for, so that a file that cannot be opened is an answer like any other. */
const connections = new Map<Call['on'], DatabaseSync>()
const prepared = { writer: new Map<string, Prepared>(), reader: new Map<string, Prepared>() }
const waiting = { writer: [] as Call[], reader: [] as Call[] }
const busy = { writer: false, reader: false }

parentPort?.on('message', (calls: Call[]) => {
  for (const call of calls) waiting[call.on].push(call)
  void serve('reader')
  void serve('writer')
})

/** Does what is asked of a connection, in order, until it has to wait for another program. */
async function serve(on: Call['on']): Promise<void> {
  if (busy[on]) return
  busy[on] = true
  const replies: Reply[] = []
  for (let call = waiting[on].shift(); call; call = waiting[on].shift()) {
    let reply = answer(call)
    const until = performance.now() + patience
    while (isBusy(reply) && performance.now() < until) {
      if (replies.length > 0) parentPort?.postMessage(replies.splice(0))
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
      reply = answer(call)
    }
    replies.push(reply)
  }
  busy[on] = false
  if (replies.length > 0) parentPort?.postMessage(replies)
}

function isBusy(reply: Reply): boolean {
  return 'failure' in reply && ((reply.failure.errcode ?? 0) & 0xff) === BUSY
}

function answer({ id, on, kind, text, values, within, ...call }: Call): Reply {
  now = call.now
  try {
    if (kind === 'close') return { id, value: close() }
    const connection = connectionOf(on)
    if (within && !connection.isTransaction) throw new Error('The transaction has ended.')
    if (kind === 'script') return { id, value: connection.exec(text) }
    const { statement, order } = statementOf(on, text)
    const placed = order === null ? values : order.map((index) => values[index] ?? null)
    if (kind === 'all') return { id, value: statement.all(...placed) }
    return { id, value: Number(statement.run(...placed).changes) }
  } catch (error) {
    const { message, code, errcode } = error as Failure
    return { id, failure: { message, code, errcode } }
  }
}

/** A statement and which value goes to each of its places; null = they come as they are numbered. */
type Prepared = { statement: StatementSync; order: number[] | null }

function statementOf(on: Call['on'], text: string): Prepared {
  const known = prepared[on].get(text) ?? prepare(connectionOf(on), text)
  prepared[on].set(text, known)
  return known
}

/** Prepares a statement with numbered parameters. By place takes half the time of by name. */
function prepare(db: DatabaseSync, text: string): Prepared {
  const order: number[] = []
  const withPlaces = text.replace(/\$(\d+)/g, (_, number: string) => {
    order.push(Number(number) - 1)
    return '?'
  })
  const numbered = order.every((value, index) => value === index)
  return { statement: db.prepare(withPlaces), order: numbered ? null : order }
}

function connectionOf(on: Call['on']): DatabaseSync {
  const known = connections.get(on)
  if (known) return known
  const db = new DatabaseSync(file, { timeout: 0 })
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  } catch (error) {
    db.close()
    throw error
  }
  if (clock) db.function('clock', () => now)
  connections.set(on, db)
  return db
}

function close(): void {
  for (const db of connections.values()) db.close()
  connections.clear()
}
