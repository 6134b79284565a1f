import { Socket } from 'node:net'
import pg from 'pg'
import { OperatorError } from '../operator-error.ts'

/** How long a connection or an answer is waited for: nothing that is asked has to wait for a lock, ms. */
const PATIENCE = 10_000
/** How long an end in order is waited for, ms. */
const GOODBYE = 2000

/** A session of Postgres; `ended` is told when it has broken or ended, at least once. */
export class Session {
  readonly #socket = new Socket()
  readonly #client: pg.Client

  constructor(url: string, name: string, ended: () => void = () => {}) {
    this.#client = new pg.Client({
      ...{ connectionString: url, application_name: name, stream: () => this.#socket },
      ...{ connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE },
    })
    this.#client.on('error', ended)
    this.#client.on('end', ended)
  }

  async connect(): Promise<void> {
    await this.#client.connect()
  }

  async ask<Row extends object>(text: string): Promise<Row[]> {
    return (await this.#client.query(text)).rows
  }

  /** The number that who answered the connection has given it: Postgres its process, a pooler any. */
  get number(): number | null {
    return (this.#client as { processID?: number | null }).processID ?? null
  }

  async end(): Promise<void> {
    const late = setTimeout(() => this.drop(), GOODBYE)
    await this.#client.end()
    clearTimeout(late)
  }

  /** Ends it without a word: the other end may not be there any more. */
  drop(): void {
    this.#socket.destroy()
  }
}

/**
 * Throws an `OperatorError` where a pooler gives each transaction another session of the server: a lock
 * would be anybody's, and stay when its holder has gone.
 */
export async function refusePooler(session: Session, url: string): Promise<void> {
  const own = await processOf(session)
  if (own === session.number) return
  // A pooler that keeps sessions will do. One that does not lends ours to whoever begins a transaction.
  const other = new Session(url, 'tableside')
  try {
    await other.connect()
    await other.ask('BEGIN')
    const theirs = await processOf(other)
    if (theirs !== own && (await processOf(session)) === own) return
  } finally {
    other.drop()
  }
  throw new OperatorError(
    'DATABASE_URL leads to a connection pooler that changes sessions between transactions: let it keep them ' +
      '(pool_mode = session), or name Postgres itself.',
  )
}

async function processOf(session: Session): Promise<number | undefined> {
  return (await session.ask<{ pid: number }>('SELECT pg_backend_pid() AS pid'))[0]?.pid
}
