import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { BusyError } from '../../../lib/busy.ts'

/** SQLite's code for a lock that another program has. */
const BUSY = 5

/** Between two looks whether a lock is free again, ms. */
const RETRY_EVERY = 10

/** How long a lock that another program has on the file is waited for, ms: so long is a guest kept waiting. */
const LOCK_TIMEOUT = 2_000

/** After how long somebody who found the database locked may come again, s. */
const RETRY_AFTER = 5

/** A connection that waits for nobody. `clock` is what the SQL function of that name answers. */
export function connect(file: string, clock?: () => number): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: 0 })
  try {
    connection.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON',
    )
  } catch (error) {
    connection.close()
    throw error
  }
  if (clock) connection.function('clock', clock)
  return connection
}

/** The error of a lock that another program has; any other one as it is. */
export function asBusyError(error: unknown): unknown {
  return isLocked(error) ? new BusyError(RETRY_AFTER, error, { shared: true }) : error
}

/** Whether an error says that another program has a lock. */
function isLocked(error: unknown): boolean {
  const { errcode = 0 } = (error ?? {}) as { errcode?: number }
  return (errcode & 0xff) === BUSY
}

/** Does `work`, and does it again while another program has a lock, for `LOCK_TIMEOUT` ms at most. */
export async function retryWhileLocked<T>(
  work: () => T,
  meanwhile: () => void = () => {},
): Promise<T> {
  const until = performance.now() + LOCK_TIMEOUT
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isLocked(error) || performance.now() >= until) throw error
    }
    meanwhile()
    await pause(RETRY_EVERY)
  }
}
