import os from 'node:os'
import { PostgresSession } from '../postgres/session.ts'
import { type DataUse, dataInUseError, type Holder, type Lock, type OnLockLost } from './lock.ts'
import { refusePooler } from './refuse-pooler.ts'

/** Key of the advisory lock on a database that stands for the data of an installation. */
export const DATA_LOCK_KEY = 7_741_003
const RETRY_MS = 1000
/** How often it is asked whether the session still has the lock, ms. */
const CHECK_INTERVAL_MS = 5000

/**
 * Locks a database, for a restore alone and for all other uses together, by a session of its own, with
 * which the lock ends. A session that breaks, or does not answer, is opened again; `lost` is called where a
 * restore came first.
 */
export async function lockPostgres(url: string, use: DataUse, lost: OnLockLost): Promise<Lock> {
  let released = false
  let session: PostgresSession | null = null
  let timer: NodeJS.Timeout | undefined

  const open = async (): Promise<Holder | null | 'ours'> => {
    const opened = new PostgresSession(url, applicationName(use), {
      onEnd: () => reopenLater(opened),
    })
    try {
      await opened.connect()
      await refusePooler(opened, url)
      const call = use === 'restore' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'
      const [row] = await opened.query<{ ours: boolean }>(
        `SELECT ${call}(${DATA_LOCK_KEY}) AS ours`,
      )
      if (!row?.ours) return await holderOf(opened)
      session = opened
      beatLater(opened)
      return 'ours'
    } finally {
      if (session !== opened) opened.drop()
    }
  }

  const reopenLater = (ended: PostgresSession) => {
    if (released || session !== ended) return
    session = null
    reopen()
  }
  const reopen = () => {
    later(RETRY_MS, async () => {
      const holder = await open().catch(() => 'away' as const)
      if (released) await session?.end()
      else if (holder === 'away') reopen()
      else if (holder !== 'ours') lost(holder)
    })
  }
  // Where nothing is sent, a connection whose other end has gone without a word looks well for hours.
  const beatLater = (beating: PostgresSession) => {
    later(CHECK_INTERVAL_MS, async () => {
      const holds = await beating.query(HOLDS).catch(() => [])
      if (released || session !== beating) return
      if (holds.length > 0) beatLater(beating)
      else beating.drop()
    })
  }
  const later = (ms: number, work: () => Promise<void>) => {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
    timer.unref()
  }

  const holder = await open()
  if (holder !== 'ours') throw dataInUseError('The database', holder)
  return {
    hints: [],
    endedCleanly: true,
    release: async () => {
      released = true
      clearTimeout(timer)
      await session?.end()
    },
  }
}

/** What Postgres shows of the session, in at most 63 letters. */
function applicationName(use: DataUse): string {
  return `tableside ${use} ${process.pid} on ${os.hostname()}`.slice(0, 63)
}

const GRANTED = `locktype = 'advisory' AND granted AND classid = 0 AND objid = ${DATA_LOCK_KEY} AND objsubid = 1`

/** One row where the session that asks has the lock. */
const HOLDS = `SELECT 1 FROM pg_locks WHERE ${GRANTED} AND pid = pg_backend_pid()`

const HOLDERS = `
  SELECT application_name AS name, backend_start AS since
  FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE ${GRANTED}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  ORDER BY backend_start LIMIT 1`

async function holderOf(session: PostgresSession): Promise<Holder | null> {
  const [row] = await session.query<{ name: string | null; since: Date }>(HOLDERS)
  const [, use, process] = /^tableside (\S+) (.+)$/.exec(row?.name ?? '') ?? []
  if (!row || !use || !process) return null
  return { use: use as DataUse, process, since: row.since.toISOString() }
}
