import type pg from 'pg'
import { BusyError } from '#lib/busy.ts'

/** How long a connection is made or a statement is waited for: longer than any of our own work takes, ms. */
export const STATEMENT_TIMEOUT = 20_000

/** How long a lock is waited for, which others keep for milliseconds, ms. */
export const LOCK_TIMEOUT = 2_000

/** How long a guest waits for a connection and all locks of a transaction together, ms. */
const TOTAL_LOCK_TIMEOUT = 2_500

/** How long a lock is waited for once that is over, ms: for as long as others keep it who are at work. */
const MIN_LOCK_TIMEOUT = 100

/** The same after a wait behind others who waited in vain, ms. */
const BRIEF_LOCK_TIMEOUT = 50

/**
 * How long a transaction may stand still between two statements, ms. Who stands still for so long has a
 * process that does: the server ends it, and what it kept locked is free.
 */
export const IDLE_TRANSACTION_TIMEOUT = 5_000

/** A lock that was waited for in vain. */
const LOCK_NOT_AVAILABLE = '55P03'

/** A statement that took too long: where it took locks and did nothing else, they were waited for in vain. */
const QUERY_CANCELED = '57014'

/** A transaction of our own that stood still. */
const IDLE_IN_TRANSACTION = '25P03'

/** How much of its waiting somebody has still before them, who has waited `since` then. */
export class WaitBudget {
  readonly #since: number
  readonly #longest: number

  /** Throws a `BusyError` where somebody stood still before them, and they have waited for long enough. */
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

  /** The longest wait for the next lock, ms, where that is shorter than `LOCK_TIMEOUT`; else null. */
  get shortened(): number | null {
    const wait = Math.ceil(Math.min(this.forConnection, this.#longest))
    return wait < LOCK_TIMEOUT ? wait : null
  }
}

/**
 * A connection of a pool. Throws a `BusyError` where all are in use for as long as `waiting` allows; one
 * that is being made is waited for with more patience.
 */
export async function acquireConnection(
  pool: pg.Pool,
  waiting: WaitBudget,
): Promise<pg.PoolClient> {
  const { idleCount, totalCount, waitingCount, options } = pool
  const connecting = pool.connect()
  if (options.max - totalCount + idleCount > waitingCount) return connecting
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    // A connection that comes now is too late, and goes back.
    connecting.then(
      (client) => client.release(),
      () => {},
    )
    tooLate.reject(busy(new Error('all connections are in use')))
  }, waiting.forConnection)
  try {
    return await Promise.race([connecting, tooLate.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** The error of a database in which somebody else stands in the way; any other one as it is. */
export function asBusyError(error: unknown, { shared = false } = {}): unknown {
  return isBusy(error)
    ? busy(error, { shared: shared && codeOf(error) === LOCK_NOT_AVAILABLE })
    : error
}

/** The error of a statement that takes nothing but locks. */
export function asLockError(error: unknown): unknown {
  return codeOf(error) === QUERY_CANCELED
    ? Object.assign(new Error('locks', { cause: error }), { code: LOCK_NOT_AVAILABLE })
    : error
}

/** Whether an error of the server says that somebody stood in the way, or stood still. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === LOCK_NOT_AVAILABLE || codeOf(error) === IDLE_IN_TRANSACTION
}

function busy(cause: unknown, kind?: { shared: boolean }): BusyError {
  warnOncePerStall(cause)
  return new BusyError(IDLE_TRANSACTION_TIMEOUT / 1000, cause, kind)
}

/** When the last one was busy: those that follow within a standstill's time are of the same one. */
let lastBusy = Number.NEGATIVE_INFINITY

/** Logs one line a standstill, not one for everybody who meets it. */
function warnOncePerStall(cause: unknown): void {
  const now = performance.now()
  if (now - lastBusy > 2 * IDLE_TRANSACTION_TIMEOUT) {
    console.warn(`booking: a connection is blocking others (${(cause as Error).message})`)
  }
  lastBusy = now
}

/** The server's code of an error; undefined where it has none. */
export function codeOf(error: unknown): string | undefined {
  return (error as { code?: string }).code
}
