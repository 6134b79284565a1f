import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Sql, SqlValue } from '../database.ts'
import type { Call, Failure, Reply, ThreadData } from './messages.ts'

// A path in the project, as bundlers do not know worker files.
const THREAD = 'src/storage/sqlite/thread.ts'

type Waiting = { resolve(value: unknown): void; reject(error: Error): void }
type Asked = Pick<Call, 'kind' | 'text'> & { values?: SqlValue[]; within?: boolean }

/**
 * The writing connection to a SQLite database, in a worker thread. Statements issued together are sent
 * together, and answered in order.
 */
export class Connection {
  readonly #thread: Worker
  readonly #clock: () => number
  readonly #waiting = new Map<number, Waiting>()
  #unsent: Call[] = []
  #last = 0
  /** The error that ended the connection; null while it is open. */
  #ended: Error | null = null

  constructor(data: ThreadData, clock: (() => number) | undefined) {
    this.#clock = clock ?? (() => 0)
    this.#thread = new Worker(path.resolve(/* turbopackIgnore: true */ THREAD), {
      workerData: data,
    })
    this.#thread.unref()
    this.#thread.on('message', (replies: Reply[]) => this.#settle(replies))
    this.#thread.on('error', (error) => this.#fail(error))
    this.#thread.on('exit', () => this.#fail(new Error('The booking database is closed.')))
  }

  /** SQL within the current transaction; fails if the transaction has ended. */
  get within(): Sql {
    const ask = (kind: 'all' | 'run', text: string, values: SqlValue[] = []) =>
      this.#ask({ kind, text, values, within: true })
    return {
      all: <Row>(text: string, values?: SqlValue[]) => ask('all', text, values) as Promise<Row[]>,
      run: (text, values) => ask('run', text, values) as Promise<number>,
    }
  }

  /** Runs a script. */
  async script(text: string): Promise<void> {
    await this.#ask({ kind: 'script', text })
  }

  /** Closes the file after everything issued so far, and ends the thread. */
  async close(): Promise<void> {
    await this.#ask({ kind: 'close', text: '' })
    await this.#thread.terminate()
  }

  async #ask({ values = [], within = false, ...asked }: Asked): Promise<unknown> {
    if (this.#ended) throw this.#ended
    const id = ++this.#last
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
    })
    if (this.#waiting.size === 1) this.#thread.ref()
    if (this.#unsent.length === 0) queueMicrotask(() => this.#send())
    this.#unsent.push({ id, ...asked, values, within, now: this.#clock() })
    return answer
  }

  #send(): void {
    const calls = this.#unsent
    this.#unsent = []
    this.#thread.postMessage(calls)
  }

  #settle(replies: Reply[]): void {
    for (const reply of replies) {
      const waiting = this.#waiting.get(reply.id)
      this.#waiting.delete(reply.id)
      if ('failure' in reply) waiting?.reject(errorOf(reply.failure))
      else waiting?.resolve(reply.value)
    }
    if (this.#waiting.size === 0) this.#thread.unref()
  }

  #fail(error: Error): void {
    this.#ended ??= error
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

function errorOf({ message, code, errcode }: Failure): Error {
  return Object.assign(new Error(message), { code, errcode })
}
