import type { Socket } from 'node:net'
import pg from 'pg'
import { BusyError } from '../busy.ts'
import { markOfData } from '../outage/faults.ts'
import { outageOf } from '../outage/standing.ts'
import { pools } from './drop-connections.ts'

/** How long a connection is waited for, and the answer to a statement, ms. */
const PATIENCE = { connectionTimeoutMillis: 10_000, query_timeout: 40_000 }

/** Seconds after which a pool may have a connection to spare. */
const SPARE_AFTER = 2

/** Its errors say that they are of the site's own database, and one that breaks ends nobody's process. */
class DataClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // Whoever uses it is told by the statement.
    this.on('error', () => {})
  }

  // @ts-expect-error its many forms are passed on as they are
  override query(...args: unknown[]): unknown {
    const last = args.at(-1)
    if (typeof last === 'function') {
      args[args.length - 1] = (error: unknown, result: unknown) =>
        last(error && noted(error), result)
    }
    const answer: unknown = Reflect.apply(super.query, this, args)
    // Before whoever asked sees it.
    if (answer instanceof Promise) answer.catch(noted)
    return answer
  }
}

type Done = Parameters<pg.Pool['connect']>[0]

/** What of a pool is not in its types. */
type Clients = { _clients: { connection: { stream: Socket } }[] }

/** Connections to the site's own database. */
export class DataPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super({ ...PATIENCE, ...options, Client: DataClient as never })
    // An idle one that breaks is replaced by the pool.
    this.on('error', () => {})
    pools().add(this)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(done: Done): void
  override connect(done?: Done): Promise<pg.PoolClient> | undefined {
    if (done) {
      super.connect((error, ...rest) => done(error && known(error), ...rest))
      return undefined
    }
    return super.connect().catch((error: Error) => {
      throw known(error)
    })
  }

  override end(): Promise<void> {
    pools().delete(this)
    return super.end()
  }

  /** Ends each connection at once: statements that wait for an answer fail, and the next ones connect anew. */
  drop(): void {
    for (const { connection } of (this as unknown as Clients)._clients) connection.stream.destroy()
  }
}

/** Says of an error whose it is, and has it looked into: not everybody who meets one says so. */
function noted(error: unknown): unknown {
  void outageOf(markOfData(error))
  return error
}

/** That all of a pool or of the server are in use is nobody's fault, and passes. */
function known(error: Error): Error {
  const { code, message } = noted(error) as Error & { code?: string }
  const busy = code === '53300' || /^timeout exceeded when trying to connect/.test(message)
  return busy ? new BusyError(SPARE_AFTER, error) : error
}
