import { Socket } from 'node:net'
import pg from 'pg'

/** How long a connection or an answer is waited for, unless told: nothing that is asked waits for a lock, ms. */
const PATIENCE = 10_000
/** How long an end in order is waited for, ms. */
const GOODBYE = 2000

type Options = {
  /** Told when it has broken or ended, at least once. */
  ended?: () => void
  patienceMs?: number
}

/** A session of Postgres, that can be given up without waiting for the other end. */
export class Session {
  readonly #socket = new Socket()
  readonly #client: pg.Client

  constructor(url: string, name: string, options: Options = {}) {
    const { ended = () => {}, patienceMs = PATIENCE } = options
    this.#client = new pg.Client({
      ...{ connectionString: url, application_name: name, stream: () => this.#socket },
      ...{ connectionTimeoutMillis: patienceMs, query_timeout: patienceMs },
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
