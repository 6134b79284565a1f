import type { Result } from '#lib/result.ts'
import { BusyError } from '#lib/sql/busy-error.ts'
import type { Locks, Sql } from '../database.ts'
import { type Statement, TRANSACTION_ABORTED } from './batch.ts'
import { gotLocks, lockStatements, tryLocks } from './locks.ts'
import { acquireSession, type Sessions } from './sessions.ts'
import { asStatementError, sqlOver } from './statements.ts'
import { asBusyError, asLockError, codeOf, type WaitBudget } from './wait-limits.ts'

const [BEGIN, COMMIT, ROLLBACK] = ['BEGIN', 'COMMIT', 'ROLLBACK'].map((text) => ({
  name: text.toLowerCase(),
  text,
})) as [Statement, Statement, Statement]

/** Begins a transaction whose statements see one state, and write nothing. */
export const BEGIN_SNAPSHOT: Statement = {
  name: 'begin_snapshot',
  text: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
}

/**
 * Runs `work` in one transaction whose statements are sent as they are issued. Free locks are taken in the same
 * round trip as the first statements; if one of them is taken, what was done meanwhile is rolled back and the
 * transaction waits. `begin` is the statement that begins it.
 */
export async function transact<R extends Result<unknown>>(
  sessions: Sessions,
  locks: Locks,
  work: (sql: Sql) => Promise<R>,
  waiting: WaitBudget,
  begin = BEGIN,
): Promise<R> {
  const { client, batches } = await acquireSession(sessions, waiting)
  let broken = false
  const faults: unknown[] = []
  const fault = (error: unknown) => faults.push(asBusyError(error))
  client.on('error', fault)
  /** Null if nothing was done because a lock is taken. */
  const attempt = async (taking: Statement[]): Promise<R | null> => {
    const beginning = Promise.all(
      [begin, ...sessions.opening, ...taking].map((one) => batches.run(one)),
    )
    beginning.catch((error) => fault(asLockError(error)))
    const working = work(sqlOver(run))
    // If the locks were not granted, its outcome does not matter.
    working.catch(() => {})
    const begun = await beginning
    if (!gotLocks(begun)) {
      await working.catch(() => {})
      await batches.run(ROLLBACK)
      return null
    }
    const result = await working
    await batches.run(result.ok ? COMMIT : ROLLBACK)
    return result
  }
  const run = (statement: Statement) => {
    // Sent in the packet of the statement, and only by a transaction that has waited already.
    const { shortened } = waiting
    if (shortened !== null) {
      batches.run({ text: `SET LOCAL lock_timeout = ${shortened}` }).catch(() => {})
    }
    const answer = batches.run(statement)
    answer.catch((error: unknown) => faults.push(asStatementError(error)))
    return answer
  }
  try {
    const tried = waiting.shortened === null ? await attempt(tryLocks(locks)) : null
    return tried ?? ((await attempt(lockStatements(locks, waiting.shortened))) as R)
  } catch (error) {
    await batches.run(ROLLBACK).catch(() => {
      broken = true
    })
    // Report the cause (session ended, lock not granted, failed statement), not the abort that follows from it.
    const busy = faults.find((one) => one instanceof BusyError)
    throw busy ?? (codeOf(error) === TRANSACTION_ABORTED ? faults[0] : error)
  } finally {
    client.off('error', fault)
    client.release(broken)
  }
}
