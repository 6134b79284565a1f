import { hash } from 'node:crypto'
import type { QueryResult } from 'pg'
import type { Locks } from '../database.ts'
import { LOCK_WAIT, PATIENCE } from './patience.ts'

/**
 * The statements after a `BEGIN` that take the locks, in one order for everybody. All of them together are
 * waited for no longer than any one, or than `shortened` ms, and every lock after them no longer than that.
 */
export function lockStatements(locks: Locks, shortened: number | null): string {
  const wanted = calls(locks, 'pg_advisory_xact_lock')
  return [
    ...(shortened === null ? [] : [`SET LOCAL lock_timeout = ${shortened}`]),
    ...(wanted.length === 0
      ? []
      : [
          `SET LOCAL statement_timeout = ${shortened ?? LOCK_WAIT}`,
          `SELECT ${wanted.join(', ')}`,
          `SET LOCAL statement_timeout = ${PATIENCE}`,
        ]),
  ]
    .map((statement) => `; ${statement}`)
    .join('')
}

/**
 * The statement after a `BEGIN` that takes the locks if nobody has any of them or waits for it, and says whether
 * it did. To bound a wait takes two more statements, which cost more than the locks.
 */
export function tryLocks(locks: Locks): string {
  const wanted = calls(locks, 'pg_try_advisory_xact_lock')
  return wanted.length === 0 ? '' : `; SELECT ${wanted.join(' AND ')} AS taken`
}

/** Whether a `BEGIN` took the locks: all do but one with `tryLocks`, which says so. */
export function tookLocks(begun: QueryResult | QueryResult[]): boolean {
  const last = [begun].flat().at(-1)
  return last?.rows[0]?.taken !== false
}

/** The calls that take locks, in one order for everybody. */
function calls({ alone = [], together = [] }: Locks, take: string): string[] {
  const wanted = new Map<bigint, string>()
  for (const key of together) wanted.set(lockNumber(key), `${take}_shared`)
  for (const key of alone) wanted.set(lockNumber(key), take)
  const inOrder = [...wanted].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return inOrder.map(([number, call]) => `${call}(${number})`)
}

function lockNumber(key: string): bigint {
  return hash('sha256', key, 'buffer').readBigInt64BE()
}
