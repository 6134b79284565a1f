import type pg from 'pg'
import { BusyError } from '#lib/busy.ts'

/** How long a connection is made or a statement is waited for: longer than any of our own work takes, ms. */
export const PATIENCE = 20_000
/** How long a lock is waited for, which others keep for milliseconds, ms. */
export const LOCK_WAIT = 2_000
/** How long a guest waits for a connection and all locks of a transaction together, ms. */
const ALL_WAITS = 2_500
/** How long a lock is waited for once that is over, ms: for as long as others keep it who are at work. */
const LAST_WAIT = 100
/** The same after a wait behind others who waited in vain, ms. */
const BRIEF_WAIT = 50
/**
 * How long a transaction may stand still between two statements, ms. Who stands still for so long has a
 * process that does: the server ends it, and what it kept locked is free.
 */
export const STANDSTILL = 5_000

/** A lock that was waited for in vain. */
const LOCKED = '55P03'
/** A statement that took too long: where it took locks and did nothing else, they were waited for in vain. */
const TOO_LONG = '57014'
/** A transaction of our own that stood still. */
const STOOD_STILL = '25P03'

/** How much of its waiting somebody has still before them, who has waited `since` then. */
export class Waiting {
  readonly #since: number
  readonly #longest: number

  /** Throws a `BusyError` where somebody stood still before them, and they have waited for long enough. */
  constructor({ briefly = false, since = performance.now() } = {}) {
    this.#since = since
    this.#longest = briefly ? BRIEF_WAIT : LOCK_WAIT
    if (briefly && performance.now() - since >= ALL_WAITS) {
      throw busy(new Error('others were waited for in vain'))
    }
  }

  /** The longest wait for a connection, ms. */
  get forConnection(): number {
    return Math.min(LOCK_WAIT, Math.max(LAST_WAIT, this.#since + ALL_WAITS - performance.now()))
  }

  /** The longest wait for the next lock, ms, where that is shorter than `LOCK_WAIT`; else null. */
  get shortened(): number | null {
    const wait = Math.ceil(Math.min(this.forConnection, this.#longest))
    return wait < LOCK_WAIT ? wait : null
  }
}

/**
 * A connection of a pool. Throws a `BusyError` where all are in use for as long as `waiting` allows; one
 * that is being made is waited for with more patience.
 */
export async function checkOut(pool: pg.Pool, waiting: Waiting): Promise<pg.PoolClient> {
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
export function busyOr(error: unknown, { shared = false } = {}): unknown {
  return isBusy(error) ? busy(error, { shared: shared && codeOf(error) === LOCKED }) : error
}

/** The error of a statement that takes nothing but locks. */
export function lockedOr(error: unknown): unknown {
  return codeOf(error) === TOO_LONG
    ? Object.assign(new Error('locks', { cause: error }), { code: LOCKED })
    : error
}

/** Whether an error of the server says that somebody stood in the way, or stood still. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === LOCKED || codeOf(error) === STOOD_STILL
}

function busy(cause: unknown, kind?: { shared: boolean }): BusyError {
  tell(cause)
  return new BusyError(STANDSTILL / 1000, cause, kind)
}

/** When the last one was busy: those that follow within a standstill's time are of the same one. */
let lastBusy = Number.NEGATIVE_INFINITY

/** Logs one line a standstill, not one for everybody who meets it. */
function tell(cause: unknown): void {
  const now = performance.now()
  if (now - lastBusy > 2 * STANDSTILL) {
    console.warn(`booking: a connection is blocking others (${(cause as Error).message})`)
  }
  lastBusy = now
}

/** The server's code of an error; undefined where it has none. */
export function codeOf(error: unknown): string | undefined {
  return (error as { code?: string }).code
}
