import type { Socket } from 'node:net'
import pg from 'pg'
import { outageOf } from '../outage/current-outage.ts'
import { markDataError } from '../outage/data-errors.ts'
import { BusyError } from '../sql/busy-error.ts'
import { isTraced } from '../tracing/span.ts'
import { inStatementSpan } from '../tracing/statement.ts'
import { type PoolUsage, pools } from './drop-connections.ts'
import { isPoolerFull } from './pooler-errors.ts'

/** How long to wait for a connection, and for the answer to a statement, ms. */
const TIMEOUTS = { connectionTimeoutMillis: 10_000, query_timeout: 40_000 }

/** `Retry-After` where all connections are in use, s. */
const RETRY_AFTER_SECONDS = 2

/**
 * A client that marks its errors as those of the site's own database, and whose loss does not end the process. It
 * gives the driver one query at a time, as the driver asks of its callers: those that are issued meanwhile wait.
 */
class DataClient extends pg.Client {
  #busy = false
  #ended = false
  readonly #waiting: (() => unknown)[] = []

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // The statement under way fails with the same error.
    this.on('error', () => {})
    this.on('drain', () => this.#next())
    // The driver fails what waits once the connection is gone.
    this.on('end', () => {
      this.#ended = true
      for (const issue of this.#waiting.splice(0)) issue()
    })
  }

  // @ts-expect-error its overloads are passed on as they are
  override query(...args: unknown[]): unknown {
    return inQuerySpan(args, () => this.#query(args))
  }

  #query(args: unknown[]): unknown {
    const last = args.at(-1)
    if (typeof last === 'function') {
      args[args.length - 1] = (error: unknown, result: unknown) =>
        last(error && toBusyError(error), result)
    }
    const issue = (): unknown => Reflect.apply(super.query, this, args)
    const waits = this.#busy && !this.#ended
    this.#busy = true
    const answer = waits ? this.#later(issue, args) : issue()
    return answer instanceof Promise ? answer.catch((error) => this.#failed(error)) : answer
  }

  /** Issues a query when the ones before it are done; returns what the driver would return. */
  #later(issue: () => unknown, args: unknown[]): unknown {
    const [query] = args
    const hasCallback = typeof args.at(-1) === 'function'
    if (hasCallback || isSubmittable(query)) {
      this.#waiting.push(issue)
      return isSubmittable(query) ? query : undefined
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => Promise.resolve(issue()).then(resolve, reject))
    })
  }

  /** After a timeout nothing tells when the connection is free again: it is closed, and what waits fails. */
  #failed(error: unknown): never {
    const failure = toBusyError(error)
    const { connection } = this as unknown as Connected
    // The driver's error for an answer that took longer than `query_timeout` has no code.
    if ((error as Error).message === 'Query read timeout') connection.stream.destroy()
    throw failure
  }

  #next(): void {
    const issue = this.#waiting.shift()
    this.#busy = issue !== undefined
    issue?.()
  }
}

/** Whether an argument of `query` is a query object of the driver's own protocol. */
function isSubmittable(query: unknown): boolean {
  return typeof (query as { submit?: unknown } | null)?.submit === 'function'
}

/**
 * Gives a query that is answered by a promise a span, if what it is done for is traced. The content system writes
 * some values into its statements, so that their text stays here.
 */
function inQuerySpan(args: unknown[], run: () => unknown): unknown {
  const [query] = args
  if (typeof args.at(-1) === 'function' || isSubmittable(query) || !isTraced()) return run()
  const sql = typeof query === 'string' ? query : String((query as { text?: unknown }).text)
  return inStatementSpan({ system: 'postgresql', database: 'content' }, { sql }, async () => run())
}

type Done = Parameters<pg.Pool['connect']>[0]

/** Members of `pg.Client` and `pg.Pool` that their types leave out. */
type Connected = { connection: { stream: Socket } }
type Clients = { _clients: Connected[] }

/** A pool of connections to the site's own database, for one of its uses. */
export class DataPool extends pg.Pool {
  readonly #use: string

  constructor(options: pg.PoolConfig, use: 'content' | 'bookings') {
    super({ ...TIMEOUTS, ...options, Client: DataClient as never })
    this.#use = use
    const { query } = this
    this.query = ((...args: unknown[]) =>
      inQuerySpan(args, () => Reflect.apply(query, this, args))) as pg.Pool['query']
    // The pool replaces an idle connection that breaks.
    this.on('error', () => {})
    pools().add(this)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(done: Done): void
  override connect(done?: Done): Promise<pg.PoolClient> | undefined {
    if (done) {
      super.connect((error, ...rest) => done(error && (toBusyError(error) as Error), ...rest))
      return undefined
    }
    return super.connect().catch((error: unknown) => {
      throw toBusyError(error)
    })
  }

  override end(): Promise<void> {
    pools().delete(this)
    return super.end()
  }

  get usage(): PoolUsage {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this
    return { pool: this.#use, total, idle, waiting, max: this.options.max }
  }

  /** Closes all connections at once: statements under way fail, and the next ones connect anew. */
  drop(): void {
    for (const { connection } of (this as unknown as Clients)._clients) connection.stream.destroy()
  }
}

/** Marks an error as one of the site's database and checks for an outage, as not every caller does. Returns it. */
function reported(error: unknown): unknown {
  void outageOf(markDataError(error))
  return error
}

/** A `BusyError` where all connections of the pool, of a pooler or of the server are in use; else the error, noted. */
function toBusyError(error: unknown): unknown {
  const { code, message } = reported(error) as Error & { code?: string }
  const busy = code === '53300' || /^timeout exceeded when trying to connect/.test(message)
  return busy || isPoolerFull(error) ? new BusyError(RETRY_AFTER_SECONDS, error) : error
}
