import path from 'node:path'
import { sqliteOutage } from '../outage/sqlite-probe.ts'
import type { PostgresAddresses } from '../postgres/addresses.ts'
import { OperatorError } from '../process/operator-error.ts'
import { processSingleton } from '../process/process-singleton.ts'
import { refuseOlderRelease } from '../release/refuse-older-release.ts'
import { type DataUse, type Holder, holderLabel, type Lock, type OnLockLost } from './lock.ts'
import { restrictToOwner, restrictUmask } from './owner-only.ts'
import { refuseDamaged } from './refuse-damaged.ts'
import { refuseInterruptedRestore } from './restore-marker.ts'
import { refuseUnfinishedMove } from './unfinished-move.ts'

type DataLocation = PostgresAddresses & { dataDir: string }

/** This process's right to use the data of an installation. */
export type DataLock = {
  /** Hints for the operator about the data, one sentence each. */
  hints: string[]
  /** Leaves the data to a child process until `work` has ended. */
  lend<T>(work: () => Promise<T>): Promise<T>
  release(): Promise<void>
  /**
   * Has `listener` called where Postgres ended the session of the lock, and gave the data to a restore
   * before there was another one; at once where that has happened already.
   */
  onLost(listener: OnLockLost): void
}

/**
 * Takes the data of an installation for one use, until it is released or this process has ended, however
 * that comes about. On SQLite one use has them at a time; on Postgres all share them but a restore and a
 * move, which have them alone. Throws an `OperatorError` that names who has them, or why they are not fit for this
 * release. From then on nobody but the owner of the data folder gets at what is in it.
 */
export async function lockData(where: DataLocation, use: DataUse): Promise<DataLock> {
  const key = keyOf(where)
  const listeners = new Set<OnLockLost>()
  let gone: { to: Holder | null } | null = null
  const lost: OnLockLost = (holder) => {
    gone = { to: holder }
    for (const listener of listeners) listener(holder)
  }
  restrictUmask()
  let lock: Lock | null = await lockOf(where, use, lost)
  const hints = [...lock.hints, ...restrictToOwner(where.dataDir)]
  // What a restore replaces need not be fit to run on.
  if (use !== 'restore') await refuseUnfit(where, lock, use)
  const data: DataLock = {
    hints,
    async lend(work) {
      await release()
      const value = await work()
      lock = await lockOf(where, use, lost)
      held().set(key, data)
      return value
    },
    release,
    onLost: (listener) => {
      listeners.add(listener)
      if (gone) listener(gone.to)
    },
  }
  held().set(key, data)
  return data

  async function release() {
    held().delete(key)
    await lock?.release()
    lock = null
  }
}

/** Has a command end with code 1, and say why, where a restore takes the data from it. */
export function exitWhenLockLost(data: DataLock): void {
  data.onLost((holder) => {
    console.error(`The connection to the database broke, and ${holderLabel(holder)} has it now.`)
    process.exit(1)
  })
}

/** The lock that this process holds already, for code that runs later in it. */
export function heldDataLock(where: DataLocation): DataLock | undefined {
  return held().get(keyOf(where))
}

const held = () => processSingleton('data-locks', () => new Map<string, DataLock>())

function keyOf({ databaseUrl, dataDir }: DataLocation): string {
  return databaseUrl ?? path.resolve(dataDir)
}

async function refuseUnfit(where: DataLocation, lock: Lock, use: DataUse): Promise<void> {
  try {
    refuseInterruptedRestore(where.dataDir)
    if (!where.databaseUrl) refuseDamaged(where.dataDir, lock)
    await refuseOlderRelease(where)
    // The move itself goes on with it.
    if (use !== 'move') await refuseUnfinishedMove(where)
  } catch (error) {
    await lock.release()
    throw toOperatorError(where.dataDir, error)
  }
}

/** Converts an error that keeps SQLite from reading, such as a full disk, to an `OperatorError`. */
function toOperatorError(dataDir: string, error: unknown): unknown {
  const outage = sqliteOutage(path.resolve(dataDir), error)
  return outage ? new OperatorError(`${outage.message} (${outage.cause})`) : error
}

async function lockOf(where: DataLocation, use: DataUse, lost: OnLockLost): Promise<Lock> {
  if (where.databaseUrl) {
    const { lockPostgres } = await import('./postgres.ts')
    return lockPostgres(where, use, lost)
  }
  const { lockDataFolder } = await import('./sqlite.ts')
  return lockDataFolder(where.dataDir, use)
}
