import type pg from 'pg'
import { totalOutage } from '#lib/outage/current-outage.ts'
import { isPoolerFull } from '#lib/postgres/pooler-errors.ts'
import { withTimeout } from '#lib/process/with-timeout.ts'
import { BusyError } from '#lib/sql/busy-error.ts'

/** Limit for connecting and for a statement, longer than any of our own work takes, ms. */
export const STATEMENT_TIMEOUT = 20_000

/** Limit for waiting for one lock, ms; others hold them for milliseconds. */
export const LOCK_TIMEOUT = 2_000

/** Limit for waiting for a connection and all locks of a transaction together, ms. */
const TOTAL_LOCK_TIMEOUT = 2_500

/** Limit for each further lock once that is used up, ms: as long as a working transaction holds one. */
const MIN_LOCK_TIMEOUT = 100

/** The same if somebody ahead has waited in vain already, ms. */
const BRIEF_LOCK_TIMEOUT = 50

/**
 * How long a transaction may be idle between two statements, ms. A process that stalls for that long is cut off
 * by the server, which frees its locks.
 */
export const IDLE_TRANSACTION_TIMEOUT = 5_000

/** Postgres' error code: a lock was not granted in time. */
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Postgres' error code: a statement timed out. For a statement that only takes locks: they were not granted in
 * time.
 */
const QUERY_CANCELED = '57014'

/** Postgres' error code: the session was ended because its transaction was idle for too long. */
const IDLE_IN_TRANSACTION = '25P03'

/** How much longer somebody may be kept waiting, who has waited `since` then. */
export class WaitBudget {
  readonly #since: number
  readonly #longest: number

  /** Throws a `BusyError` if somebody ahead waited in vain and the total wait is used up. */
  constructor({ briefly = false, since = performance.now() } = {}) {
    this.#since = since
    this.#longest = briefly ? BRIEF_LOCK_TIMEOUT : LOCK_TIMEOUT
    if (briefly && performance.now() - since >= TOTAL_LOCK_TIMEOUT) {
      throw busy(new Error('others were waited for in vain'))
    }
  }

  /** The longest wait for a connection, ms. */
  get forConnection(): number {
    return Math.min(
      LOCK_TIMEOUT,
      Math.max(MIN_LOCK_TIMEOUT, this.#since + TOTAL_LOCK_TIMEOUT - performance.now()),
    )
  }

  /** The limit for the next lock, ms, if it is below `LOCK_TIMEOUT`; else null. */
  get shortened(): number | null {
    const wait = Math.ceil(Math.min(this.forConnection, this.#longest))
    return wait < LOCK_TIMEOUT ? wait : null
  }
}

/**
 * A connection of the pool. Throws a `BusyError` if all are in use for as long as `waiting` allows; a
 * connection that is being established is waited for longer.
 */
export async function acquireConnection(
  pool: pg.Pool,
  waiting: WaitBudget,
): Promise<pg.PoolClient> {
  const { idleCount, totalCount, waitingCount, options } = pool
  const connecting = pool.connect()
  if (options.max - totalCount + idleCount > waitingCount) return connecting
  return withTimeout(connecting, waiting.forConnection, () => {
    // A connection that arrives after this goes back to the pool.
    connecting.then(
      (client) => client.release(),
      () => {},
    )
    throw busy(new Error('all connections are in use'))
  })
}

/**
 * Turns the error of a database that is blocked by somebody else into a `BusyError`; returns any other
 * unchanged.
 */
export function asBusyError(error: unknown, { shared = false } = {}): unknown {
  return isBusy(error)
    ? busy(error, { shared: shared && codeOf(error) === LOCK_NOT_AVAILABLE })
    : error
}

/** The error of a statement that only takes locks: a timeout means that a lock was not granted. */
export function asLockError(error: unknown): unknown {
  return codeOf(error) === QUERY_CANCELED
    ? Object.assign(new Error('locks', { cause: error }), { code: LOCK_NOT_AVAILABLE })
    : error
}

/**
 * Whether the server reports that a transaction was blocked, or ended because it was idle, or a pooler that it has no
 * connection for it.
 */
export function isBusy(error: unknown): boolean {
  const code = codeOf(error)
  return code === LOCK_NOT_AVAILABLE || code === IDLE_IN_TRANSACTION || isPoolerFull(error)
}

function busy(cause: unknown, kind?: { shared: boolean }): BusyError {
  warnOncePerStall(cause)
  return new BusyError(IDLE_TRANSACTION_TIMEOUT / 1000, cause, kind)
}

/** When the last error was logged: later ones within the idle limit have the same cause. */
let lastBusy = Number.NEGATIVE_INFINITY

/** Logs one line per stall, not one for each request that meets it, and none where the database does not answer. */
function warnOncePerStall(cause: unknown): void {
  if (totalOutage()) return
  const now = performance.now()
  if (now - lastBusy > 2 * IDLE_TRANSACTION_TIMEOUT) {
    console.warn(`booking: a connection is blocking others (${(cause as Error).message})`)
  }
  lastBusy = now
}

/** The server's error code; undefined if there is none. */
export function codeOf(error: unknown): string | undefined {
  return (error as { code?: string }).code
}
