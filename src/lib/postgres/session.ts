import { Socket } from 'node:net'
import pg from 'pg'
import { withTimeout } from '../process/with-timeout.ts'

/** How long a connection or an answer is waited for, unless told: nothing that is asked waits for a lock, ms. */
const TIMEOUT_MS = 10_000
/** How long an end in order is waited for, ms. */
const END_TIMEOUT_MS = 2000

type SessionOptions = {
  /** Told when it has broken or onEnd, at least once. */
  onEnd?: () => void
  /** Told the channel of each notification that the session listens for. */
  onNotification?: (channel: string) => void
  timeoutMs?: number
}

/** A session of Postgres, that can be given up without waiting for the other end. */
export class PostgresSession {
  readonly #socket = new Socket()
  readonly #client: pg.Client

  constructor(url: string, name: string, options: SessionOptions = {}) {
    const { onEnd = () => {}, onNotification = () => {}, timeoutMs = TIMEOUT_MS } = options
    this.#client = new pg.Client({
      ...{ connectionString: url, application_name: name, stream: () => this.#socket },
      ...{ connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs },
    })
    this.#client.on('error', onEnd)
    this.#client.on('end', onEnd)
    this.#client.on('notification', ({ channel }) => onNotification(channel))
  }

  async connect(): Promise<void> {
    await this.#client.connect()
  }

  async query<Row extends object>(text: string): Promise<Row[]> {
    return (await this.#client.query(text)).rows
  }

  /** The number that who answered the connection has given it: Postgres its process, a pooler any. */
  get backendId(): number | null {
    return (this.#client as { processID?: number | null }).processID ?? null
  }

  async end(): Promise<void> {
    const ended = this.#client.end()
    await withTimeout(ended, END_TIMEOUT_MS, () => {
      this.drop()
      return ended
    })
  }

  /** Ends it without a word: the other end may not be there any more. */
  drop(): void {
    this.#socket.destroy()
  }
}
