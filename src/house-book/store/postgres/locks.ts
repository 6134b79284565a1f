import { hash } from 'node:crypto'
import type { Locks } from '../database.ts'
import type { QueryResult, Statement } from './batch.ts'
import { LOCK_TIMEOUT, STATEMENT_TIMEOUT } from './wait-limits.ts'

/**
 * Statements at the beginning of a transaction that take its locks, in one order for everybody. All of them
 * together are waited for no longer than any one, or than `shortened` ms, and every lock after them no longer
 * than that.
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

/**
 * The statement that takes the locks if nobody has any of them or waits for it, and says whether it did. To
 * bound a wait takes two more statements, which cost more than the locks.
 */
export function tryLocks(locks: Locks): Statement[] {
  const { calls, values } = lockCalls(locks, 'pg_try_advisory_xact_lock')
  if (calls.length === 0) return []
  const text = `SELECT ${calls.join(' AND ')} AS taken`
  return [{ name: `locks_${calls.map(isShared).map(Number).join('')}`, text, values }]
}

/** Whether these statements took the locks: all do but that of `tryLocks`, which says so. */
export function gotLocks(answers: QueryResult[]): boolean {
  return answers.every(({ rows }) => rows[0]?.taken !== false)
}

/** The calls that take locks, in one order for everybody, and the locks' numbers. */
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
