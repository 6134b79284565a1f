import { createHash } from 'node:crypto'
import pg from 'pg'
import { markDataError } from '#lib/outage/data-errors.ts'

/** Lets one instance at a time do a class of work. */
export type Leases = {
  /** Runs `work` if no other instance does the same; says whether it did. */
  run(name: string, work: () => Promise<void>): Promise<boolean>
  close(): Promise<void>
}

/** On SQLite there is one process, and it has every lease. */
export function processLeases(): Leases {
  return {
    async run(_, work) {
      await work()
      return true
    },
    close: async () => {},
  }
}

/** How long a connection or an answer is waited for: the locks are asked for without waiting, ms. */
const TIMEOUT_MS = 20_000

/** Leases as Postgres advisory locks of one session: they end with it, whatever happens to it. */
export function postgresLeases(connectionString: string): Leases {
  let session: Promise<pg.Client> | null = null

  const connect = () => {
    session ??= open().catch((error: unknown) => {
      session = null
      throw markDataError(error)
    })
    return session
  }
  const open = async () => {
    const client = new pg.Client({
      ...{ connectionString, keepAlive: true, connectionTimeoutMillis: TIMEOUT_MS },
      ...{ statement_timeout: TIMEOUT_MS, query_timeout: TIMEOUT_MS },
      // All classes of work ask at the same moment.
      pipeline: true,
    })
    // A lost session has lost its locks: the next turn opens another one.
    client.on('error', () => {
      session = null
    })
    await client.connect()
    return client
  }

  const ask = async (client: pg.Client, call: string, key: string) => {
    try {
      const { rows } = await client.query<{ done: boolean }>(`SELECT ${call}($1) AS done`, [key])
      return rows[0]?.done === true
    } catch (error) {
      // A session that does not answer is given up, and its locks with it.
      session = null
      void client.end()
      throw markDataError(error)
    }
  }

  return {
    async run(name, work) {
      const client = await connect()
      const key = lockKey(name)
      if (!(await ask(client, 'pg_try_advisory_lock', key))) return false
      try {
        await work()
      } finally {
        await ask(client, 'pg_advisory_unlock', key)
      }
      return true
    },
    async close() {
      const open = session
      session = null
      await (await open)?.end()
    },
  }
}

/** A lock's number: 63 bits of the name's hash. */
function lockKey(name: string): string {
  const hash = createHash('sha256').update(`tableside ${name}`).digest()
  return (hash.readBigUInt64BE() >> 1n).toString()
}
