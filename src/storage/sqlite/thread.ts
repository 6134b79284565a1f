// The worker thread that writes a booking database: SQLite is synchronous, and waiting for the disk or for
// another
// program's lock must not block page requests. Started by connection.ts as an entry of its own.
import type { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { connect, retryWhileLocked } from './connect.ts'
import type { Call, Failure, Reply, ThreadData } from './messages.ts'
import { Statements } from './statements.ts'

const { file, clock } = workerData as ThreadData

let now = 0

/** Opened by the first call, so that a file that cannot be opened is reported like any other error. */
let opened: { connection: DatabaseSync; statements: Statements } | null = null
const waiting: Call[] = []
let serving = false

parentPort?.on('message', (calls: Call[]) => {
  waiting.push(...calls)
  if (!serving) void serve()
})

/** Executes waiting calls in order. */
async function serve(): Promise<void> {
  serving = true
  const replies: Reply[] = []
  const send = () => {
    if (replies.length > 0) parentPort?.postMessage(replies.splice(0))
  }
  for (let call = waiting.shift(); call; call = waiting.shift()) {
    const asked = call
    const { id } = asked
    try {
      replies.push({ id, value: await retryWhileLocked(() => answer(asked), send) })
    } catch (error) {
      const { message, code, errcode } = error as Failure
      replies.push({ id, failure: { message, code, errcode } })
    }
  }
  serving = false
  send()
}

function answer({ kind, text, values, within, ...call }: Call): unknown {
  now = call.now
  if (kind === 'close') return close()
  const { connection, statements } = open()
  if (within && !connection.isTransaction) throw new Error('The transaction has ended.')
  return kind === 'script' ? connection.exec(text) : statements[kind](text, values)
}

function open() {
  if (opened) return opened
  const connection = connect(file, clock ? () => now : undefined)
  opened = { connection, statements: new Statements(connection) }
  return opened
}

function close(): void {
  opened?.connection.close()
  opened = null
}
