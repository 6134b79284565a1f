import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { BusyError } from '#lib/sql/busy-error.ts'

/** SQLite's code for a file locked by another program. */
const BUSY = 5

/** Interval between two attempts to get the lock, ms. */
const RETRY_EVERY = 10

/** Limit for waiting for another program's lock on the file, ms: how long a guest is kept waiting. */
const LOCK_TIMEOUT = 2_000

/** After how many seconds a client that found the database locked may retry. */
const RETRY_AFTER = 5

/** Opens a connection that does not wait for locks itself. `clock` implements the SQL function of that name. */
export function connect(file: string, clock?: () => number): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: 0 })
  try {
    connection.exec(
      // What is erased is overwritten, and not left in the file until its place is needed.
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
       PRAGMA secure_delete = ON`,
    )
  } catch (error) {
    connection.close()
    throw error
  }
  if (clock) connection.function('clock', clock)
  return connection
}

/** Turns the error of a lock held by another program into a `BusyError`; returns any other unchanged. */
export function asBusyError(error: unknown): unknown {
  return isLocked(error) ? new BusyError(RETRY_AFTER, error, { shared: true }) : error
}

/** Whether an error says that another program holds a lock. */
function isLocked(error: unknown): boolean {
  const { errcode = 0 } = (error ?? {}) as { errcode?: number }
  return (errcode & 0xff) === BUSY
}

/**
 * Runs `work`, again while another program holds a lock, for at most `LOCK_TIMEOUT` ms; `meanwhile` is called
 * before each retry.
 */
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
