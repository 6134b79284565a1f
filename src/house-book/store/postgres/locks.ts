import { hash } from 'node:crypto'
import type { Locks } from '../database.ts'
import { LOCK_WAIT, PATIENCE } from './patience.ts'

/**
 * The statements after a `BEGIN` that take the locks, in one order for everybody. All of them together are
 * waited for no longer than any one, or than `shortened` ms, and every lock after them no longer than that.
 */
export function lockStatements(
  { alone = [], together = [] }: Locks,
  shortened: number | null,
): string {
  const calls = new Map<bigint, string>()
  for (const key of together) calls.set(lockNumber(key), 'pg_advisory_xact_lock_shared')
  for (const key of alone) calls.set(lockNumber(key), 'pg_advisory_xact_lock')
  const inOrder = [...calls].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const wanted = inOrder.map(([number, call]) => `${call}(${number})`)
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

function lockNumber(key: string): bigint {
  return hash('sha256', key, 'buffer').readBigInt64BE()
}
