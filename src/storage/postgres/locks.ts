import { hash } from 'node:crypto'
import type { Locks } from '../database.ts'
import type { QueryResult, Statement } from './batch.ts'
import { LOCK_TIMEOUT, STATEMENT_TIMEOUT } from './wait-limits.ts'

/**
 * The statements that take a transaction's advisory locks, in one global order. Together they wait no longer
 * than for a single lock, or than `shortened` ms; every later lock of the transaction then waits no longer than
 * that either.
 */
export function lockStatements(locks: Locks, shortened: number | null): Statement[] {
  const wanted = lockCalls(locks, 'pg_advisory_xact_lock')
  return [
    ...(shortened === null ? [] : [{ text: `SET LOCAL lock_timeout = ${shortened}` }]),
    ...(wanted.calls.length === 0
      ? []
      : [
          { text: `SET LOCAL statement_timeout = ${shortened ?? LOCK_TIMEOUT}` },
          { text: `SELECT ${wanted.calls.join(', ')}`, values: wanted.values },
          { text: `SET LOCAL statement_timeout = ${STATEMENT_TIMEOUT}` },
        ]),
  ]
}

/** Maximum number of locks for which the statement is prepared. Each order of shared and exclusive locks is a statement of its own. */
const MOST_PREPARED = 6

/**
 * The statement that takes the locks if all are free at once, and returns whether it did. It is tried first,
 * because limiting a wait costs two more statements than taking the locks.
 */
export function tryLocks(locks: Locks): Statement[] {
  const { calls, values } = lockCalls(locks, 'pg_try_advisory_xact_lock')
  if (calls.length === 0) return []
  const text = `SELECT ${calls.join(' AND ')} AS taken`
  const name = `locks_${calls.map(isShared).map(Number).join('')}`
  return [{ name: calls.length > MOST_PREPARED ? undefined : name, text, values }]
}

/** Whether these results mean that the locks were taken: only the statement of `tryLocks` can fail to. */
export function gotLocks(answers: QueryResult[]): boolean {
  return answers.every(({ rows }) => rows[0]?.taken !== false)
}

/** The SQL calls that take the locks, in one global order, and the lock numbers. */
function lockCalls({ exclusive = [], shared = [] }: Locks, take: string) {
  const wanted = new Map<bigint, string>()
  for (const key of shared) wanted.set(lockNumber(key), `${take}_shared`)
  for (const key of exclusive) wanted.set(lockNumber(key), take)
  const inOrder = [...wanted].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    calls: inOrder.map(([, call], n) => `${call}($${n + 1})`),
    values: inOrder.map(([number]) => String(number)),
  }
}

function isShared(call: string): boolean {
  return call.includes('_shared(')
}

function lockNumber(key: string): bigint {
  return hash('sha256', key, 'buffer').readBigInt64BE()
}
