import { EventEmitter } from 'node:events'
import type { postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'
import { DataPool } from '#lib/postgres/pool.ts'

type Driver = NonNullable<Parameters<typeof postgresAdapter>[0]['pg']>
type Done = Parameters<pg.Pool['connect']>[0]

/**
 * The pool of Payload's Postgres adapter. The adapter takes one connection for good to hear when it breaks, and
 * then another one: here it hears nothing, and what it takes first goes back at once.
 */
class ContentPool extends DataPool {
  static {
    // The adapter's query builder knows by it that transactions need a connection; a build may shorten names.
    Object.defineProperty(ContentPool, 'name', { value: 'ContentPool' })
  }
  #met = false

  constructor(options: pg.PoolConfig) {
    super(options, 'content')
  }

  override connect(): Promise<pg.PoolClient>
  override connect(done: Done): void
  override connect(done?: Done): Promise<pg.PoolClient> | undefined {
    if (done) {
      super.connect(done)
      return undefined
    }
    if (this.#met) return super.connect()
    this.#met = true
    return super.connect().then((client) => {
      client.release()
      return new EventEmitter() as pg.PoolClient
    })
  }
}

/** The driver as Payload's Postgres adapter is given it. */
export const contentDriver = { ...pg, Pool: ContentPool } as unknown as Driver
