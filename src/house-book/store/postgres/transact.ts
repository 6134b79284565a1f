import type pg from 'pg'
import { BusyError } from '#lib/busy.ts'
import type { Result } from '#lib/result.ts'
import type { Locks, Sql } from '../database.ts'
import { lockStatements, tookLocks, tryLocks } from './locks.ts'
import { busyOr, checkOut, codeOf, lockedOr, type Waiting } from './patience.ts'
import { ofStatement, statements } from './statements.ts'

/** A statement behind one that failed. */
const ABORTED = '25P02'

/**
 * Runs `work` in one transaction, whose statements are sent as they come. Locks that are free are taken in the
 * same round trip; where others have one of them, what was done meanwhile is undone and they are waited for.
 */
export async function transact<R extends Result<unknown>>(
  pool: pg.Pool,
  locks: Locks,
  work: (sql: Sql) => Promise<R>,
  waiting: Waiting,
): Promise<R> {
  const client = await checkOut(pool, waiting)
  let broken = false
  const faults: unknown[] = []
  const fault = (error: unknown) => faults.push(busyOr(error))
  client.on('error', fault)
  /** Null where nothing was done, because others have the locks. */
  const attempt = async (begin: string): Promise<R | null> => {
    const beginning = client.query(begin)
    beginning.catch((error) => fault(lockedOr(error)))
    const working = work(statements(run))
    // Without the locks it says nothing.
    working.catch(() => {})
    const begun = await beginning
    if (!tookLocks(begun)) {
      await working.catch(() => {})
      await client.query('ROLLBACK')
      return null
    }
    const result = await working
    await client.query(result.ok ? 'COMMIT' : 'ROLLBACK')
    return result
  }
  const run = (statement: pg.QueryConfig) => {
    // It shares the packet of the statement, and nobody sends it who was not kept waiting.
    const { shortened } = waiting
    if (shortened !== null) {
      client.query(`SET LOCAL lock_timeout = ${shortened}`).catch(() => {})
    }
    const answer = client.query(statement)
    answer.catch((error: unknown) => faults.push(ofStatement(error)))
    return answer
  }
  try {
    const tried = waiting.shortened === null ? await attempt(`BEGIN${tryLocks(locks)}`) : null
    const { shortened } = waiting
    return tried ?? ((await attempt(`BEGIN${lockStatements(locks, shortened)}`)) as R)
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      broken = true
    })
    // Why the server has ended the session, kept back a lock, or failed a statement, says more than that what
    // was sent behind it failed, too.
    const busy = faults.find((one) => one instanceof BusyError)
    throw busy ?? (codeOf(error) === ABORTED ? faults[0] : error)
  } finally {
    client.off('error', fault)
    client.release(broken)
  }
}
