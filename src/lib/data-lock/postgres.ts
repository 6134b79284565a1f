import os from 'node:os'
import { directUrlOf, type PostgresAddresses } from '../postgres/addresses.ts'
import { PostgresSession } from '../postgres/session.ts'
import { directSettingOf, refuseUnreachable } from '../postgres/unreachable.ts'
import {
  type DataUse,
  dataInUseError,
  type Holder,
  isExclusive,
  type Lock,
  type OnLockLost,
} from './lock.ts'
import { refuseOtherDatabase } from './refuse-other-database.ts'
import { refusePooler } from './refuse-pooler.ts'

/** Key of the advisory lock on a database that stands for the data of an installation. */
export const DATA_LOCK_KEY = 7_741_003
const RETRY_MS = 1000
/** How often it is asked whether the session still has the lock, ms. */
const CHECK_INTERVAL_MS = 5000

/**
 * Locks a database, for a restore or a move alone and for all other uses together, by a session of its own, with
 * which the lock ends. A session that breaks, or does not answer, is opened again; `lost` is called where one
 * of these came first.
 */
export async function lockPostgres(
  where: PostgresAddresses,
  use: DataUse,
  lost: OnLockLost,
): Promise<Lock> {
  const lock = new SessionLock(where, use, lost)
  const holder = await lock.open()
  if (holder !== 'ours') throw dataInUseError('The database', holder)
  try {
    await refuseOtherDatabase(where, `${GRANTED} AND pid = ${lock.pid}`)
  } catch (error) {
    await lock.release()
    throw error
  }
  return { hints: [], endedCleanly: true, release: () => lock.release() }
}

/** The advisory lock, and the session that holds it. */
class SessionLock {
  readonly #where: PostgresAddresses
  readonly #use: DataUse
  readonly #lost: OnLockLost
  #session: PostgresSession | null = null
  #released = false
  #pid = 0
  #timer: NodeJS.Timeout | undefined

  constructor(where: PostgresAddresses, use: DataUse, lost: OnLockLost) {
    this.#where = where
    this.#use = use
    this.#lost = lost
  }

  /** Opens a session and takes the lock: `ours`, or its holder (null = unknown). */
  async open(): Promise<Holder | null | 'ours'> {
    const url = directUrlOf(this.#where) ?? ''
    const opened = new PostgresSession(url, applicationName(this.#use), {
      onEnd: () => this.#onSessionEnd(opened),
    })
    try {
      await opened.connect().catch(refuseUnreachable(directSettingOf(this.#where)))
      await refusePooler(opened, url)
      const call = isExclusive(this.#use) ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'
      const [row] = await opened.query<{ ours: boolean; pid: number }>(
        `SELECT ${call}(${DATA_LOCK_KEY}) AS ours, pg_backend_pid() AS pid`,
      )
      if (!row?.ours) return await holderOf(opened)
      this.#pid = row.pid
      this.#session = opened
      this.#scheduleCheck(opened)
      return 'ours'
    } finally {
      if (this.#session !== opened) opened.drop()
    }
  }

  /** The number of the server's process that has the lock; 0 before. */
  get pid(): number {
    return this.#pid
  }

  async release(): Promise<void> {
    this.#released = true
    clearTimeout(this.#timer)
    await this.#session?.end()
  }

  #onSessionEnd(ended: PostgresSession): void {
    if (this.#released || this.#session !== ended) return
    this.#session = null
    this.#scheduleReopen()
  }

  #scheduleReopen(): void {
    this.#schedule(RETRY_MS, async () => {
      const holder = await this.open().catch(() => 'away' as const)
      if (this.#released) await this.#session?.end()
      else if (holder === 'away') this.#scheduleReopen()
      else if (holder !== 'ours') this.#lost(holder)
    })
  }

  /**
   * Checks that the session still holds the lock: an idle connection whose peer has vanished looks open for
   * hours.
   */
  #scheduleCheck(session: PostgresSession): void {
    this.#schedule(CHECK_INTERVAL_MS, async () => {
      const holds = await session.query(HOLDS).catch(() => [])
      if (this.#released || this.#session !== session) return
      if (holds.length > 0) this.#scheduleCheck(session)
      else session.drop()
    })
  }

  #schedule(ms: number, work: () => Promise<void>): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(work, ms)
    this.#timer.unref()
  }
}

/** Application name of the session in Postgres, at most 63 characters. */
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
