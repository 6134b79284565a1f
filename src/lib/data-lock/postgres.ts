import os from 'node:os'
import pg from 'pg'
import { type Holder, inUse, type Lock, type LostTo, type Use } from './lock.ts'

/** Key of the advisory lock on a database that stands for the data of an installation. */
const KEY = 7_741_003
const AGAIN_MS = 1000
/** How long a connection or an answer is waited for: the lock is asked for without waiting, ms. */
const PATIENCE = 20_000

/**
 * Locks a database, for a restore alone and for all other uses together, by a session of its own, with
 * which the lock ends. A session that breaks is opened again; `lost` is called where a restore came first.
 */
export async function lockDatabase(url: string, use: Use, lost: LostTo): Promise<Lock> {
  let released = false
  let session: pg.Client | null = null
  let again: NodeJS.Timeout | undefined

  const open = async (): Promise<Holder | null | 'ours'> => {
    const client = new pg.Client({
      ...{ connectionString: url, application_name: nameOf(use), keepAlive: true },
      ...{ connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE },
    })
    client.on('error', () => reopenLater(client))
    client.on('end', () => reopenLater(client))
    try {
      await client.connect()
      const call = use === 'restore' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'
      const { rows } = await client.query<{ ours: boolean }>(`SELECT ${call}(${KEY}) AS ours`)
      if (!rows[0]?.ours) return await holderOf(client)
      session = client
      return 'ours'
    } finally {
      if (session !== client) await client.end()
    }
  }

  const reopenLater = (client: pg.Client) => {
    if (released || session !== client) return
    session = null
    reopen()
  }
  const reopen = () => {
    again = setTimeout(async () => {
      const holder = await open().catch(() => 'away' as const)
      if (released) await session?.end()
      else if (holder === 'away') reopen()
      else if (holder !== 'ours') lost(holder)
    }, AGAIN_MS)
    again.unref()
  }

  const holder = await open()
  if (holder !== 'ours') throw inUse('The database', holder)
  return {
    hints: [],
    release: async () => {
      released = true
      clearTimeout(again)
      await session?.end()
    },
  }
}

/** What Postgres shows of the session, in at most 63 letters. */
function nameOf(use: Use): string {
  return `tableside ${use} ${process.pid} on ${os.hostname()}`.slice(0, 63)
}

const HOLDERS = `
  SELECT application_name AS name, backend_start AS since
  FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = ${KEY} AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  ORDER BY backend_start LIMIT 1`

async function holderOf(client: pg.Client): Promise<Holder | null> {
  const { rows } = await client.query<{ name: string | null; since: Date }>(HOLDERS)
  const [, use, process] = /^tableside (\S+) (.+)$/.exec(rows[0]?.name ?? '') ?? []
  if (!rows[0] || !use || !process) return null
  return { use: use as Use, process, since: rows[0].since.toISOString() }
}
