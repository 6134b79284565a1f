import { PostgresSession } from './session.ts'

/** What one instance tells all instances on its database: a Postgres channel each. */
export type NotificationChannel = 'tableside_epoch' | 'tableside_sold_out' | 'tableside_locations'

type Listeners = Partial<Record<NotificationChannel, () => void>>

/** After how long a lost session is opened again, and how often it is asked whether it is there, ms. */
const RETRY_MS = 5000
const CHECK_INTERVAL_MS = 30_000

/** The statement that notifies all instances; they hear of it when its transaction is committed. */
export function notifySql(channel: NotificationChannel): string {
  return `SELECT pg_notify('${channel}', '')`
}

/**
 * Calls the listener of a channel at each notification, and all of them whenever it begins to listen, as something
 * may have been missed. It has a session of its own, which is opened again when it is lost; polls find what is
 * told meanwhile. The returned function stops it.
 */
export function listenForNotifications(url: string, listeners: Listeners): () => Promise<void> {
  const listening = new Listening(url, listeners)
  listening.open()
  return () => listening.stop()
}

class Listening {
  readonly #url: string
  readonly #listeners: Listeners
  #session: PostgresSession | null = null
  /** Pending while a session is being opened. */
  #opening: Promise<void> | null = null
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(url: string, listeners: Listeners) {
    this.#url = url
    this.#listeners = listeners
  }

  open(): void {
    this.#opening = this.#connect().finally(() => {
      this.#opening = null
    })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    if (this.#opening) this.#session?.drop()
    await this.#opening
    await this.#session?.end()
  }

  async #connect(): Promise<void> {
    const session = new PostgresSession(this.#url, 'tableside notifications', {
      onEnd: () => this.#onEnd(session),
      onNotification: (channel) => this.#tell(channel as NotificationChannel),
    })
    this.#session = session
    const channels = Object.keys(this.#listeners) as NotificationChannel[]
    try {
      await session.connect()
      await session.query(channels.map((channel) => `LISTEN ${channel}`).join('; '))
    } catch {
      // An outage of the database is reported by whoever needs an answer from it.
      session.drop()
      this.#onEnd(session)
      return
    }
    for (const channel of channels) this.#tell(channel)
    this.#check(session)
  }

  #tell(channel: NotificationChannel): void {
    if (!this.#stopped) this.#listeners[channel]?.()
  }

  /** An idle connection whose other end has vanished looks open for hours. */
  #check(session: PostgresSession): void {
    this.#schedule(CHECK_INTERVAL_MS, async () => {
      const answer = await session.query('SELECT 1').catch(() => [])
      if (this.#session !== session) return
      if (answer.length > 0) this.#check(session)
      else session.drop()
    })
  }

  #onEnd(ended: PostgresSession): void {
    if (this.#session !== ended) return
    this.#session = null
    this.#schedule(RETRY_MS, () => this.open())
  }

  #schedule(ms: number, work: () => void): void {
    if (this.#stopped) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(work, ms)
    this.#timer.unref()
  }
}
